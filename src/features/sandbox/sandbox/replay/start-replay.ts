import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#api/contract/account/session';
import { listConsumptionYears } from '#api/contract/emissions/lookups';
import { awaitSandbox } from '#api/contract/engine';
import { listSandboxAccounts, readSandboxChanges } from '#api/contract/sandbox/sandbox';
import { callerAs } from '@/features/sandbox/sandbox/recipes/caller';
import { enterAccount } from '@/features/sandbox/sandbox/use-enter-account';
import {
  aloneOrRefused,
  bringBack,
  isUnfinished,
  OtherWindowBusy,
  type StateBefore,
} from '@/features/sandbox/sandbox/whole/unfinished';
import { forget, wholeOrNot } from '@/features/sandbox/sandbox/whole/whole-or-not';
import { isApiError } from '@/lib/api/api-error';
import { call, callPage, credential } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import type { Calls } from './calls';
import { createPace } from './pace';
import { type PlannedMonth, planYear, type ReferenceOf } from './plan-year';
import { playYear } from './play-year';
import { readEntries } from './read-entries';
import { isRunning, type ReplayFailure, replayStore } from './replay-store';

const calls: Calls = { call, callPage };

/** The year after the newest one with data, which is still empty; null when there is nothing to repeat. */
export async function readNextYear(): Promise<number | null> {
  const years = await call(listConsumptionYears, { params: { locationId: 0 }, query: {} });
  const newest = years[0]?.value;
  return newest === undefined ? null : newest + 1;
}

type Start = {
  queryClient: QueryClient;
  year: number;
  /** The name under which the previous state is kept. */
  checkpointName: string;
  referenceOf: ReferenceOf;
  /** The message of an error for the user. */
  textOf: (error: unknown) => string;
};

/** Replays a year in this window, completely or not at all. A second start while one runs does nothing. */
export async function startReplay(start: Start): Promise<void> {
  if (isRunning(replayStore.read())) return;
  const { queryClient, year, textOf } = start;
  replayStore.change({ at: 'preparing', year, share: null });
  const token = credential.read();
  const check = () => {
    if (credential.read() !== token) throw new PersonLeft();
  };
  try {
    await aloneOrRefused(async () => {
      const user = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
      const plan = await prepare(start, user);
      const { isChanged: wasChanged } = await call(readSandboxChanges, {});
      await wholeOrNot(start.checkpointName, async (before) => {
        if (!before) throw new MemoryOnly();
        await play({ ...start, user, plan, check, before, wasChanged });
      });
    });
  } catch (error) {
    const failure = failureOf(error);
    const isTakenBack = failure === 'other-window' || !isUnfinished();
    replayStore.change({ at: 'failed', year, failure, reason: textOf(error), isTakenBack });
    if (credential.read() === token) await goOn(queryClient).catch(() => undefined);
  }
}

async function prepare({ year, referenceOf }: Start, user: SessionUser): Promise<PlannedMonth[]> {
  const { today } = user;
  const sources = await readEntries({
    calls,
    player: user,
    year,
    today,
    onProgress: (share) => replayStore.change({ at: 'preparing', year, share }),
  });
  const plan = planYear({ year, today, sources, referenceOf });
  if (plan.every(({ entries }) => entries.length === 0)) throw new NothingToRepeat();
  return plan;
}

type Play = Start & {
  user: SessionUser;
  plan: PlannedMonth[];
  check: () => void;
  before: StateBefore;
  wasChanged: boolean;
};

async function play({ queryClient, year, user, plan, check, before, wasChanged }: Play): Promise<void> {
  const pace = createPace('minute');
  const settings = { speed: pace.read().speed, isPaused: false, isStopping: false };
  replayStore.change({
    at: 'playing',
    year,
    months: 0,
    entries: 0,
    news: null,
    story: [],
    pace,
    ...settings,
  });
  const months = await playYear({
    calls,
    adminCalls: () => adminCallsOf(user),
    player: user,
    year,
    plan,
    pace,
    check,
    onMonth: async (news) => {
      const shown = replayStore.read();
      if (shown.at !== 'playing') return;
      replayStore.change({
        ...shown,
        news,
        months: shown.months + 1,
        entries: shown.entries + news.entries,
        story: [...shown.story, ...news.events.map((event) => ({ month: news.month, event }))],
      });
      await queryClient.invalidateQueries();
    },
  });
  await call(awaitSandbox, {});
  await queryClient.invalidateQueries();
  const played = replayStore.read();
  if (played.at !== 'playing') return;
  const { entries, news, story } = played;
  replayStore.change({ at: 'played', year, months, entries, news, story, before, wasChanged });
}

/** Uses the user's own session if they are an Admin, otherwise that of an Admin of their company. */
async function adminCallsOf({ userId, isAdmin }: SessionUser): Promise<Calls | null> {
  if (isAdmin) return calls;
  const accounts = await call(listSandboxAccounts, {});
  const companyId = accounts.find((account) => account.userId === userId)?.companyId;
  const admin = accounts.find((account) => account.companyId === companyId && account.roleName === 'Admin');
  return admin ? callerAs(admin.userId) : null;
}

/** Keeps a replayed year. The checkpoint of the previous state stays, unless a fresh demo equals it. */
export async function keepYear(): Promise<void> {
  const played = replayStore.read();
  if (played.at !== 'played') return;
  replayStore.change({ at: 'idle' });
  if (!played.wasChanged) await forget(played.before.checkpointName).catch(() => undefined);
}

/**
 * Restores the state from before a replayed year.
 * @throws StateBeforeDeleted if its checkpoint was deleted by hand; the year is then kept.
 */
export async function takeYearBack(queryClient: QueryClient): Promise<void> {
  const played = replayStore.read();
  if (played.at !== 'played') return;
  const { before, wasChanged } = played;
  if (!(await aloneOrRefused(() => bringBack(before)))) throw new StateBeforeDeleted();
  if (!wasChanged) await forget(before.checkpointName).catch(() => undefined);
  replayStore.change({ at: 'idle' });
  await goOn(queryClient);
}

/** Signs in as the same user in the restored state, because their session may not exist there. */
async function goOn(queryClient: QueryClient): Promise<void> {
  const user = queryClient.getQueryData(sessionQuery.queryKey);
  if (user) await enterAccount(queryClient, user.userId);
  await queryClient.invalidateQueries();
}

/** The checkpoint of the state from before the year no longer exists. */
export class StateBeforeDeleted extends Error {}

/** Signed out, or another user since. */
class PersonLeft extends Error {}

/** The sandbox is in memory only, so there is no state to restore. */
class MemoryOnly extends Error {}

/** The company has no entries in the months to repeat. */
class NothingToRepeat extends Error {}

function failureOf(error: unknown): ReplayFailure {
  if (error instanceof NothingToRepeat) return 'empty';
  if (error instanceof MemoryOnly) return 'memory';
  if (error instanceof OtherWindowBusy) return 'other-window';
  const isLeft = error instanceof PersonLeft || isApiError(error, 'credential_missing', 'credential_invalid');
  return isLeft ? 'left' : 'refused';
}
