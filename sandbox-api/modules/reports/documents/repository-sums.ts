import { and, between, eq, gt, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { type emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { fuels } from '#api/db/schema/reference';

export type LedgerExtent = {
  companyId: number;
  firstMonth: string;
  lastMonth: string;
  /** Locations that were closed, with the first day of the last month that counts. */
  closed: readonly { locationId: number; lastMonth: string }[];
  /** Locations of which only a part is counted, so that their sums are wanted apart. */
  partial: readonly number[];
};

const table = emissionRollups;

/** The ledger of some months, without what was recorded for a location after it was closed. */
export function within(
  of: typeof emissionRollups | typeof emissionLines,
  { companyId, firstMonth, lastMonth, closed }: LedgerExtent,
): SQL | undefined {
  const after = closed.map((one) =>
    and(eq(of.locationId, one.locationId), gt(of.periodMonth, one.lastMonth)),
  );
  const beyond = after.length > 0 ? or(...after) : undefined;
  return and(
    eq(of.companyId, companyId),
    between(of.periodMonth, firstMonth, lastMonth),
    beyond && not(beyond),
  );
}

/** The location itself where a part of it is counted, else 0 for all of them together. */
export function partialLocation(
  of: typeof emissionRollups | typeof emissionLines,
  { partial }: LedgerExtent,
): SQL<number> {
  if (partial.length === 0) return sql<number>`0`;
  return sql<number>`case when ${inArray(of.locationId, [...partial])} then ${of.locationId} else 0 end`;
}

// Adding takes most of the time, so that each question adds only what it asks for.
const amounts = {
  kgCo2e: sql<string>`sum(${table.kgCo2e})`,
  lineCount: sql<number>`sum(${table.lineCount})::integer`,
};
const energy = {
  biogenic: sql<string>`sum(${table.kgCo2Biogenic})`,
  energyKwh: sql<string>`sum(${table.energyKwh})`,
};
const gases = {
  co2: sql<string>`sum(${table.co2KgCo2e})`,
  ch4: sql<string>`sum(${table.ch4KgCo2e})`,
  n2o: sql<string>`sum(${table.n2oKgCo2e})`,
  other: sql<string>`sum(${table.otherKgCo2e})`,
};

/** Sums of the whole period, by everything but the month. */
export async function findSums(db: Db, extent: LedgerExtent) {
  const { locationId, scope, category, method, sourceKind, itemId, supplyTypeId } = table;
  const { factorId, selectionReason, isSpendBased } = table;
  const keys = { locationId, scope, category, method, sourceKind, itemId, supplyTypeId, factorId };
  return db
    .select({ ...keys, reason: selectionReason, isSpendBased, ...amounts, ...energy })
    .from(table)
    .where(within(table, extent))
    .groupBy(...Object.values(keys), selectionReason, isSpendBased)
    .orderBy(
      locationId,
      scope,
      category,
      sourceKind,
      itemId,
      method,
      supplyTypeId,
      factorId,
      selectionReason,
    );
}

/** Sums of each month; refrigerants and fuels of biogenic origin apart, whose gases weigh otherwise. */
export async function findMonthSums(db: Db, extent: LedgerExtent) {
  const { periodMonth, scope, category, method, sourceKind } = table;
  const locationId = partialLocation(table, extent);
  const isFuel = sql`${sourceKind} = 'fuel'`;
  const isBiogenicFuel = sql<boolean>`coalesce(${isFuel} and ${fuels.origin} = 'biogenic', false)`;
  const refrigerantId = sql<number>`case when ${fuels.gasCode} is null then 0 else ${fuels.id} end`;
  return db
    .select({
      month: periodMonth,
      locationId: sql<number>`${locationId} as place`,
      scope,
      category,
      method,
      isBiogenicFuel: sql<boolean>`${isBiogenicFuel} as is_biogenic`,
      refrigerantId: sql<number>`${refrigerantId} as refrigerant`,
      kgCo2e: amounts.kgCo2e,
      ...gases,
    })
    .from(table)
    .leftJoin(fuels, and(isFuel, eq(fuels.id, table.itemId)))
    .where(within(table, extent))
    .groupBy(periodMonth, sql`place`, scope, category, method, sql`is_biogenic`, sql`refrigerant`)
    .orderBy(periodMonth, scope, category, method);
}

/** Totals of each month of the scopes, from so many years before the period to its end. */
export async function findMonthTotals(db: Db, extent: LedgerExtent, mostYears: number) {
  const { periodMonth, scope, method } = table;
  const firstMonth = `${Number(extent.firstMonth.slice(0, 4)) - mostYears}${extent.firstMonth.slice(4)}`;
  return db
    .select({
      month: periodMonth,
      locationId: sql<number>`${partialLocation(table, extent)} as place`,
      scope,
      method,
      ...amounts,
    })
    .from(table)
    .where(and(within(table, { ...extent, firstMonth }), inArray(scope, [1, 2, 3])))
    .groupBy(periodMonth, sql`place`, scope, method)
    .orderBy(periodMonth, scope, method);
}

/** Totals of the whole period by location, scope and method, before any share. */
export async function findLocationSums(db: Db, extent: LedgerExtent) {
  const { locationId, scope, method } = table;
  return db
    .select({ locationId, scope, method, kgCo2e: amounts.kgCo2e })
    .from(table)
    .where(and(within(table, extent), inArray(scope, [1, 2, 3])))
    .groupBy(locationId, scope, method)
    .orderBy(locationId, scope, method);
}

/** What was recorded for locations after they were closed. */
export async function findAfterClosing(db: Db, extent: LedgerExtent) {
  const { closed, companyId, firstMonth, lastMonth } = extent;
  if (closed.length === 0) return [];
  const { locationId, scope, method } = table;
  return db
    .select({ locationId, scope, method, kgCo2e: amounts.kgCo2e })
    .from(table)
    .where(
      and(
        eq(table.companyId, companyId),
        between(table.periodMonth, firstMonth, lastMonth),
        inArray(scope, [1, 2, 3]),
        or(...closed.map((one) => and(eq(locationId, one.locationId), gt(table.periodMonth, one.lastMonth)))),
      ),
    )
    .groupBy(locationId, scope, method);
}
