import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createScope3Consumption } from '#api/contract/activity-data/value-chain';
import { readYearSetting, updateYearSetting } from '#api/contract/emissions/dashboard-settings';
import { setSandboxClock } from '#api/contract/sandbox/sandbox';
import type { Calls, Player } from './calls';
import { type MonthNews, readBefore, readNews } from './month-news';
import type { Pace } from './pace';
import type { PlannedEntry, PlannedMonth } from './plan-year';
import { readPeriodStart, statePeriod } from './state-period';

/** The worker handles one request at a time; the second is sent while the first is answered. */
const atOnce = 2;

type Options = {
  calls: Calls;
  /** Calls as an Admin of the company; null when it has none. */
  adminCalls: () => Promise<Calls | null>;
  player: Player;
  year: number;
  plan: readonly PlannedMonth[];
  pace: Pace;
  /** Throws when the replay must not continue. */
  check: () => void;
  onMonth: (news: MonthNews) => Promise<void>;
  now?: () => number;
};

/** Replays the months of a plan one by one until the last or until it is stopped; returns how many. */
export async function playYear(options: Options): Promise<number> {
  const { calls, player, year, plan, pace, now = () => performance.now() } = options;
  const periodStart = await readPeriodStart(calls, year);
  let before = await readBefore(calls);
  for (const [at, { month, lastDay, entries }] of plan.entries()) {
    const startedAt = now();
    await pace.passed();
    if (pace.read().isStopping) return at;
    options.check();
    await calls.call(setSandboxClock, { body: { today: lastDay } });
    await enterAll(entries, options);
    if (periodStart.startsWith(month)) await openReview(periodStart, options);
    await showYear(calls, year);
    const played = await readNews({
      calls,
      player,
      year,
      before,
      month: { month, lastDay, entries: entries.length },
    });
    before = played.before;
    await options.onMonth(played.news);
    await pace.monthOver(startedAt);
  }
  return plan.length;
}

async function enterAll(
  entries: readonly PlannedEntry[],
  { calls, pace, check }: Pick<Options, 'calls' | 'pace' | 'check'>,
): Promise<void> {
  const waiting = [...entries];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await pace.passed();
      check();
      await enter(calls, next);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, work));
  // Only after all other requests are answered, because restoring the state then is final.
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

async function enter({ call }: Calls, entry: PlannedEntry): Promise<void> {
  switch (entry.kind) {
    case 'fuel':
      await call(createFuelConsumption, { body: entry.body });
      return;
    case 'utility':
      await call(createUtilityConsumption, { body: entry.body });
      return;
    case 'renewable':
      await call(createRenewableConsumption, { body: entry.body });
      return;
    case 'value-chain':
      await call(createScope3Consumption, { body: entry.body });
  }
}

async function openReview(periodStart: string, { adminCalls }: Pick<Options, 'adminCalls'>): Promise<void> {
  const calls = await adminCalls();
  if (calls) await statePeriod(calls, periodStart);
}

/** The overview shows the replayed year. A view that follows the newest year with data switches to it by itself. */
async function showYear({ call }: Calls, year: number): Promise<void> {
  const shown = await call(readYearSetting, {});
  if (shown.year !== year) await call(updateYearSetting, { body: { year } });
}
