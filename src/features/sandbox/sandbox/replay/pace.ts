export const speeds = ['minute', 'half-minute', 'fastest'] as const;
export type Speed = (typeof speeds)[number];

/** The minimum duration of a month. Twelve of them and the reading time before stay within a minute. */
const monthMs: Record<Speed, number> = { minute: 4600, 'half-minute': 2200, fastest: 0 };

type Settings = { speed: Speed; isPaused: boolean; isStopping: boolean };

/** The speed of a replay; it can be changed while the replay runs. */
export interface Pace {
  read(): Settings;
  change(part: Partial<Settings>): void;
  /** Waits while it is paused. */
  passed(): Promise<void>;
  /** Waits until a month that started at this moment has lasted long enough. */
  monthOver(startedAt: number): Promise<void>;
}

export function createPace(speed: Speed, now = () => performance.now()): Pace {
  let settings: Settings = { speed, isPaused: false, isStopping: false };
  const waiting = new Set<() => void>();

  /** Until something is changed, or for some time. */
  const rest = (ms?: number) =>
    new Promise<void>((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(() => wake(), ms);
      const wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve();
      };
      waiting.add(wake);
    });
  const isHeld = () => settings.isPaused && !settings.isStopping;

  return {
    read: () => settings,
    change: (part) => {
      settings = { ...settings, ...part };
      for (const wake of [...waiting]) wake();
    },
    async passed() {
      while (isHeld()) await rest();
    },
    async monthOver(startedAt) {
      while (!settings.isStopping) {
        const leftMs = startedAt + monthMs[settings.speed] - now();
        if (settings.isPaused) await rest();
        else if (leftMs > 0) await rest(leftMs);
        else return;
      }
    },
  };
}
