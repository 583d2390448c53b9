import { atomWithStorage, createJSONStorage } from 'jotai/utils';

/** An atom kept on this device. A stored value that no longer fits is dropped. */
export function localAtom<T>(key: string, initial: T, isFitting: (stored: unknown) => stored is T) {
  const storage = createJSONStorage<T>(() => localStorage);
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
