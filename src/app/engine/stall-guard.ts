import { RungUnavailable } from './start-failure';

export type StallGuard = {
  /** Reports progress, which restarts the timer. */
  restart(): void;
  /** Rejects when there was no progress for the whole time. */
  watch<T>(work: Promise<T>): Promise<T>;
};

/**
 * A time limit for standing still, not for the total duration: a slow connection may need minutes for the download.
 */
export function createStallGuard(limitMs: number): StallGuard {
  let stalledAt = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stalledAt(), limitMs);
  };
  return {
    restart,
    watch: async (work) => {
      const stalled = new Promise<never>((_, reject) => {
        stalledAt = () => reject(new RungUnavailable(`Nothing moved for ${limitMs / 1000} seconds.`));
      });
      restart();
      try {
        return await Promise.race([work, stalled]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
