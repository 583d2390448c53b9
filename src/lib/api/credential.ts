const storageKey = 'ledgerleaf.token';

/** `refused`: the API no longer takes the token. `elsewhere`: another tab signed in or out. */
export type CredentialChange = 'signed-in' | 'signed-out' | 'refused' | 'elsewhere';

type Listener = (token: string | null, change: CredentialChange) => void;

/** Where the credential token lives between visits. All tabs share it: signing out in one signs out all. */
export interface CredentialStore {
  read(): string | null;
  write(token: string): void;
  clear(change: 'signed-out' | 'refused'): void;
  /** Tells of every change, also of those made in other tabs. */
  subscribe(listener: Listener): () => void;
}

/** Keeps the token in the given storage; where storage is blocked, in memory until the tab closes. */
export function createCredentialStore(
  storage: () => Storage = () => localStorage,
  events: Pick<EventTarget, 'addEventListener'> = globalThis,
): CredentialStore {
  const listeners = new Set<Listener>();
  let token = attempt(() => storage().getItem(storageKey)) ?? null;

  const change = (next: string | null, kind: CredentialChange) => {
    if (next === token) return;
    token = next;
    for (const listener of listeners) listener(token, kind);
  };

  events.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    // A null key: the whole storage was cleared.
    if (key === storageKey || key === null) change(key === null ? null : newValue, 'elsewhere');
  });

  return {
    read: () => token,
    write: (next) => {
      attempt(() => storage().setItem(storageKey, next));
      change(next, 'signed-in');
    },
    clear: (kind) => {
      attempt(() => storage().removeItem(storageKey));
      change(null, kind);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    // Blocked or full storage costs only the memory of the sign-in, never the sign-in itself.
    return undefined;
  }
}
