import { and, asc, count, desc, gte, lte, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { EntrySort, EntrySummary } from '#api/contract/activity-data/entry-lists';
import type { Db } from '#api/db/db';
import type { EntryFilter, EntryOrder } from './entry-filter';

/** What the entries of one kind are found and sorted by. */
export interface EntryColumns {
  table: PgTable;
  id: PgColumn;
  firstDay: PgColumn;
  lastDay: PgColumn;
  carbonEquivalentKg: PgColumn;
  /** With its name in each language. */
  type: { nameEn: PgColumn; namePl: PgColumn };
  atLocation(companyId: number, locationId: number): SQL | undefined;
  /** Whether a word occurs in what an entry says; without a join, so that counting needs none. */
  says(db: Db, pattern: string): SQL | undefined;
}

export function isAskedFor(db: Db, columns: EntryColumns, companyId: number, filter: EntryFilter) {
  const { startDate, endDate } = filter;
  return and(
    saysAll(db, columns, companyId, filter),
    endDate === undefined ? undefined : lte(columns.firstDay, endDate),
    startDate === undefined ? undefined : gte(columns.lastDay, startDate),
  );
}

/** What is equal otherwise stands as the list does without a wish: the newest first. */
export function inOrder(columns: EntryColumns, { sortBy, isDescending, locale }: EntryOrder): SQL[] {
  const by = {
    date: columns.lastDay,
    type: locale === 'pl' ? columns.type.namePl : columns.type.nameEn,
    emissions: columns.carbonEquivalentKg,
  } satisfies Record<EntrySort, SQLWrapper>;
  const newest = [desc(columns.lastDay), desc(columns.id)];
  if (sortBy === 'date' && !isDescending) return [asc(columns.lastDay), asc(columns.id)];
  return sortBy === 'date' ? newest : [(isDescending ? desc : asc)(by[sortBy]), ...newest];
}

/**
 * A bill from 15 Dec to 14 Jan covers December and January. The months are those of all years: who looks at one year
 * sees in which others there is data.
 */
export async function summarizeEntries(
  db: Db,
  columns: EntryColumns,
  companyId: number,
  filter: EntryFilter,
): Promise<EntrySummary> {
  const { table, firstDay, lastDay, carbonEquivalentKg } = columns;
  const [totals] = await db
    .select({ entries: count(), kg: sum(carbonEquivalentKg) })
    .from(table)
    .where(isAskedFor(db, columns, companyId, filter));
  const covered = await db
    .selectDistinct({ month: sql<string>`to_char(covered, 'YYYY-MM')` })
    .from(table)
    .crossJoinLateral(
      sql`generate_series(date_trunc('month', ${firstDay}::timestamp), ${lastDay}::timestamp, '1 month') as covered`,
    )
    .where(saysAll(db, columns, companyId, filter))
    .orderBy(sql`1`);
  return {
    entries: totals?.entries ?? 0,
    carbonEquivalent: Number(totals?.kg ?? 0),
    months: covered.map(({ month }) => month),
  };
}

function saysAll(db: Db, columns: EntryColumns, companyId: number, { locationId, words }: EntryFilter) {
  return and(
    columns.atLocation(companyId, locationId),
    ...words.map((word) => columns.says(db, `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`)),
  );
}
