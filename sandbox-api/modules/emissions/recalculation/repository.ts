import { and, asc, count, eq, getTableName, gt, type SQLWrapper, sql } from 'drizzle-orm';
import { type EvidencedKind, evidencedKinds } from '#api/contract/intake/evidence';
import type { Db } from '#api/db/db';
import {
  firstDayOfFuel,
  fuelConsumptions,
  renewableConsumptions,
  scope3Consumptions,
  utilityConsumptions,
} from '#api/db/schema/consumption';
import { emissionRollups } from '#api/db/schema/ledger';

/** In the order of `evidencedKinds`. */
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

/** How many of them are bills, which contracts can affect. */
export async function countBills(db: Db, companyId: number, locationId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(utilityConsumptions)
    .where(here(utilityConsumptions, companyId, locationId));
  return row?.total ?? 0;
}

/** Deletes a location's entries and returns their old values by table. */
export async function deleteActivityRows(
  db: Db,
  companyId: number,
  locationId: number,
): Promise<{ entity: string; kind: EvidencedKind; row: { id: number } }[]> {
  const deleted = [];
  for (const [index, table] of tables.entries()) {
    const kind = evidencedKinds[index];
    if (!kind) continue;
    const rows = await db
      .delete(table)
      .where(here(table, companyId, locationId))
      .returning();
    deleted.push(...rows.map((row) => ({ entity: getTableName(table), kind, row })));
  }
  return deleted;
}

const kinds = ['fuels', 'utilities', 'renewables', 'valueChain'] as const;

/**
 * Number of rows, first and last day of each kind of activity data of a location: all, or those that start after a day.
 */
export async function findActivityExtent(
  db: Db,
  companyId: number,
  locationId: number,
  { after }: { after?: string } = {},
) {
  const days: Record<(typeof kinds)[number], { first: SQLWrapper; last: SQLWrapper }> = {
    fuels: { first: firstDayOfFuel, last: fuelConsumptions.date },
    utilities: daysOf(utilityConsumptions),
    renewables: daysOf(renewableConsumptions),
    valueChain: daysOf(scope3Consumptions),
  };
  const found = [];
  for (const [index, table] of tables.entries()) {
    const kind = kinds[index];
    if (!kind) continue;
    const { first, last } = days[kind];
    const [row] = await db
      .select({
        total: count(),
        firstDay: sql<string | null>`min(${first})::text`,
        lastDay: sql<string | null>`max(${last})::text`,
      })
      .from(table)
      .where(and(here(table, companyId, locationId), after === undefined ? undefined : gt(first, after)));
    found.push({
      kind,
      count: row?.total ?? 0,
      firstDay: row?.firstDay ?? null,
      lastDay: row?.lastDay ?? null,
    });
  }
  return found;
}

type Ranged = typeof utilityConsumptions | typeof renewableConsumptions | typeof scope3Consumptions;

const daysOf = ({ startDate, endDate }: Ranged) => ({ first: startDate, last: endDate });

/** kg CO2e of a location by calendar year, oldest first: Scopes 1 to 3, with Scope 2 by the headline method. */
export async function findYearSums(db: Db, companyId: number, locationId: number) {
  const year = sql<number>`extract(year from ${emissionRollups.periodMonth})::integer`;
  return db
    .select({ year, kgCo2e: sql<string>`sum(${emissionRollups.kgCo2e})` })
    .from(emissionRollups)
    .where(
      and(
        eq(emissionRollups.companyId, companyId),
        eq(emissionRollups.locationId, locationId),
        sql`(${emissionRollups.scope} in (1, 3) or (${emissionRollups.scope} = 2 and ${emissionRollups.isHeadline}))`,
      ),
    )
    .groupBy(year)
    .orderBy(asc(year));
}
