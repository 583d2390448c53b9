import { and, between, count, desc, eq, exists, max, min, ne, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { SumDimension } from '#api/contract/emissions/emission-sums';
import type { Db } from '#api/db/db';
import { locations } from '#api/db/schema/company';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import {
  emissionFactors,
  factorActivities,
  fuels,
  renewables,
  scopeCategories,
  utilities,
} from '#api/db/schema/reference';
import { electricityUpstream } from '#api/domain/emissions/choose-factor/factor-chains';
import { linesIn, rollupsIn, sumOf } from './repository-selection';
import type { LedgerSelection } from './selection';

const { scope, category, locationId, sourceKind, itemId, periodMonth, factorId, selectionReason } =
  emissionRollups;
const grouped = [scope, category, locationId, sourceKind, itemId, periodMonth, factorId, selectionReason];

/** Each grouping with its `grouping()` value: a bit is 0 where its column is grouped by. */
const sets = {
  scope: { columns: [scope], mask: 0b01111111 },
  category: { columns: [category], mask: 0b10111111 },
  location: { columns: [locationId], mask: 0b11011111 },
  source: { columns: [sourceKind, itemId], mask: 0b11100111 },
  month: { columns: [periodMonth], mask: 0b11111011 },
  factor: { columns: [factorId], mask: 0b11111101 },
  reason: { columns: [selectionReason], mask: 0b11111110 },
} as const;

/** The sums of a selection by each dimension, in one pass over the monthly sums. */
export async function findSums(db: Db, companyId: number, selection: LedgerSelection) {
  const list = (columns: readonly unknown[]) =>
    sql.join(
      columns.map((column) => sql`${column}`),
      sql`, `,
    );
  const groups = Object.values(sets).map(({ columns }) => sql`(${list(columns)})`);
  const rows = await db
    .select({
      mask: sql<number>`grouping(${list(grouped)})`,
      scope: sql<number | null>`${scope}`,
      category: sql<string | null>`${category}`,
      locationId: sql<number | null>`${locationId}`,
      kind: sql<typeof sourceKind._.data | null>`${sourceKind}`,
      itemId: sql<number | null>`${itemId}`,
      month: sql<string | null>`${periodMonth}::text`,
      factorId: sql<number | null>`${factorId}`,
      reason: sql<string | null>`${selectionReason}`,
      anyCategory: sql<string | null>`min(${category})`,
      lineCount: sql<number>`sum(${emissionRollups.lineCount})::integer`,
      total: sumOf(emissionRollups, selection),
    })
    .from(emissionRollups)
    .where(rollupsIn(companyId, selection))
    .groupBy(sql`grouping sets (${sql.join(groups, sql`, `)})`);
  return (dimension: SumDimension) => rows.filter(({ mask }) => mask === sets[dimension].mask);
}
export type SumRow = ReturnType<Awaited<ReturnType<typeof findSums>>>[number];

const zeroOr = (column: PgColumn) => sql<string>`coalesce(sum(${column}), 0)`;

/** The sum of a selection, its gases, the biogenic CO2 of its lines, and the months it covers. */
export async function findWhole(db: Db, companyId: number, selection: LedgerSelection) {
  const [row] = await db
    .select({
      firstMonth: min(periodMonth),
      lastMonth: max(periodMonth),
      lineCount: sql<number>`coalesce(sum(${emissionRollups.lineCount}), 0)::integer`,
      total: sumOf(emissionRollups, selection),
      co2: zeroOr(emissionRollups.co2KgCo2e),
      ch4: zeroOr(emissionRollups.ch4KgCo2e),
      n2o: zeroOr(emissionRollups.n2oKgCo2e),
      other: zeroOr(emissionRollups.otherKgCo2e),
      biogenic: zeroOr(emissionRollups.kgCo2Biogenic),
    })
    .from(emissionRollups)
    .where(rollupsIn(companyId, selection));
  return row;
}

const outside = alias(emissionRollups, 'outside');
/**
 * The scope of the entry that a line outside the scopes belongs to. For fuels it is Scope 1, except for charged
 * vehicles, whose biogenic CO2 comes from the grid.
 */
const ownScope = sql`case ${outside.sourceKind}
  when 'fuel' then case when ${outside.factorId} in (
    select f.id from ${emissionFactors} f join ${factorActivities} a on a.id = f.activity_id
    where a.code = ${electricityUpstream.ukBiogenic}) then 2 else 1 end
  when 'utility' then 2 when 'scope3' then 3 end`;

/**
 * Biogenic CO2 with its own lines outside the scopes, for the selection's months, locations and items. Not available
 * for a part by factor, reason or estimate, because the monthly sums don't link these lines to it.
 */
export async function findBiogenicOutside(
  db: Db,
  companyId: number,
  selection: LedgerSelection,
): Promise<string> {
  const { measure, factorId, reason, estimate } = selection;
  if (measure !== 'emissions' || factorId !== undefined || reason !== undefined || estimate !== undefined)
    return '0';
  const selected = db
    .select({ one: sql`1` })
    .from(emissionRollups)
    .where(
      and(
        rollupsIn(companyId, selection),
        eq(emissionRollups.scope, ownScope),
        eq(emissionRollups.periodMonth, outside.periodMonth),
        eq(emissionRollups.locationId, outside.locationId),
        eq(emissionRollups.sourceKind, outside.sourceKind),
        eq(emissionRollups.itemId, outside.itemId),
      ),
    );
  const [row] = await db
    .select({ total: zeroOr(outside.kgCo2Biogenic) })
    .from(outside)
    .where(
      and(
        eq(outside.companyId, companyId),
        between(outside.periodMonth, selection.firstMonth, selection.lastMonth),
        eq(outside.scope, 0),
        ne(outside.kgCo2Biogenic, '0'),
        exists(selected),
      ),
    );
  return row?.total ?? '0';
}

/** The locations and factors of a selection's lines, each pair with its sum. */
export async function findPlaces(db: Db, companyId: number, selection: LedgerSelection) {
  return db
    .select({
      locationId,
      factorId,
      lineCount: sql<number>`sum(${emissionRollups.lineCount})::integer`,
      total: sumOf(emissionRollups, selection),
    })
    .from(emissionRollups)
    .where(rollupsIn(companyId, selection))
    .groupBy(locationId, factorId);
}

type Known = { locationIds: readonly number[]; factorIds: readonly number[] };

/** Rows of activity data by their contribution to the selection, largest first, and the number of rows. */
export async function findContributions(
  db: Db,
  companyId: number,
  by: { selection: LedgerSelection; known: Known; limit: number; offset: number },
) {
  const total = sumOf(emissionLines, by.selection);
  const line = emissionLines;
  return db
    .select({
      kind: line.sourceKind,
      sourceId: line.sourceId,
      itemId: line.itemId,
      locationName: locations.name,
      category: min(line.category),
      firstMonth: sql<string>`min(${line.periodMonth})::text`,
      lastMonth: sql<string>`max(${line.periodMonth})::text`,
      lineCount: count(),
      total,
      rowCount: sql<number>`(count(*) over ())::integer`,
    })
    .from(line)
    .innerJoin(locations, eq(locations.id, line.locationId))
    .where(linesIn(companyId, by.selection, by.known))
    .groupBy(line.sourceKind, line.sourceId, line.itemId, locations.id)
    .orderBy(desc(total), line.sourceKind, line.sourceId)
    .limit(by.limit)
    .offset(by.offset);
}

type Named = { kind: string; key: string; nameEn: string; namePl: string };

/** Names of all fuels, utilities, renewables and categories, and of the company's locations, in one query. */
export async function findNames(db: Db, companyId: number): Promise<Named[]> {
  const named = (kind: string, key: PgColumn, nameEn: PgColumn, namePl: PgColumn, rest: SQL) =>
    sql`select ${kind}::text as kind, ${key}::text as key, ${nameEn} as "nameEn", ${namePl} as "namePl" from ${rest}`;
  const { rows } = await db.execute(
    sql.join(
      [
        named('fuel', fuels.id, fuels.nameEn, fuels.namePl, sql`${fuels}`),
        named('utility', utilities.id, utilities.nameEn, utilities.namePl, sql`${utilities}`),
        named('renewable', renewables.id, renewables.nameEn, renewables.namePl, sql`${renewables}`),
        named(
          'scope3',
          scopeCategories.number,
          scopeCategories.nameEn,
          scopeCategories.namePl,
          sql`${scopeCategories} where ${scopeCategories.scope} = 3`,
        ),
        named(
          'category',
          scopeCategories.code,
          scopeCategories.nameEn,
          scopeCategories.namePl,
          sql`${scopeCategories}`,
        ),
        named(
          'location',
          locations.id,
          locations.name,
          locations.name,
          sql`${locations} where ${locations.companyId} = ${companyId}`,
        ),
      ],
      sql` union all `,
    ),
  );
  return rows as Named[];
}
