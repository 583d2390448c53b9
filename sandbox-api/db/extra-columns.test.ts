import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extraTexts } from '#api/contract/activity-data/extra-fields';
import { readMigrations } from '#api/runtime/node/read-migrations';
import { connectPglite } from './connect/pglite';
import type { Connection } from './db';
import { migrate } from './migrate';
import { fuelConsumptions, renewableConsumptions, utilityConsumptions } from './schema/consumption';

const updatedOn = new Date('2025-04-02T08:00:00Z');
const kept = { locationId: 2, value: '1000.500000000', reference: 'E/1' };

/** A row of each type, written before any type had an optional text of its own. */
const firstRows = [
  sql`insert into fuel_consumptions (company_id, location_id, fuel_id, value, unit_id, date, reference,
      carbon_equivalent_kg, created_on, updated_on)
    values (1, 2, 501, 1000.5, 50, '2025-03-10', 'E/1', 177, ${updatedOn.toISOString()}, ${updatedOn.toISOString()})`,
  ...['utility', 'renewable'].map(
    (kind) => sql`insert into ${sql.identifier(`${kind}_consumptions`)} (company_id, location_id,
      ${sql.identifier(`${kind}_id`)}, value, unit_id, start_date, end_date, reference,
      carbon_equivalent_kg, created_on, updated_on)
    values (1, 2, 1, 1000.5, 1, '2025-03-01', '2025-03-31', 'E/1', 177,
      ${updatedOn.toISOString()}, ${updatedOn.toISOString()})`,
  ),
];

let connection: Connection;
beforeAll(async () => {
  connection = connectPglite(await PGlite.create());
  const migrations = readMigrations();
  await migrate(connection.db, migrations.slice(0, 1));
  // Foreign keys are irrelevant to this test.
  await connection.db.execute(sql`set session_replication_role = replica`);
  for (const row of firstRows) await connection.db.execute(row);
  await migrate(connection.db, migrations);
});
afterAll(() => connection.close());

const tables: Record<keyof typeof extraTexts, PgTable> = {
  fuel: fuelConsumptions,
  utility: utilityConsumptions,
  renewable: renewableConsumptions,
};

/** Each optional text of each type; a new one is covered without a change here. */
const fields = (Object.keys(tables) as (keyof typeof tables)[]).flatMap((source) =>
  Object.keys(extraTexts[source]).map((name) => ({ source, name })),
);

test.each(fields)(
  'a $source entry of the oldest store has no $name, and can be given one',
  async ({ source, name }) => {
    const table = tables[source];
    const [row] = await connection.db.select().from(table);
    expect(row).toMatchObject({ ...kept, [name]: null, updatedOn });
    const [changed] = await connection.db
      .update(table)
      .set({ [name]: '4711' })
      .returning();
    expect(changed).toMatchObject({ ...kept, [name]: '4711' });
  },
);
