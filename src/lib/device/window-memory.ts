/** One value that this window keeps over a reload and no other window sees. */
export type WindowMemory = {
  read(): string | null;
  write(value: string): void;
};

/** In `sessionStorage`; if that is blocked, the value lasts until the next reload. */
export function createWindowMemory(key: string, storage: () => Storage): WindowMemory {
  let held: string | null = null;
  return {
    read: () => {
      try {
        return storage().getItem(key) ?? held;
      } catch {
        return held;
      }
    },
    write: (value) => {
      held = value;
      try {
        storage().setItem(key, value);
      } catch {
        // Blocked: the value is only in memory.
      }
    },
  };
}
