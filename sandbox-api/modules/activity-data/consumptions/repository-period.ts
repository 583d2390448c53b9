import { and, asc, between, count, desc, eq, gte, lte } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { renewableConsumptions, utilityConsumptions } from '#api/db/schema/consumption';
import { renewables, units, utilities } from '#api/db/schema/reference';
import { type Given, statement } from '#api/db/statement';
import type { Bookkeeping, ConsumptionRows, Shown } from './consumption-kind';
import { bookkeeping, insertRows } from './repository-insert';

type PeriodTable = typeof utilityConsumptions;

/** What is entered for a period. */
export type PeriodColumns = Pick<
  PeriodRow,
  'locationId' | 'itemId' | 'value' | 'unitId' | 'startDate' | 'endDate' | 'reference'
>;

export type PeriodRow = PeriodTable['$inferSelect'];

/** What a row is shown with. */
export type PeriodNames = { item: { nameEn: string; namePl: string }; unitSymbol: string };

export const utilityRows = periodRows(utilityConsumptions, utilities);
export const renewableRows = periodRows(renewableConsumptions, renewables);

function periodRows(
  table: PeriodTable,
  items: typeof utilities | typeof renewables,
): ConsumptionRows<PeriodColumns, PeriodRow, PeriodNames> {
  const { locationId, itemId, value, unitId, startDate, endDate, reference } = table;
  const enteredColumns = { locationId, itemId, value, unitId, startDate, endDate, reference };
  const select = (db: Db) =>
    db
      .select({
        row: table,
        item: { nameEn: items.nameEn, namePl: items.namePl },
        unitSymbol: units.symbol,
      })
      .from(table)
      .innerJoin(items, eq(items.id, table.itemId))
      .innerJoin(units, eq(units.id, table.unitId));
  const atLocation = (companyId: number, locationId: number) =>
    and(eq(table.companyId, companyId), eq(table.locationId, locationId));
  const ofRow = (companyId: number, id: number) => and(eq(table.companyId, companyId), eq(table.id, id));
  const insertRow = statement((db, given: Given<PeriodColumns & Bookkeeping>) =>
    db
      .insert(table)
      .values({
        locationId: given('locationId'),
        itemId: given('itemId'),
        value: given('value'),
        unitId: given('unitId'),
        startDate: given('startDate'),
        endDate: given('endDate'),
        reference: given('reference'),
        ...bookkeeping(given),
      })
      .returning(),
  );
  return {
    /** Not written once: with an offset that it does not know the planner expects a large one, and sorts all rows. */
    async findPage(db, companyId, { locationId, limit, offset }) {
      const page = await select(db)
        .where(atLocation(companyId, locationId))
        .orderBy(desc(table.endDate), desc(table.id))
        .limit(limit)
        .offset(offset);
      return page.map(shown);
    },
    async count(db, companyId, locationId) {
      const [row] = await db.select({ total: count() }).from(table).where(atLocation(companyId, locationId));
      return row?.total ?? 0;
    },
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
    async findEntered(db, companyId, { locationId, firstDay, lastDay }) {
      return db
        .select(enteredColumns)
        .from(table)
        .where(and(atLocation(companyId, locationId), between(table.endDate, firstDay, lastDay)));
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
  };
}

const shown = ({ row, ...names }: { row: PeriodRow } & PeriodNames): Shown<PeriodRow, PeriodNames> => ({
  row,
  names,
});
