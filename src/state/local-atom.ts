import { atomWithStorage, createJSONStorage } from 'jotai/utils';

/** Where storage is blocked or full, a value lasts as long as the page: the getter alone may throw. */
const keptStrings = {
  getItem: (key: string) => attempt(() => localStorage.getItem(key)),
  setItem: (key: string, value: string) => attempt(() => localStorage.setItem(key, value)),
  removeItem: (key: string) => attempt(() => localStorage.removeItem(key)),
};

/** An atom kept on this device. A stored value that no longer fits is dropped. */
export function localAtom<T>(key: string, initial: T, isFitting: (stored: unknown) => stored is T) {
  const storage = createJSONStorage<T>(() => keptStrings);
  return atomWithStorage<T>(
    key,
    initial,
    {
      ...storage,
      getItem: (name, fallback) => {
        const stored: unknown = storage.getItem(name, fallback);
        return isFitting(stored) ? stored : fallback;
      },
    },
    { getOnInit: true },
  );
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
