import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import type { ZodType } from 'zod';

/** An atom kept on this device. A stored value that no longer fits its schema is dropped. */
export function localAtom<T>(key: string, initial: T, schema: ZodType<T>) {
  const storage = createJSONStorage<T>(() => localStorage);
  return atomWithStorage<T>(
    key,
    initial,
    {
      ...storage,
      getItem: (name, fallback) => {
        const parsed = schema.safeParse(storage.getItem(name, fallback));
        return parsed.success ? parsed.data : fallback;
      },
    },
    { getOnInit: true },
  );
}
