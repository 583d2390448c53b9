type Watch<T> = {
  read: () => Promise<T>;
  /** Called with the first value that differs; the watch is over then. */
  onChange: (value: T) => void;
  everyMs: number;
  forMs: number;
  /** False while nobody looks: then nothing is asked, and the time goes on. */
  isAwake?: () => boolean;
};

/**
 * Asks again and again until the answer differs from `initial`, the time is up, or the returned function is
 * called. An answer that does not come is no change.
 */
export function watchValue<T>(
  initial: T,
  { read, onChange, everyMs, forMs, isAwake = () => true }: Watch<T>,
): () => void {
  let isOver = false;
  let remaining = Math.floor(forMs / everyMs);
  let timer = setTimeout(ask, everyMs);

  async function ask(): Promise<void> {
    remaining -= 1;
    const value = isAwake() ? await read().catch(() => initial) : initial;
    if (isOver) return;
    if (value !== initial) {
      isOver = true;
      onChange(value);
    } else if (remaining > 0) timer = setTimeout(ask, everyMs);
  }

  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
