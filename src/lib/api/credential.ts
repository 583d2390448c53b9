import type { DeviceMemory } from '@/lib/device/device-memory';

const key = 'token';

/** `refused`: the API no longer takes the token. `elsewhere`: another tab signed in or out. */
export type CredentialChange = 'signed-in' | 'signed-out' | 'refused' | 'elsewhere';

type Listener = (token: string | null, change: CredentialChange) => void;

/** Where the credential token lives between visits. All tabs share it: signing out in one signs out all. */
export interface CredentialStore {
  read(): string | null;
  /** Signed in at once; resolves when a browser that is killed will still be. */
  write(token: string): Promise<void>;
  clear(change: 'signed-out' | 'refused'): void;
  /** Tells of every change, also of those made in other tabs. */
  subscribe(listener: Listener): () => void;
}

/** Keeps the token on this device; where that is blocked, in memory until the tab closes. */
export function createCredentialStore(device: DeviceMemory): CredentialStore {
  const listeners = new Set<Listener>();
  const tell = (token: string | null, kind: CredentialChange) => {
    for (const listener of listeners) listener(token, kind);
  };
  const change = async (next: string | null, kind: CredentialChange) => {
    if (next === device.read(key)) return;
    const stored = device.write(key, next);
    tell(next, kind);
    await stored;
  };
  device.follow(key, (token) => tell(token, 'elsewhere'));

  return {
    read: () => device.read(key),
    write: (next) => change(next, 'signed-in'),
    clear: (kind) => void change(null, kind),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
