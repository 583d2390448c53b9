/**
 * The few values that outlive the page: who is signed in here, and in which language. They are in IndexedDB, because
 * Chromium writes local storage seconds late, so a killed browser restarts without it. Reading never waits: once
 * loaded, the values are in memory, and the tabs notify each other of changes.
 */
export interface DeviceMemory {
  /**
   * Resolves when the stored values can be read: immediately, or after a short wait without them where storage is
   * blocked.
   */
  readonly loaded: Promise<void>;
  read(key: string): string | null;
  /** Readable immediately; resolves when the value is stored or cannot be. Null removes it. */
  write(key: string, value: string | null): Promise<void>;
  /** Reports changes that this page did not make: from another tab, or because the site's data was cleared. */
  follow(key: string, listener: (value: string | null) => void): void;
}

type Options = {
  /** One per deployment, so two deployments on one host share nothing. */
  name: string;
  indexedDB: IDBFactory | undefined;
  /** How long a page waits for a browser that neither opens nor refuses the storage. */
  patienceMs?: number;
};

const table = 'values';

export function createDeviceMemory({ name, indexedDB, patienceMs = 2000 }: Options): DeviceMemory {
  const values = new Map<string, string>();
  const listeners = new Map<string, (value: string | null) => void>();
  const channel = openChannel(name);
  /** The number of writes by key. A read that started before a write must not replace its value. */
  const writes = new Map<string, number>();
  let connection: Promise<IDBDatabase> | null = null;
  /** No code has read anything before this, so the stored values are not a change. */
  let isAwaited = true;

  /** Kept open, so that a write during page close starts immediately. */
  function connect(): Promise<IDBDatabase> {
    connection ??= openDatabase(indexedDB, name).then(
      (database) => {
        database.onclose = forgetAll;
        database.onversionchange = () => {
          database.close();
          forgetAll();
        };
        return database;
      },
      (error: unknown) => {
        connection = null;
        throw error;
      },
    );
    return connection;
  }

  /** The site's data was cleared. */
  function forgetAll(): void {
    connection = null;
    for (const key of [...values.keys()]) adopt(key, null);
  }

  function adopt(key: string, value: string | null): void {
    if (value === (values.get(key) ?? null)) return;
    remember(key, value);
    listeners.get(key)?.(value);
  }

  function remember(key: string, value: string | null): void {
    if (value === null) values.delete(key);
    else values.set(key, value);
  }

  async function load(): Promise<void> {
    const rows = (await connect()).transaction(table).objectStore(table);
    const [keys, stored] = await Promise.all([resultOf(rows.getAllKeys()), resultOf(rows.getAll())]);
    const take = isAwaited ? remember : adopt;
    for (const [at, key] of keys.entries()) if (!writes.has(String(key))) take(String(key), stored[at]);
  }

  async function follow(key: string): Promise<void> {
    const seen = writes.get(key);
    const rows = (await connect()).transaction(table).objectStore(table);
    const value: string | undefined = await resultOf(rows.get(key));
    if (writes.get(key) === seen) adopt(key, value ?? null);
  }

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<string>) => void follow(data).catch(() => undefined);
  }

  /** Continues without a slow browser; values that arrive later are used then. */
  const inTime = (work: Promise<void>): Promise<void> =>
    Promise.race([work, new Promise<void>((done) => setTimeout(done, patienceMs))]);

  async function keep(key: string, value: string | null): Promise<void> {
    try {
      await store(await connect(), key, value);
      channel?.postMessage(key);
    } catch {
      // With blocked or full storage, the values last only as long as the tab.
    }
  }

  return {
    loaded: inTime(load().catch(() => undefined)).then(() => {
      isAwaited = false;
    }),
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      writes.set(key, (writes.get(key) ?? 0) + 1);
      remember(key, value);
      return inTime(keep(key, value));
    },
    follow: (key, listener) => {
      listeners.set(key, listener);
    },
  };
}

function openDatabase(indexedDB: IDBFactory | undefined, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!indexedDB) throw new DOMException('There is no storage.', 'NotSupportedError');
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function store(database: IDBDatabase, key: string, value: string | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(table, 'readwrite', { durability: 'strict' });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    const rows = transaction.objectStore(table);
    if (value === null) rows.delete(key);
    else rows.put(value, key);
    transaction.commit();
  });
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    // Old browsers with a remote API: their tabs only notice each other's changes with the next request.
    return null;
  }
}
