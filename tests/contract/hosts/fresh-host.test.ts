/** A host that has just started has not read the catalogue yet. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { runConformance } from '#api/contract/emissions/conformance';
import { createTestApi } from '#api/testing/create-test-api';
import { gasAt } from '../fuzz/gas-entry';

const databaseUrl = inject('databaseUrl');

describe('on a fresh host a calculation outside a transaction', () => {
  test('and a change do not block each other: PGlite, while a third change is being stored', async () => {
    const api = await createTestApi();
    const company = await api.company();
    const token = company.token.Admin;
    const checking = api.call(runConformance, { token } as never);
    const storing = api.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await pause(50);
    });
    const entering = api.call(createFuelConsumption, { token, body: gasAt(company.locationId) });
    const [checked, entered] = await Promise.all([checking, entering, storing]);
    expect([checked.status, entered.status]).toEqual([200, 200]);
    await api.close();
  });

  test.runIf(databaseUrl !== null)(
    'and changes on every other connection do not either: PostgreSQL',
    async () => {
      const api = await createTestApi({ databaseUrl: databaseUrl ?? undefined });
      const company = await api.company();
      const token = company.token.Admin;
      const checking = api.call(runConformance, { token } as never);
      const enter = () => api.call(createFuelConsumption, { token, body: gasAt(company.locationId) });
      const answers = await Promise.all([checking, ...Array.from({ length: 12 }, enter)]);
      expect(answers.map(({ status }) => status)).toEqual(Array(13).fill(200));
      await api.close();
    },
  );
});
