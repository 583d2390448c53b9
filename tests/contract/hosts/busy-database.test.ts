/** Locks a location for longer than any request should have to wait, as a large import might. */
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { restoreSession } from '#api/contract/account/session';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { fuelConsumptions } from '#api/db/schema/consumption';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { gasAt } from '../fuzz/gas-entry';
import { hold, untilWaiting } from '../races/hold';

const databaseUrl = inject('databaseUrl');

/** Of one company; its other changes wait for their turn without a connection. */
const changesAtOnce = 4;

describe.runIf(databaseUrl !== null)('while a location is locked, on PostgreSQL', () => {
  let api: Awaited<ReturnType<typeof createTestApi>>;
  const open = async (lockTimeoutMs?: number) => {
    api = await createTestApi({ databaseUrl: databaseUrl ?? undefined, lockTimeoutMs });
  };
  afterEach(() => api.close());

  const keep = (locationId: number) =>
    hold(api.db, sql`select from locations where id = ${locationId} for update`);

  test('changes of other companies are done before any waiting request times out', async () => {
    await open();
    const [busy, other] = [await api.company(), await api.company()];
    const letGo = await keep(busy.locationId);
    const enter = ({ token, locationId }: Company) =>
      api.call(createFuelConsumption, { token: token.User, body: gasAt(locationId) });
    // More than there are connections.
    const waiting = Array.from({ length: 12 }, () => enter(busy));
    await untilWaiting(api.db, changesAtOnce);
    const answered = [...waiting, enter(other)].map(async (answer, index) => {
      const { status } = await answer;
      return { isOther: index === waiting.length, status };
    });
    expect(await Promise.race(answered)).toEqual({ isOther: true, status: 200 });
    await letGo();
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('its changes are told to retry, other companies are answered, and a repeated change is done once', async () => {
    await open(1_000);
    const [busy, other] = [await api.company(), await api.company()];
    const letGo = await keep(busy.locationId);
    const body = gasAt(busy.locationId);
    // More than there are connections.
    const change = (_: unknown, index: number) =>
      api.call(createFuelConsumption, {
        token: busy.token.User,
        headers: { 'idempotency-key': `change-${index}` },
        body,
      });
    const changes = Array.from({ length: 12 }, change);
    await untilWaiting(api.db, changesAtOnce);
    expect((await api.call(restoreSession, { token: other.token.View })).status).toBe(200);
    for (const { status, problem, headers } of await Promise.all(changes)) {
      expect({ status, code: problem.code }).toEqual({ status: 503, code: 'unavailable' });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await letGo();
    const ofBusy = eq(fuelConsumptions.companyId, busy.companyId);
    const repeated = [await change(null, 0), await change(null, 0), await change(null, 1)];
    expect(repeated.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await api.db.$count(fuelConsumptions, ofBusy)).toBe(2);
  });
});
