import type { LastChange } from '#api/contract/problem';
import type { Clock } from './context';
import { ProblemError } from './problem-error';

/**
 * The stamp of a row that changes now: whole seconds, and always later than the previous one, because
 * `If-Unmodified-Since` cannot distinguish two changes within one second.
 */
export function nextStamp(clock: Clock, previous?: Date): Date {
  const now = Math.floor(clock.now().getTime() / 1000) * 1000;
  return new Date(previous ? Math.max(now, previous.getTime() + 1000) : now);
}

/**
 * Refuses a change to a row that changed after the caller read it. `current` returns the row as it is now,
 * `lastChange` the user who changed it.
 */
export async function assertUnmodified(
  updatedOn: Date,
  unmodifiedSince: Date | undefined,
  current: () => unknown,
  lastChange: () => Promise<LastChange | null> = async () => null,
): Promise<void> {
  if (unmodifiedSince && updatedOn.getTime() > unmodifiedSince.getTime()) {
    const changed = await lastChange();
    throw new ProblemError('stale', { current: await current(), lastChange: changed ?? undefined });
  }
}
