import {
  and,
  asc,
  desc,
  gte,
  isNull,
  lte,
  or,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
  sum,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { EntrySort, EntrySummary } from '#api/contract/activity-data/entry-lists';
import type { Db } from '#api/db/db';
import { type Given, statement } from '#api/db/statement';
import type { CountedPage, PagePart } from '#api/kernel/crud-verbs';
import type { EntryFilter, EntryOrder } from './entry-filter';

/** A value, or the place where it comes. */
type Value<T> = T | SQLWrapper;
type Asked = {
  locationId: Value<number>;
  words: readonly string[];
  startDate?: Value<string> | undefined;
  endDate?: Value<string> | undefined;
};

/** What the entries of one kind are found and sorted by. */
export interface EntryColumns {
  table: PgTable;
  id: PgColumn;
  firstDay: SQLWrapper;
  lastDay: PgColumn;
  carbonEquivalentKg: PgColumn;
  correctsId: PgColumn;
  reference: PgColumn;
  /** With its name in each language. */
  type: { nameEn: PgColumn; namePl: PgColumn };
  atLocation(companyId: Value<number>, locationId: Value<number>): SQL | undefined;
  /** Whether a word occurs in what an entry says; without a join, so that counting needs none. */
  says(db: Db, pattern: string): SQL | undefined;
}

export function isAskedFor(db: Db, columns: EntryColumns, companyId: Value<number>, filter: Asked) {
  return and(
    // A credit note is shown in the row of the entry that it corrects.
    isNull(columns.correctsId),
    isTouched(db, columns, companyId, filter),
  );
}

function isTouched(db: Db, columns: EntryColumns, companyId: Value<number>, filter: Asked) {
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

type EntryPage = EntryFilter & EntryOrder & PagePart;

/** The clauses of a page, and how many entries there are on all of them where that is wanted. */
type Clauses = {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number | Placeholder;
  offset: number;
  total: SQL<number | null>;
};

type Bounds = {
  companyId: number;
  locationId: number;
  startDate: string | undefined;
  endDate: string | undefined;
};
type Run<Row> = (db: Db, bounds: Bounds) => Promise<Row[]>;
type WrittenPage<Row> = ReturnType<Parameters<typeof statement<Bounds, Row[]>>[0]> & {
  execute(): Promise<Row[]>;
};

/** What the client shows. */
const usualSize = 10;

/**
 * Pages of entries. The first one without a search is asked for most, and is written once for each way to narrow and sort
 * it. Any other says its offset: one that the planner does not know it expects to be large, and sorts all rows.
 * @param write says the whole statement with these clauses.
 */
export function pagesOf<Row extends { total: number | null }>(
  columns: EntryColumns,
  write: (db: Db, clauses: Clauses) => WrittenPage<Row>,
): (db: Db, companyId: number, page: EntryPage) => Promise<CountedPage<Row>> {
  const written = new Map<string, Run<Row>>();
  const clausesOf = (db: Db, companyId: Value<number>, asked: Asked, page: EntryPage): Clauses => {
    const where = isAskedFor(db, columns, companyId, asked);
    const total = page.isCounted ? db.$count(columns.table, where) : sql<null>`null`;
    return { where, total, orderBy: inOrder(columns, page), limit: page.limit, offset: page.offset };
  };
  const firstPage = (page: EntryPage): Run<Row> =>
    statement((db, given: Given<Bounds>) => {
      const asked = {
        locationId: given('locationId'),
        words: [],
        startDate: page.startDate === undefined ? undefined : given('startDate'),
        endDate: page.endDate === undefined ? undefined : given('endDate'),
      };
      // As it is, since the planner knows no value that comes later.
      const limit = sql.raw(String(usualSize)) as unknown as Placeholder;
      return write(db, { ...clausesOf(db, given('companyId'), asked, page), limit });
    });
  return async (db, companyId, page) => {
    const { words, limit, offset, locationId, startDate, endDate } = page;
    const isUsual = words.length === 0 && offset === 0 && limit === usualSize;
    const shape = shapeOf(page);
    const run = isUsual ? (written.get(shape) ?? firstPage(page)) : null;
    if (run) written.set(shape, run);
    const rows = await (run
      ? run(db, { companyId, locationId, startDate, endDate })
      : write(db, clausesOf(db, companyId, page, page)).execute());
    return { rows, total: page.isCounted ? (rows[0]?.total ?? (offset === 0 ? 0 : null)) : null };
  };
}

function shapeOf({ sortBy, isDescending, locale, isCounted, startDate, endDate }: EntryPage): string {
  const isNarrowed = [startDate, endDate].map((day) => day !== undefined);
  return [sortBy, isDescending, locale, isCounted, ...isNarrowed].join();
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
    .select({
      entries: sql<number>`(count(*) filter (where ${columns.correctsId} is null))::integer`,
      kg: sum(carbonEquivalentKg),
    })
    .from(table)
    .where(isTouched(db, columns, companyId, filter));
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

function saysAll(db: Db, columns: EntryColumns, companyId: Value<number>, { locationId, words }: Asked) {
  return and(
    columns.atLocation(companyId, locationId),
    ...words.map((word) => {
      const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
      return or(columns.says(db, pattern), isCorrectedBy(columns, pattern));
    }),
  );
}

/** Whether a credit note of the entry says a word in its number. */
function isCorrectedBy({ table, id, correctsId, reference }: EntryColumns, pattern: string) {
  const note = (column: PgColumn) => sql`note.${sql.identifier(column.name)}`;
  return sql`exists (
    select 1 from ${table} note where ${note(correctsId)} = ${id} and ${note(reference)} ilike ${pattern})`;
}
