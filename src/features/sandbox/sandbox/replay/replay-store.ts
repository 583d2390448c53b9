import { useSyncExternalStore } from 'react';
import type { StateBefore } from '@/features/sandbox/sandbox/whole/unfinished';
import { appBaseUrl } from '@/lib/api/api-base';
import { createWindowMemory } from '@/lib/device/window-memory';
import type { MonthEvent, MonthNews } from './month-news';
import type { Pace, Speed } from './pace';

/** Why a year was not replayed. */
export type ReplayFailure = 'empty' | 'memory' | 'other-window' | 'left' | 'refused';

/** What opened or fell due so far, with its month. */
export type Story = readonly { month: string; event: MonthEvent }[];

/** A replayed year, kept in the window until the user keeps or undoes it. */
type PlayedYear = {
  at: 'played';
  year: number;
  months: number;
  entries: number;
  news: MonthNews | null;
  story: Story;
  before: StateBefore;
  /** Whether there was more than the demo before, so that its checkpoint is worth keeping. */
  wasChanged: boolean;
};

export type Replay =
  | { at: 'idle' }
  | { at: 'preparing'; year: number; share: number | null }
  | {
      at: 'playing';
      year: number;
      months: number;
      entries: number;
      news: MonthNews | null;
      story: Story;
      pace: Pace;
      speed: Speed;
      isPaused: boolean;
      isStopping: boolean;
    }
  | PlayedYear
  | FailedYear;

type FailedYear = {
  at: 'failed';
  year: number;
  failure: ReplayFailure;
  reason: string;
  isTakenBack: boolean;
};

const memory = createWindowMemory(
  `ledgerleaf-replay:${appBaseUrl.pathname}`,
  () => globalThis.sessionStorage,
);
const listeners = new Set<() => void>();
let replay: Replay = read();

/**
 * How a replay ended survives a reload, and also signing out, when no screen is left to show it. A replay that was
 * interrupted has been undone by then.
 */
function read(): Replay {
  try {
    return (JSON.parse(memory.read() ?? 'null') as PlayedYear | FailedYear | null) ?? { at: 'idle' };
  } catch {
    return { at: 'idle' };
  }
}

/** The replay of this window. It runs outside React, so leaving a screen does not end it. */
export const replayStore = {
  read: (): Replay => replay,
  change: (next: Replay): void => {
    replay = next;
    memory.write(JSON.stringify(next.at === 'played' || next.at === 'failed' ? next : null));
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useReplay(): Replay {
  return useSyncExternalStore(replayStore.subscribe, replayStore.read);
}

export const isRunning = ({ at }: Replay): boolean => at === 'preparing' || at === 'playing';

/** Pauses, resumes, stops after the month, or changes the speed. */
export function steer(part: { speed?: Speed; isPaused?: boolean; isStopping?: boolean }): void {
  if (replay.at !== 'playing') return;
  replay.pace.change(part);
  replayStore.change({ ...replay, ...part });
}
