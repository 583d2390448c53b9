import type { DeviceMemory } from '@/lib/device/device-memory';
import type { WindowMemory } from '@/lib/device/window-memory';

const key = 'token';

/** `refused`: the API no longer accepts the token. `elsewhere`: another tab signed in or out. */
export type CredentialChange = 'signed-in' | 'signed-out' | 'refused' | 'elsewhere';

type Listener = (token: string | null, change: CredentialChange) => void;

/**
 * Stores the credential token between visits. All tabs share it, so signing out in one signs out all. In the
 * sandbox, a window can have its own session, so that two users can work at the same time.
 */
export interface CredentialStore {
  read(): string | null;
  /** Signs in immediately; resolves once the sign-in would survive a killed browser. */
  write(token: string): Promise<void>;
  clear(change: 'signed-out' | 'refused'): void;
  /** Gives this window its own session from now on; it starts signed out. */
  separate(): void;
  /** Reports every change, including those made in other tabs. */
  subscribe(listener: Listener): () => void;
}

/** Stores the token on this device; if storage is blocked, in memory until the tab closes. */
export function createCredentialStore(device: DeviceMemory, own?: WindowMemory): CredentialStore {
  const listeners = new Set<Listener>();
  const tell = (token: string | null, kind: CredentialChange) => {
    for (const listener of listeners) listener(token, kind);
  };
  // A window with its own session stores an empty value while it is signed out.
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
