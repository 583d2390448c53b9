/**
 * The list of workspaces, and which of them is open: small records beside the manifests, under keys that no
 * store has. There are none until a second workspace is created, so a browser from before workspaces keeps
 * its one store unchanged.
 */
import { StoreRefused } from '#api/storage/store-errors';
import {
  keysOf,
  readTables,
  resultOf,
  type StoreLocation,
  type Tables,
  withDatabase,
  writeError,
  writeTables,
} from './store-database';

/** Key of the first workspace of a browser. */
export const firstWorkspace = 'first';

export type WorkspaceRecord = {
  /** Null until the first workspace is named. */
  name: string | null;
  /** Milliseconds, for sorting. */
  createdAt: number;
  /** Time of the last switch to it or away from it. */
  lastUsedOn: string | null;
  /** Name given by the page. */
  picture: unknown;
};

export type Workspaces = {
  /** Key of the open workspace. */
  current: string;
  /** By key, oldest first. */
  records: ReadonlyMap<string, WorkspaceRecord>;
};

export interface WorkspaceChange {
  put(key: string, record: WorkspaceRecord): void;
  remove(key: string): void;
  open(key: string): void;
  /** For stores that are created or deleted together with their record. */
  tables: Tables;
}

const unnamed: WorkspaceRecord = { name: null, createdAt: 0, lastUsedOn: null, picture: null };

/** @param location the name under which the records of a deployment are stored; no store has it. */
export function readWorkspaces({ indexedDB, name }: StoreLocation): Promise<Workspaces> {
  return withDatabase(indexedDB, (db) =>
    readTables(db, async ({ manifests }) => {
      const [keys, values] = await Promise.all([
        resultOf(manifests.getAllKeys(keysOf(name))),
        resultOf(manifests.getAll(keysOf(name))),
      ]);
      return workspacesOf(keys, values);
    }),
  );
}

/**
 * Reads and changes in one transaction, so that two tabs cannot use the same name twice, or delete the
 * workspace that the other opens. If `change` throws, the error is passed on and nothing is changed.
 * @throws StorageFull when there is no space for it.
 */
export function changeWorkspaces(
  { indexedDB, name }: StoreLocation,
  change: (found: Workspaces, write: WorkspaceChange) => void,
): Promise<void> {
  return withDatabase(indexedDB, (db) =>
    writeTables(db, 'strict', (tables, { refuse }) => {
      const { manifests } = tables;
      const keys = manifests.getAllKeys(keysOf(name));
      const values = manifests.getAll(keysOf(name));
      const put = (key: string, record: WorkspaceRecord) => manifests.put(record, [name, key]);
      // The second response arrives after the first.
      values.onsuccess = () => {
        try {
          const found = workspacesOf(keys.result, values.result);
          // From the first change on, the original workspace has a record like all others.
          if (values.result.length === 0) for (const [key, record] of found.records) put(key, record);
          change(found, {
            put,
            remove: (key) => manifests.delete([name, key]),
            open: (key) => manifests.put(key, [name]),
            tables,
          });
        } catch (error) {
          refuse(error instanceof DOMException ? writeError(error) : (error as Error));
        }
      };
    }),
  );
}

/** @throws StoreRefused 'absent' when no workspace has that key. */
export function recordOf({ records }: Workspaces, key: string): WorkspaceRecord {
  const record = records.get(key);
  if (!record) throw new StoreRefused('absent', `there is no workspace "${key}"`);
  return record;
}

function workspacesOf(keys: readonly IDBValidKey[], values: readonly unknown[]): Workspaces {
  const records = new Map<string, WorkspaceRecord>();
  let current: unknown;
  for (const [at, path] of keys.entries()) {
    const [, key] = path as [string, string?];
    if (key === undefined) current = values[at];
    else records.set(key, values[at] as WorkspaceRecord);
  }
  if (records.size === 0) records.set(firstWorkspace, unnamed);
  const sorted = [...records].sort(([, one], [, other]) => one.createdAt - other.createdAt);
  return {
    current: typeof current === 'string' ? current : firstWorkspace,
    records: new Map(sorted),
  };
}
