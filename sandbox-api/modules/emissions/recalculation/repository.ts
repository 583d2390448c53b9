import { and, count, eq, getTableName } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import {
  fuelConsumptions,
  renewableConsumptions,
  scope3Consumptions,
  utilityConsumptions,
} from '#api/db/schema/consumption';

const tables = [fuelConsumptions, utilityConsumptions, renewableConsumptions, scope3Consumptions];

const here = (table: (typeof tables)[number], companyId: number, locationId: number) =>
  and(eq(table.companyId, companyId), eq(table.locationId, locationId));

/** How many rows of activity data a location has. */
export async function countActivityRows(db: Db, companyId: number, locationId: number): Promise<number> {
  let total = 0;
  for (const table of tables) {
    const [row] = await db
      .select({ total: count() })
      .from(table)
      .where(here(table, companyId, locationId));
    total += row?.total ?? 0;
  }
  return total;
}

/** How many of them are bills, which contracts may concern. */
export async function countBills(db: Db, companyId: number, locationId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(utilityConsumptions)
    .where(here(utilityConsumptions, companyId, locationId));
  return row?.total ?? 0;
}

/** Deletes what was entered for a location; answers how it was, and of which table. */
export async function deleteActivityRows(
  db: Db,
  companyId: number,
  locationId: number,
): Promise<{ entity: string; row: { id: number } }[]> {
  const deleted = [];
  for (const table of tables) {
    const rows = await db
      .delete(table)
      .where(here(table, companyId, locationId))
      .returning();
    deleted.push(...rows.map((row) => ({ entity: getTableName(table), row })));
  }
  return deleted;
}
