import {
  and,
  asc,
  between,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  is,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { PgText } from 'drizzle-orm/pg-core';
import { creditNotesOf } from '#api/db/credit-notes';
import type { Db } from '#api/db/db';
import { insertRows } from '#api/db/insert-rows';
import { renewableConsumptions, utilityConsumptions } from '#api/db/schema/consumption';
import { renewables, units, utilities } from '#api/db/schema/reference';
import { type Given, statement } from '#api/db/statement';
import type { Bookkeeping, ConsumptionRows, Shown } from './consumption-kind';
import type { ExtraTexts } from './extra-fields';
import { type Entered, enteredColumns, enteredNames, givenColumns } from './repository-columns';
import { type EntryColumns, isAskedFor, pagesOf, summarizeEntries } from './repository-entries';
import { manyCorrectableRows } from './repository-many';

export type PeriodSource = 'utility' | 'renewable';

/** What both tables have; columns of only one of them come along with their row. */
type PeriodTable = typeof renewableConsumptions;

type SharedRow = PeriodTable['$inferSelect'];
export type SharedColumns = Entered<SharedRow>;

/** What only one of the tables has and is no text. */
type Own = { utility: { cop: string | null }; renewable: Record<never, string | null> };
type OwnColumns<Source extends PeriodSource> = { [Name in keyof Own[Source]]: string | null };

export type PeriodRow<Source extends PeriodSource> = SharedRow & ExtraTexts<Source> & OwnColumns<Source>;

/** What is entered for a period. */
export type PeriodColumns<Source extends PeriodSource> = SharedColumns &
  ExtraTexts<Source> &
  OwnColumns<Source>;

/** What a row is shown with. */
export type PeriodNames = { item: { nameEn: string; namePl: string }; unitSymbol: string };

export type PeriodRows<Source extends PeriodSource> = ConsumptionRows<
  PeriodColumns<Source>,
  PeriodRow<Source>,
  PeriodNames
>;

export const periodRows: { [Source in PeriodSource]: PeriodRows<Source> } = {
  utility: rowsIn(utilityConsumptions, utilities),
  renewable: rowsIn(renewableConsumptions, renewables),
};

/** What is written here concerns what both tables have; the parameter's type says that the rest is there too. */
function rowsIn<Source extends PeriodSource>(
  known: PeriodTable & { $inferSelect: PeriodRow<Source> },
  items: typeof utilities | typeof renewables,
): PeriodRows<Source> {
  const table: PeriodTable = known;
  const select = (db: Db, total: SQL<number | null> = sql<null>`null`) =>
    db
      .select({
        total,
        row: table,
        item: { nameEn: items.nameEn, namePl: items.namePl },
        unitSymbol: units.symbol,
        creditNotes: creditNotesOf(table),
      })
      .from(table)
      .innerJoin(items, eq(items.id, table.itemId))
      .innerJoin(units, eq(units.id, table.unitId));
  const atLocation = (companyId: number | SQLWrapper, locationId: number | SQLWrapper) =>
    and(eq(table.companyId, companyId), eq(table.locationId, locationId));
  const ofRow = (companyId: number, id: number) => and(eq(table.companyId, companyId), eq(table.id, id));
  const insertRow = statement((db, given: Given<SharedColumns & Bookkeeping>) =>
    db.insert(table).values(givenColumns(table, given)).returning(),
  );
  const textColumns = Object.values(getTableColumns(table)).filter((column) => is(column, PgText));
  const entries: EntryColumns = {
    table,
    id: table.id,
    firstDay: table.startDate,
    lastDay: table.endDate,
    carbonEquivalentKg: table.carbonEquivalentKg,
    type: items,
    correctsId: table.correctsId,
    reference: table.reference,
    atLocation,
    says: (db, pattern) =>
      or(
        ...textColumns.map((column) => ilike(column, pattern)),
        inArray(
          table.itemId,
          db
            .select({ id: items.id })
            .from(items)
            .where(or(ilike(items.nameEn, pattern), ilike(items.namePl, pattern))),
        ),
      ),
  };
  const findPage = pagesOf(entries, (db, { total, where, orderBy, limit, offset }) =>
    select(db, total)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  );
  const rows: ConsumptionRows<SharedColumns, SharedRow, PeriodNames> = {
    ...enteredNames(table),
    async findPage(db, companyId, page) {
      const { rows, total } = await findPage(db, companyId, page);
      return { rows: rows.map(shown), total };
    },
    count: (db, companyId, filter) => db.$count(table, isAskedFor(db, entries, companyId, filter)),
    summarize: (db, companyId, filter) => summarizeEntries(db, entries, companyId, filter),
    /** Rows that touch the range: a bill from 15 Dec to 14 Jan is in December and in January. */
    async findInRange(db, companyId, { locationId, itemId, startDate, endDate }) {
      const inRange = await select(db)
        .where(
          and(
            atLocation(companyId, locationId),
            eq(table.itemId, itemId),
            lte(table.startDate, endDate),
            gte(table.endDate, startDate),
          ),
        )
        .orderBy(asc(table.startDate), asc(table.id));
      return inRange.map(shown);
    },
    async findEntered(db, companyId, { locationId, firstDay, lastDay, itemIds }) {
      return db
        .select({ ...enteredColumns(table), id: table.id, updatedOn: table.updatedOn })
        .from(table)
        .where(
          and(
            eq(table.companyId, companyId),
            locationId === null ? undefined : eq(table.locationId, locationId),
            between(table.endDate, firstDay, lastDay),
            itemIds && inArray(table.itemId, [...itemIds]),
          ),
        );
    },
    async lock(db, companyId, id) {
      const [row] = await select(db).where(ofRow(companyId, id)).for('update', { of: table });
      return row && shown(row);
    },
    async insert(db, row) {
      const [inserted] = await insertRow(db, row);
      return inserted;
    },
    async insertMany(db, rows) {
      return insertRows(db, table, rows);
    },
    async update(db, companyId, id, change) {
      const [updated] = await db.update(table).set(change).where(ofRow(companyId, id)).returning();
      return updated;
    },
    async delete(db, companyId, id) {
      await db.delete(table).where(ofRow(companyId, id));
    },
    ...manyCorrectableRows<SharedRow>(table),
  };
  return rows as PeriodRows<Source>;
}

const shown = ({
  row,
  item,
  unitSymbol,
  creditNotes,
}: Omit<Shown<SharedRow, never>, 'names'> & PeriodNames): Shown<SharedRow, PeriodNames> => ({
  row,
  names: { item, unitSymbol },
  creditNotes,
});
