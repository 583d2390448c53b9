/**
 * Makes sure that there is a copy of the saved data, and that a replaced store is not mistaken for the previous one.
 */
import type { EngineStatus, StoreState } from '#api/contract/engine';
import { appBaseUrl } from '@/lib/api/api-base';
import { engineState } from './engine-state';
import { probeEngine } from './health-probe';
import { createSafetyCopies, exportedOf, type SafetyCopy } from './safety-copy';
import { askEngine, listStoredWorkspaces } from './stored-data';

/** Nothing waits for a copy, and a ledger that is being filled is not copied after each entry. */
const idleMs = 5000;

export const safetyCopies = createSafetyCopies(`ledgerleaf.safety-copy:${appBaseUrl.pathname}`, () =>
  new Date().toISOString(),
);

let copying: Promise<void> | undefined;

/**
 * Call this with each status of the engine.
 * @param known the copy that existed before the status was requested; another tab may have made a newer one since.
 * @returns when the copy that became necessary is stored or has failed; nothing has to wait for it.
 */
export async function lookAtStore({ store }: EngineStatus, known: SafetyCopy | null): Promise<void> {
  if (store?.kind !== 'overlay') return;
  const current = safetyCopies.read();
  if (current?.savedOn !== known?.savedOn) return;
  const isLost = known !== null && isOther(store, known.store) && !(await isInAnotherWorkspace(known.store));
  if (isLost) engineState.change({ notice: 'store-missing' });
  else if (store.id !== known?.store.id || store.epoch !== known.store.epoch) {
    copying ??= copyWhenIdle(store).finally(() => {
      copying = undefined;
    });
    await copying;
  }
}

/**
 * A store with fewer flushes is a different one too. A new store has no id before its first flush, and those of
 * earlier versions have none.
 */
function isOther(found: StoreState, known: StoreState): boolean {
  return found.epoch < known.epoch || (found.id !== null && known.id !== null && found.id !== known.id);
}

/** Another workspace is open than at the time of the copy, opened by a page that has since closed. */
async function isInAnotherWorkspace({ id }: StoreState): Promise<boolean> {
  if (id === null) return false;
  try {
    return (await listStoredWorkspaces()).some(({ storeId, isCurrent }) => !isCurrent && storeId === id);
  } catch {
    return false;
  }
}

/** Requests the engine's identity and checks its store. */
export async function lookAtEngine(base: URL): Promise<void> {
  const known = safetyCopies.read();
  void lookAtStore(await probeEngine(base), known);
}

/** Replaces the stored data with the copy; the page then reloads. */
export async function bringBack(file: string): Promise<void> {
  const form = new FormData();
  form.set('file', await exportedOf(file), 'ledgerleaf.sandbox');
  await askEngine('api/Sandbox/Import', { method: 'POST', body: form });
}

async function copyWhenIdle(store: StoreState): Promise<void> {
  try {
    await new Promise((resolve) => setTimeout(resolve, idleMs));
    const response = await askEngine('api/Sandbox/Export', { method: 'GET' });
    const exported = await response.blob();
    // The export may be of a different store that replaced this one during the export.
    const { store: now } = await probeEngine(appBaseUrl);
    if (now && !isOther(now, store)) await safetyCopies.keep({ id: now.id, epoch: store.epoch }, exported);
  } catch {
    // The previous copy stays; the next status triggers another attempt.
  }
}
