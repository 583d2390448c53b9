import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations } from '#api/runtime/node/read-migrations';
import { connectPglite } from './connect/pglite';
import type { Connection } from './db';
import { migrate } from './migrate';
import { utilityConsumptions } from './schema/consumption';

let connection: Connection;
beforeAll(async () => {
  connection = connectPglite(await PGlite.create());
});
afterAll(() => connection.close());

test('a bill in a store from before bills named their meter stays as it was, and can name one', async () => {
  const { db } = connection;
  const migrations = readMigrations();
  const before = migrations.findIndex(({ name }) => name === '0001_meter_number');
  await migrate(db, migrations.slice(0, before));
  // What a bill refers to is not what this is about.
  await db.execute(sql`set session_replication_role = replica`);
  await db.execute(sql`
    insert into utility_consumptions (company_id, location_id, utility_id, value, unit_id, start_date, end_date,
      reference, carbon_equivalent_kg, created_on, updated_on)
    values (1, 2, 1, 1000.5, 1, '2025-03-01', '2025-03-31', 'E/1', 177, '2025-04-02T08:00:00Z', '2025-04-02T08:00:00Z')`);

  expect(await migrate(db, migrations)).toContain('0001_meter_number');

  const kept = { locationId: 2, value: '1000.500000000', endDate: '2025-03-31', reference: 'E/1' };
  const [row] = await db.select().from(utilityConsumptions);
  expect(row).toMatchObject({ ...kept, meterNumber: null, updatedOn: new Date('2025-04-02T08:00:00Z') });
  const [changed] = await db.update(utilityConsumptions).set({ meterNumber: '4711' }).returning();
  expect(changed).toMatchObject({ ...kept, meterNumber: '4711' });
});
