/** Several states side by side, each in its own store. The engine has one of them open. */
import * as contract from '#api/contract/engine-workspaces';
import type { EngineControl } from '#api/runtime/engine/engine-control';
import { refuse } from '#api/runtime/engine/engine-refusal';
import { type HostCall, type HostRoute, json, nothing } from '#api/runtime/engine/host-answer';
import { draftName } from '#api/runtime/engine/maintenance/carry-over';
import { listOwnStores, refusalOfStore } from '#api/runtime/engine/maintenance/own-stores';
import { findCarriedRows } from '#api/storage/content/carried-rows';
import type { StoreContent } from '#api/storage/content/store-content';
import { StorageFull } from '#api/storage/store-errors';
import { clearStore, putContent, readStoreContent, type StoreListing } from '#api/storage/store-maintenance';
import { changeWorkspaces, readWorkspaces, recordOf, type Workspaces } from '#api/storage/workspace-records';
import { WorkspaceProblem } from './workspace-problem';
import { currentStore, storeOfWorkspace, workspaceRecords } from './workspace-stores';

export const workspacesCalls: readonly HostRoute[] = [
  [contract.listWorkspaces, list],
  [contract.createWorkspace, kept(create)],
  [contract.switchWorkspace, kept(switchTo)],
  [contract.renameWorkspace, kept(rename)],
  [contract.deleteWorkspace, kept(remove)],
];

/** Only if something can be stored; otherwise an error explains it. */
function kept(answer: (call: HostCall) => Promise<Response>) {
  return async (call: HostCall): Promise<Response> => {
    if (call.control.storeKind === 'memory') return refuse('not_found', call.request);
    try {
      return await answer(call);
    } catch (error) {
      if (!(error instanceof WorkspaceProblem)) throw error;
      const refusal = refuse('conflict', call.request);
      const { headers, status } = refusal;
      const locale = headers.get('content-language') === 'pl' ? 'pl' : 'en';
      return new Response(JSON.stringify({ ...(await refusal.json()), detail: error.textIn(locale) }), {
        status,
        headers,
      });
    }
  };
}

async function list({ control }: HostCall): Promise<Response> {
  if (control.storeKind === 'memory') return json([]);
  const [{ current, records }, stores] = await Promise.all([
    readWorkspaces(workspaceRecords(control.names)),
    listOwnStores(control.names),
  ]);
  const workspaces = Array.from(records, async ([key, record]): Promise<contract.Workspace> => {
    const store = stores.find(({ name }) => name === storeOfWorkspace(control.names, key));
    const picture = contract.workspacePicture.safeParse(record.picture);
    return {
      key,
      name: record.name,
      isCurrent: key === current,
      lastUsedOn: record.lastUsedOn,
      bytes: store?.overlayBytes ?? 0,
      storeId: store?.marker?.id ?? null,
      picture: picture.success ? picture.data : null,
      // A workspace without stored changes starts with the demo data of this version.
      refusal: store ? await refusalOf(store, control) : null,
    };
  });
  return json(await Promise.all(workspaces));
}

/** As a start decides it: a database of another major version is opened if its rows were stored. */
async function refusalOf(store: StoreListing, control: EngineControl) {
  const refusal = await refusalOfStore(store, control);
  if (refusal !== 'foreign-pglite') return refusal;
  const carried = await findCarriedRows({ indexedDB, name: store.name });
  return carried ? null : refusal;
}

async function create({ request, control }: HostCall): Promise<Response> {
  const body = contract.createWorkspace.body.safeParse(await request.json().catch(() => null));
  if (!body.success) return refuse('malformed_body', request);
  const { name, from } = body.data;
  const key = crypto.randomUUID();
  // If nothing was stored yet, a copy is the demo data as well.
  const content =
    from === 'current'
      ? await readStoreContent({ indexedDB, name: await currentStore(control.names) })
      : undefined;
  await changeWorkspaces(workspaceRecords(control.names), (found, { put, tables }) => {
    assertFree(found, name, key);
    put(key, { name, createdAt: Date.now(), lastUsedOn: null, picture: pictureFor(found, content) });
    if (content) putContent(tables, storeOfWorkspace(control.names, key), anotherOf(content));
  });
  return json({ key });
}

/** A copy is independent: it has another id than the store that it was copied from. */
function anotherOf(content: StoreContent): StoreContent {
  const { manifest } = content;
  const marker = { ...manifest.marker, id: crypto.randomUUID() };
  return { ...content, manifest: { ...manifest, marker } };
}

function pictureFor(found: Workspaces, copied: StoreContent | undefined): unknown {
  return copied ? found.records.get(found.current)?.picture : null;
}

/**
 * The pointer changes in one transaction, while nothing is open. If the other workspace does not start, the
 * change is reverted.
 */
async function switchTo({ request, control, name: key }: HostCall): Promise<Response> {
  const body = contract.switchWorkspace.body.safeParse(await request.json().catch(() => null));
  if (!body.success) return refuse('malformed_body', request);
  const found = await readWorkspaces(workspaceRecords(control.names));
  recordOf(found, key);
  if (key === found.current) return nothing();
  const store = (await listOwnStores(control.names)).find(
    ({ name }) => name === storeOfWorkspace(control.names, key),
  );
  if (store && (await refusalOf(store, control))) throw new WorkspaceProblem('not-opened');
  // Read while the previous one is being closed, to keep the switch short.
  control.assets.readAhead({ isFirstVisit: false });
  await control.whileClosed(() => open(control, { key, ...body.data }));
  try {
    await control.boot();
  } catch (cause) {
    await control.whileClosed(() => open(control, { key: found.current, picture: null, instead: key }));
    if (cause instanceof StorageFull) throw cause;
    throw new WorkspaceProblem('not-opened', { cause });
  }
  const windowId = request.headers.get('x-window-id');
  control.tell({ type: 'data-replaced', ...(windowId ? { windowId } : {}) });
  return nothing();
}

type Opening = {
  key: string;
  /** Of the workspace being left. */
  picture: contract.WorkspacePicture | null;
  /** Only if this workspace is still current: another tab may have switched since. */
  instead?: string;
};

function open(control: EngineControl, { key, picture, instead }: Opening): Promise<void> {
  return changeWorkspaces(workspaceRecords(control.names), (now, write) => {
    if (instead !== undefined && now.current !== instead) return;
    const lastUsedOn = new Date().toISOString();
    const left = now.records.get(now.current);
    if (left) write.put(now.current, { ...left, lastUsedOn, picture: picture ?? left.picture });
    if (key !== now.current) write.put(key, { ...recordOf(now, key), lastUsedOn });
    write.open(key);
  });
}

async function rename({ request, control, name: key }: HostCall): Promise<Response> {
  const body = contract.renameWorkspace.body.safeParse(await request.json().catch(() => null));
  if (!body.success) return refuse('malformed_body', request);
  const { name } = body.data;
  await changeWorkspaces(workspaceRecords(control.names), (found, { put }) => {
    assertFree(found, name, key);
    put(key, { ...recordOf(found, key), name });
  });
  return nothing();
}

async function remove({ control, name: key }: HostCall): Promise<Response> {
  const store = storeOfWorkspace(control.names, key);
  await changeWorkspaces(workspaceRecords(control.names), (found, write) => {
    recordOf(found, key);
    if (key === found.current) throw new WorkspaceProblem('is-open');
    write.remove(key);
    clearStore(write.tables, store);
    // Remains of a start that was killed.
    clearStore(write.tables, draftName(store));
  });
  return nothing();
}

function assertFree({ records }: Workspaces, name: string, key: string): void {
  const taken = [...records].some(([other, record]) => other !== key && record.name === name);
  if (taken) throw new WorkspaceProblem('name-taken');
}
