type Watch<T> = {
  read: () => Promise<T>;
  /** Called with the first value that differs; the watch ends then. */
  onChange: (value: T) => void;
  everyMs: number;
  forMs: number;
  /** False while the page is hidden: nothing is fetched then, and the time still runs. */
  isAwake?: () => boolean;
};

/**
 * Fetches repeatedly until the value differs from `initial`, the time is up, or the returned function is called. A
 * missing response does not count as a change.
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
