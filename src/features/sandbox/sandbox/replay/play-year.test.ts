import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreSession, type SessionUser } from '#api/contract/account/session';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { readEmissionMonths, readScopeAggregates } from '#api/contract/emissions/dashboard';
import {
  enterSandboxAccount,
  listSandboxAccounts,
  readSandboxClock,
  setSandboxClock,
} from '#api/contract/sandbox/sandbox';
import { createApp } from '#api/http/app';
import { routes } from '#api/modules/routes';
import { createSandboxRoutes } from '#api/modules/sandbox/routes';
import { createTravelClock } from '#api/runtime/engine/sandbox-clock';
import { createDemoApi } from '#api/testing/create-demo-api';
import { callApp } from '#api/testing/create-test-api';
import { createApiClient } from '@/lib/api/client';
import type { Calls } from './calls';
import type { MonthNews } from './month-news';
import { createPace } from './pace';
import { type PlannedMonth, planYear } from './plan-year';
import { playYear } from './play-year';
import { readEntries } from './read-entries';

const year = 2027;

let api: Awaited<ReturnType<typeof createDemoApi>>;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  api = await createDemoApi();
  const clock = createTravelClock(() => new Date('2026-11-25T12:00:00Z'));
  const platform = { ...api.platform, clock, wakeJobs: () => undefined };
  const log = (_: string, error: unknown) => {
    throw error;
  };
  app = createApp({ db: api.db, platform, routes: [...routes, ...createSandboxRoutes(clock)], log });
});
afterAll(() => api.close());

async function callsOf(email: string): Promise<Calls> {
  const { body: accounts } = await callApp(app, listSandboxAccounts, {});
  const userId = accounts.find((account) => account.email === email)?.userId ?? 0;
  const { body } = await callApp(app, enterSandboxAccount, { body: { userId } });
  return createApiClient({
    baseUrl: new URL('http://sandbox.test/'),
    send: async (request) => app.fetch(request),
    readToken: () => body.token,
    readLanguage: () => 'en',
    onTokenRefused: () => undefined,
  });
}

async function play(email: string, admin: string | null, stopAfter = 12) {
  const calls = await callsOf(email);
  const player: SessionUser = await calls.call(restoreSession, {});
  const { today } = player;
  const sources = await readEntries({ calls, player, year, today, onProgress: () => undefined });
  const plan: PlannedMonth[] = planYear({ year, today, sources, referenceOf: (from) => `Replay of ${from}` });
  const pace = createPace('fastest');
  const news: MonthNews[] = [];
  const months = await playYear({
    calls,
    adminCalls: async () => (admin === null ? null : callsOf(admin)),
    player,
    year,
    plan,
    pace,
    check: () => undefined,
    onMonth: async (month) => {
      news.push(month);
      if (news.length === stopAfter) pace.change({ isStopping: true });
    },
  });
  return { calls, plan, news, months };
}

describe('a replayed year of a demo company', () => {
  let news: MonthNews[];

  it('has every month, with the figures of the overview', async () => {
    const played = await play('user@kestrelvale.example', 'admin@kestrelvale.example');
    const { calls, plan, months } = played;
    news = played.news;
    expect(months).toBe(12);
    expect(await calls.call(readSandboxClock, {})).toMatchObject({ today: '2027-12-31' });
    const totals = await calls.call(readScopeAggregates, {});
    const shown = await calls.call(readEmissionMonths, {});
    expect([totals.year, shown.year]).toEqual([year, year]);
    expect(news.at(-1)?.totalKg).toBe(totals.total);
    const sum = shown.months
      .flatMap(({ scopes }) => scopes)
      .reduce((all, one) => all + one.carbonEquivalent, 0);
    expect(sum).toBeCloseTo(totals.total, 3);
    expect(shown.months).toHaveLength(12);
    expect(news.map(({ entries }) => entries)).toEqual(plan.map(({ entries }) => entries.length));
    // Reduced by the rule: between 1% and 6% below the months that it repeats.
    expect(shown.comparison?.changePercentage).toBeLessThan(0);
  });

  it('says in which month the review opened and what fell due', () => {
    const eventsOf = (month: string) => news.find((one) => one.month === month)?.events ?? [];
    expect(eventsOf('2027-01')).toEqual([
      { type: 'review-opened', title: '2027' },
      { type: 'review-due', title: '2026', questions: expect.any(Number) },
      { type: 'report-due', year: 2026 },
      { type: 'trial-ended' },
    ]);
    expect(eventsOf('2027-06')).toEqual([]);
    expect(eventsOf('2027-12')).toEqual([
      { type: 'review-due', title: '2027', questions: expect.any(Number) },
      { type: 'report-due', year: 2027 },
    ]);
  });
});

describe('a replay that is stopped', () => {
  it('has whole months only', async () => {
    const { news, months } = await play('user@jagodno.example', null, 2);
    expect(months).toBe(2);
    expect(news.map(({ month }) => month)).toEqual(['2027-01', '2027-02']);
  });
});

describe('an entry whose amount was calculated from spend', () => {
  it('is accepted by the API in the replayed year too', async () => {
    const calls = await callsOf('user@kestrelvale.example');
    const player = await calls.call(restoreSession, {});
    const today = '2026-11-25';
    const sources = await readEntries({ calls, player, year, today, onProgress: () => undefined });
    const bought = sources.find(({ kind, entry }) => kind === 'fuel' && 'fuelId' in entry && isBought(entry));
    if (bought?.kind !== 'fuel') throw new Error('The demo has no fuel that is bought.');
    const { locationId, fuelId, fuelVariantId, unitId, date } = bought.entry;
    await calls.call(setSandboxClock, { body: { today: '2027-12-31' } });
    const paid = { amountFrom: 'spend', amountPaid: 1003, pricePerUnit: 7, currency: 'EUR' } as const;
    const what = { locationId, fuelId, fuelVariantId, unitId, date, reference: 'Paid by card' };
    const body = { ...what, ...paid, value: Number((1003 / 7).toFixed(9)) };
    const entry = await calls.call(createFuelConsumption, { body });
    const months = planYear({ year, today, sources: [{ kind: 'fuel', entry }], referenceOf: (from) => from });
    const [planned] = months.flatMap(({ entries }) => entries);
    if (planned?.kind !== 'fuel') throw new Error('Nothing was planned.');
    const played = await calls.call(createFuelConsumption, { body: planned.body });
    expect(played.amountPaid).toBeLessThan(1003);
    expect(played.value).toBeCloseTo((played.amountPaid ?? 0) / 7, 8);
  });
});

const isBought = ({ unitSymbol }: { unitSymbol: string }) => ['l', 'kWh', 'kg'].includes(unitSymbol);
