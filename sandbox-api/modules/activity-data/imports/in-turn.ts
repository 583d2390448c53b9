import type { Ctx } from '#api/kernel/context';
import { ProblemError } from '#api/kernel/problem-error';

/** How many uploads of a company may wait, whose bytes are all in memory. */
const maxWaiting = 8;
const comeAgainSeconds = 5;

type Line = { last: Promise<unknown>; length: number };

/** What the companies of a host have at work now. */
const lines = new WeakMap<Ctx['platform'], Map<number, Line>>();

/**
 * One upload of a company after the other, so that many at once of one take nothing from the others. They wait rather
 * than being refused, since two people may well import at the same time; only a flood is told to come again.
 */
export async function inTurn<T>({ platform, session }: Ctx, work: () => Promise<T>): Promise<T> {
  const ofHost = lines.get(platform) ?? new Map<number, Line>();
  lines.set(platform, ofHost);
  const line = ofHost.get(session.companyId) ?? { last: Promise.resolve(), length: 0 };
  if (line.length > maxWaiting)
    throw new ProblemError('unavailable', { retryAfterSeconds: comeAgainSeconds });
  ofHost.set(session.companyId, line);
  line.length += 1;
  const turn = line.last.then(work, work);
  line.last = turn;
  try {
    return await turn;
  } finally {
    line.length -= 1;
    if (line.length === 0) ofHost.delete(session.companyId);
  }
}
