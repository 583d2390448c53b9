import type { DeviceMemory } from '@/lib/device/device-memory';
import type { WindowMemory } from '@/lib/device/window-memory';

const key = 'token';

/** `refused`: the API no longer takes the token. `elsewhere`: another tab signed in or out. */
export type CredentialChange = 'signed-in' | 'signed-out' | 'refused' | 'elsewhere';

type Listener = (token: string | null, change: CredentialChange) => void;

/**
 * Where the credential token lives between visits. All tabs share it: signing out in one signs out all. In the sandbox a
 * window can have a session of its own beside them, so that two people work at once.
 */
export interface CredentialStore {
  read(): string | null;
  /** Signed in at once; resolves when a browser that is killed will still be. */
  write(token: string): Promise<void>;
  clear(change: 'signed-out' | 'refused'): void;
  /** From now on the session of this window is its own; it begins signed out. */
  separate(): void;
  /** Tells of every change, also of those made in other tabs. */
  subscribe(listener: Listener): () => void;
}

/** Keeps the token on this device; where that is blocked, in memory until the tab closes. */
export function createCredentialStore(device: DeviceMemory, own?: WindowMemory): CredentialStore {
  const listeners = new Set<Listener>();
  const tell = (token: string | null, kind: CredentialChange) => {
    for (const listener of listeners) listener(token, kind);
  };
  // What a window of its own keeps is empty while it is signed out.
  const isSeparate = () => own !== undefined && own.read() !== null;
  const read = () => (isSeparate() ? own?.read() || null : device.read(key));
  const change = async (next: string | null, kind: CredentialChange) => {
    if (next === read()) return;
    if (isSeparate()) own?.write(next ?? '');
    const stored = isSeparate() ? undefined : device.write(key, next);
    tell(next, kind);
    await stored;
  };
  device.follow(key, (token) => {
    if (!isSeparate()) tell(token, 'elsewhere');
  });

  return {
    read,
    write: (next) => change(next, 'signed-in'),
    clear: (kind) => void change(null, kind),
    separate: () => own?.write(''),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
