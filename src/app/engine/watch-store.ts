/** Sees to it that there is a copy of what is saved, and that a store which is not the one before is not taken for it. */
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
 * To be called with each status of the engine.
 * @param known the copy there was before the status was asked for: another tab may have made a newer one since.
 * @returns when the copy that this makes necessary is kept, or could not be made; nothing has to wait for it.
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

/** One with fewer flushes is another, too: a new one has no id before its first, and those of earlier versions none. */
function isOther(found: StoreState, known: StoreState): boolean {
  return found.epoch < known.epoch || (found.id !== null && known.id !== null && found.id !== known.id);
}

/** Another workspace is open than when the copy was made, by a page that did not live to see it. */
async function isInAnotherWorkspace({ id }: StoreState): Promise<boolean> {
  if (id === null) return false;
  try {
    return (await listStoredWorkspaces()).some(({ storeId, isCurrent }) => !isCurrent && storeId === id);
  } catch {
    return false;
  }
}

/** Asks the engine who it is, and looks at its store. */
export async function lookAtEngine(base: URL): Promise<void> {
  const known = safetyCopies.read();
  void lookAtStore(await probeEngine(base), known);
}

/** Puts the copy in place of what is stored now; the page then starts anew with it. */
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
    // What was exported may be another store, which took the place of this one meanwhile.
    const { store: now } = await probeEngine(appBaseUrl);
    if (now && !isOther(now, store)) await safetyCopies.keep({ id: now.id, epoch: store.epoch }, exported);
  } catch {
    // The copy before stays; the next status brings another attempt.
  }
}
