import { atomWithStorage, createJSONStorage } from 'jotai/utils';

/** With blocked or full storage, a value lasts as long as the page. Reading the property itself may throw. */
const keptStrings = {
  getItem: (key: string) => attempt(() => localStorage.getItem(key)),
  setItem: (key: string, value: string) => attempt(() => localStorage.setItem(key, value)),
  removeItem: (key: string) => attempt(() => localStorage.removeItem(key)),
};

/** An atom stored on this device. A stored value that no longer fits is dropped. */
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
