/** Calls about the store itself. The host answers them, so that they work while the database does not. */
import type { Endpoint } from '#api/contract/endpoint';
import * as contract from '#api/contract/engine';
import { exportStore, importStore, isStoreExport } from '#api/storage/content/store-export';
import type { StoreLocation } from '#api/storage/store-database';
import { StorageFull, StoreRefused } from '#api/storage/store-errors';
import { copyStore, resetStore } from '#api/storage/store-maintenance';
import { developerCalls } from './developer/developer-calls';
import type { EngineControl } from './engine-control';
import { refuse } from './engine-refusal';
import { type HostCall as Call, type HostAnswer, json, nothing } from './host-answer';
import { listOwnStores, refusalOfStore } from './maintenance/own-stores';
import { identityOf } from './open-database';
import { currentStore } from './workspaces/workspace-stores';
import { workspacesCalls } from './workspaces/workspaces-calls';

const calls = [
  on(contract.readEngineStatus, readStatus),
  on(contract.awaitSandbox, untilSettled),
  on(contract.resetSandbox, reset),
  on(contract.exportSandbox, exportAll),
  on(contract.exportWorkspace, async ({ request, control }) =>
    (await workspaceCalls()).exportWorkspace(request, control),
  ),
  on(contract.importSandbox, importAll),
  on(contract.listCheckpoints, listCheckpoints),
  on(contract.saveCheckpoint, saveCheckpoint),
  on(contract.restoreCheckpoint, restoreCheckpoint),
  on(contract.deleteCheckpoint, deleteCheckpoint),
  ...workspacesCalls.map(([endpoint, answer]) => on(endpoint, answer)),
  ...developerCalls.map(([endpoint, answer]) => on(endpoint, answer)),
];

function on({ method, path }: Endpoint, answer: HostAnswer) {
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  return { method: method.toUpperCase(), path: pattern, answer };
}

/** Answers a call for the host; undefined when the request is for the API. */
export async function answerHostCall(
  request: Request,
  control: EngineControl,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  for (const { method, path, answer } of calls) {
    const match = request.method === method ? path.exec(pathname) : null;
    if (!match) continue;
    try {
      return await answer({ request, control, name: decodeURIComponent(match[1] ?? '') });
    } catch (error) {
      return refusalOf(error, request);
    }
  }
  return undefined;
}

async function readStatus({ request, control }: Call): Promise<Response> {
  const isPeek = new URL(request.url).searchParams.get('peek') === 'true';
  if (isPeek) return json(await control.status());
  // In one step, because another request could close the database in between, as a switch of workspaces does.
  const opened = await control.whileOpen(() => control.status()).catch(() => null);
  return opened ? json(opened) : json(await control.status(), 503);
}

async function untilSettled({ control }: Call): Promise<Response> {
  await control.boot();
  await control.settled();
  return nothing();
}

/** The open workspace; each of the calls below is about it. */
async function currentLocation({ names }: EngineControl): Promise<StoreLocation> {
  return { indexedDB, name: await currentStore(names) };
}

/**
 * Replaces the contents of the workspace that was open at the request. If another window has opened another
 * workspace before this starts, that one is left alone.
 */
async function replace(
  { request, control }: Call,
  asked: string,
  work: (location: StoreLocation) => Promise<unknown>,
): Promise<Response> {
  const isDone = await control.whileClosed(async () => {
    const location = await currentLocation(control);
    if (location.name !== asked) return false;
    await work(location);
    return true;
  });
  if (!isDone) return refuse('conflict', request);
  control.tell({ type: 'data-replaced' });
  return nothing();
}

async function reset(call: Call): Promise<Response> {
  const { control } = call;
  if (control.storeKind !== 'memory') return replace(call, await currentStore(control.names), resetStore);
  await control.whileClosed(async () => undefined);
  control.tell({ type: 'data-replaced' });
  return nothing();
}

async function exportAll({ request, control }: Call): Promise<Response> {
  if (control.storeKind === 'memory') return refuse('not_found', request);
  const file = await exportStore(await currentLocation(control));
  return new Response(file, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="ledgerleaf.sandbox"',
      'cache-control': 'no-store',
    },
  });
}

/** Loaded on use, because they know every table. */
const workspaceCalls = () => import('./workspace-calls');

async function importAll(call: Call): Promise<Response> {
  const { request, control } = call;
  // Checked before the file, which may take long to arrive.
  const asked = control.storeKind === 'memory' ? null : await currentStore(control.names);
  const file = await request.formData().then(
    (form) => form.get('file'),
    () => null,
  );
  if (!(file instanceof Blob)) return refuse('malformed_form', request);
  if (file.size > (contract.importSandbox.maxBodyBytes ?? 0)) return refuse('body_too_large', request);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isStoreExport(bytes))
    return (await workspaceCalls()).importWorkspace(request, control, { bytes, asked });
  if (asked === null) return refuse('not_found', request);
  const known = await usableSnapshots(control);
  return replace(call, asked, (location) =>
    importStore(location, bytes, identityOf(control.build), [control.build.snapshot.hash, ...known]),
  );
}

/** Snapshots of older versions that our stores were created from, which is why they are kept. */
async function usableSnapshots(control: EngineControl): Promise<string[]> {
  const usable: string[] = [];
  for (const store of await listOwnStores(control.names)) {
    if (store.marker && !(await refusalOfStore(store, control))) usable.push(store.marker.snapshotHash);
  }
  return usable;
}

async function listCheckpoints({ control }: Call): Promise<Response> {
  const prefix = control.names.checkpointPrefix;
  const stores = control.storeKind === 'memory' ? [] : await listOwnStores(control.names);
  const checkpoints = stores
    .filter(({ name }) => name.startsWith(prefix))
    .map(
      async (store): Promise<contract.Checkpoint> => ({
        name: store.name.slice(prefix.length),
        epoch: store.marker?.epoch ?? 0,
        overlayBytes: store.overlayBytes,
        refusal: await refusalOfStore(store, control),
      }),
    );
  return json(await Promise.all(checkpoints));
}

async function saveCheckpoint({ request, control, name }: Call): Promise<Response> {
  if (control.storeKind === 'memory') return refuse('not_found', request);
  await copyStore(await currentLocation(control), { name: control.names.checkpointPrefix + name });
  return nothing();
}

async function restoreCheckpoint(call: Call): Promise<Response> {
  const { request, control, name } = call;
  if (control.storeKind === 'memory') return refuse('not_found', request);
  const asked = await currentStore(control.names);
  const from = { indexedDB, name: control.names.checkpointPrefix + name };
  const checkpoint = (await listOwnStores(control.names)).find((store) => store.name === from.name);
  // A good store must not be replaced by one that cannot be opened.
  const refusal = checkpoint ? await refusalOfStore(checkpoint, control) : null;
  if (refusal) throw new StoreRefused(refusal, `the checkpoint "${name}"`);
  return replace(call, asked, (location) => copyStore(from, location));
}

async function deleteCheckpoint({ request, control, name }: Call): Promise<Response> {
  if (control.storeKind === 'memory') return refuse('not_found', request);
  await resetStore({ indexedDB, name: control.names.checkpointPrefix + name });
  return nothing();
}

function refusalOf(error: unknown, request: Request): Response {
  if (error instanceof StorageFull) return refuse('storage_full', request);
  if (error instanceof StoreRefused)
    return refuse(error.reason === 'absent' ? 'not_found' : 'conflict', request);
  return refuse('unavailable', request);
}
