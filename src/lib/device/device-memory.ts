/**
 * The few values that outlive the page: who is signed in here, and in which language. They are in IndexedDB,
 * because Chromium writes local storage seconds late and a killed browser comes back without it. Reading never
 * waits: once loaded the values are in memory, and the tabs tell each other what changed.
 */
export interface DeviceMemory {
  /** Resolves when what was kept can be read: at once, and soon without it where storage is blocked. */
  readonly loaded: Promise<void>;
  read(key: string): string | null;
  /** Can be read at once; resolves when it is stored, or cannot be. Null forgets. */
  write(key: string, value: string | null): Promise<void>;
  /** Tells of changes that this page did not make: another tab's, or that the site's data was cleared. */
  follow(key: string, listener: (value: string | null) => void): void;
}

type Options = {
  /** One for each deployment: two of them on one host share nothing. */
  name: string;
  indexedDB: IDBFactory | undefined;
  /** How long a page waits for a browser that neither opens nor refuses. */
  patienceMs?: number;
};

const table = 'values';

export function createDeviceMemory({ name, indexedDB, patienceMs = 2000 }: Options): DeviceMemory {
  const values = new Map<string, string>();
  const listeners = new Map<string, (value: string | null) => void>();
  const channel = openChannel(name);
  /** Writes so far, by key: what was read before a write has nothing to say about its key. */
  const writes = new Map<string, number>();
  let connection: Promise<IDBDatabase> | null = null;
  /** Until then nobody has read anything, so what was kept is no change. */
  let isAwaited = true;

  /** Kept open, so that what is written while the page closes is on its way at once. */
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

  /** Goes on without a browser that is late; what comes later is taken when it comes. */
  const inTime = (work: Promise<void>): Promise<void> =>
    Promise.race([work, new Promise<void>((done) => setTimeout(done, patienceMs))]);

  async function keep(key: string, value: string | null): Promise<void> {
    try {
      await store(await connect(), key, value);
      channel?.postMessage(key);
    } catch {
      // Blocked or full storage costs only the memory, never what is remembered: it lasts as long as the tab.
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
    // An old browser with a remote API: its tabs follow each other with the next request only.
    return null;
  }
}
