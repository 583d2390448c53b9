import {
  and,
  asc,
  between,
  eq,
  gte,
  ilike,
  inArray,
  lte,
  max,
  min,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { creditNotesOf } from '#api/db/credit-notes';
import type { Db } from '#api/db/db';
import { insertRows } from '#api/db/insert-rows';
import { firstDayOfFuel, fuelConsumptions } from '#api/db/schema/consumption';
import { fuelCategories, fuels, fuelVariants, units } from '#api/db/schema/reference';
import { type Given, statement } from '#api/db/statement';
import type {
  Bookkeeping,
  ConsumptionRows,
  Shown,
} from '#api/modules/activity-data/consumptions/consumption-kind';
import { extraFieldsOf } from '#api/modules/activity-data/consumptions/extra-fields';
import {
  type Entered,
  enteredColumns,
  enteredNames,
  givenColumns,
} from '#api/modules/activity-data/consumptions/repository-columns';
import {
  type EntryColumns,
  isAskedFor,
  pagesOf,
  summarizeEntries,
} from '#api/modules/activity-data/consumptions/repository-entries';
import { manyCorrectableRows } from '#api/modules/activity-data/consumptions/repository-many';
import type { FuelNames } from '#api/modules/activity-data/fuels/service';

export type FuelRow = typeof fuelConsumptions.$inferSelect;

/** What is entered. */
export type FuelColumns = Entered<FuelRow>;

function select(db: Db, total: SQL<number | null> = sql<null>`null`) {
  return db
    .select({
      total,
      row: fuelConsumptions,
      category: { id: fuelCategories.id, nameEn: fuelCategories.nameEn, namePl: fuelCategories.namePl },
      fuel: { nameEn: fuels.nameEn, namePl: fuels.namePl },
      variant: { nameEn: fuelVariants.nameEn, namePl: fuelVariants.namePl },
      unitSymbol: units.symbol,
      creditNotes: creditNotesOf(fuelConsumptions),
    })
    .from(fuelConsumptions)
    .innerJoin(fuels, eq(fuels.id, fuelConsumptions.fuelId))
    .innerJoin(fuelCategories, eq(fuelCategories.id, fuels.categoryId))
    .innerJoin(units, eq(units.id, fuelConsumptions.unitId))
    .leftJoin(fuelVariants, eq(fuelVariants.id, fuelConsumptions.fuelVariantId));
}

type Selected = Awaited<ReturnType<typeof select>>[number];

const shown = ({ row, creditNotes, ...names }: Selected): Shown<FuelRow, FuelNames> => {
  const { category, fuel, variant, unitSymbol } = names;
  return { row, names: { category, fuel, variant, unitSymbol }, creditNotes };
};

const atLocation = (companyId: number | SQLWrapper, locationId: number | SQLWrapper) =>
  and(eq(fuelConsumptions.companyId, companyId), eq(fuelConsumptions.locationId, locationId));

const ofRow = (companyId: number, id: number) =>
  and(eq(fuelConsumptions.companyId, companyId), eq(fuelConsumptions.id, id));

const ofFuel = (companyId: number, by: { locationId: number; fuelId: number }) =>
  and(atLocation(companyId, by.locationId), eq(fuelConsumptions.fuelId, by.fuelId));

/** What the list shows beside each other is found alike. */
const textColumns = [
  fuelConsumptions.reference,
  ...extraFieldsOf('fuel').map(({ name }) => fuelConsumptions[name]),
];

const entries: EntryColumns = {
  table: fuelConsumptions,
  id: fuelConsumptions.id,
  firstDay: firstDayOfFuel,
  lastDay: fuelConsumptions.date,
  carbonEquivalentKg: fuelConsumptions.carbonEquivalentKg,
  type: fuels,
  correctsId: fuelConsumptions.correctsId,
  reference: fuelConsumptions.reference,
  atLocation,
  says: (db, pattern) =>
    or(
      ...textColumns.map((column) => ilike(column, pattern)),
      inArray(
        fuelConsumptions.fuelId,
        db
          .select({ id: fuels.id })
          .from(fuels)
          .innerJoin(fuelCategories, eq(fuelCategories.id, fuels.categoryId))
          .where(or(...[fuels, fuelCategories].map((table) => isNamed(table, pattern)))),
      ),
      inArray(
        fuelConsumptions.fuelVariantId,
        db.select({ id: fuelVariants.id }).from(fuelVariants).where(isNamed(fuelVariants, pattern)),
      ),
    ),
};

function isNamed(table: typeof fuels | typeof fuelCategories | typeof fuelVariants, pattern: string) {
  return or(ilike(table.nameEn, pattern), ilike(table.namePl, pattern));
}

const findPage = pagesOf(entries, (db, { total, where, orderBy, limit, offset }) =>
  select(db, total)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset),
);

const insertRow = statement((db, given: Given<FuelColumns & Bookkeeping>) =>
  db.insert(fuelConsumptions).values(givenColumns(fuelConsumptions, given)).returning(),
);

export const fuelRows: ConsumptionRows<FuelColumns, FuelRow, FuelNames> = {
  ...enteredNames(fuelConsumptions),
  async findPage(db, companyId, page) {
    const { rows, total } = await findPage(db, companyId, page);
    return { rows: rows.map(shown), total };
  },
  count: (db, companyId, filter) => db.$count(fuelConsumptions, isAskedFor(db, entries, companyId, filter)),
  summarize: (db, companyId, filter) => summarizeEntries(db, entries, companyId, filter),
  async findInRange(db, companyId, { locationId, itemId, startDate, endDate }) {
    const inRange = await select(db)
      .where(
        and(
          ofFuel(companyId, { locationId, fuelId: itemId }),
          gte(fuelConsumptions.date, startDate),
          lte(firstDayOfFuel, endDate),
        ),
      )
      .orderBy(asc(fuelConsumptions.date), asc(fuelConsumptions.id));
    return inRange.map(shown);
  },
  async findEntered(db, companyId, { locationId, firstDay, lastDay, itemIds }) {
    return db
      .select({
        ...enteredColumns(fuelConsumptions),
        id: fuelConsumptions.id,
        updatedOn: fuelConsumptions.updatedOn,
      })
      .from(fuelConsumptions)
      .where(
        and(
          eq(fuelConsumptions.companyId, companyId),
          locationId === null ? undefined : eq(fuelConsumptions.locationId, locationId),
          between(fuelConsumptions.date, firstDay, lastDay),
          itemIds && inArray(fuelConsumptions.fuelId, [...itemIds]),
        ),
      );
  },
  async lock(db, companyId, id) {
    const [row] = await select(db).where(ofRow(companyId, id)).for('update', { of: fuelConsumptions });
    return row && shown(row);
  },
  async insert(db, row) {
    const [inserted] = await insertRow(db, row);
    return inserted;
  },
  async insertMany(db, rows) {
    return insertRows(db, fuelConsumptions, rows);
  },
  async update(db, companyId, id, change) {
    const [updated] = await db.update(fuelConsumptions).set(change).where(ofRow(companyId, id)).returning();
    return updated;
  },
  async delete(db, companyId, id) {
    await db.delete(fuelConsumptions).where(ofRow(companyId, id));
  },
  ...manyCorrectableRows<FuelRow>(fuelConsumptions),
};

export async function findFuelConsumptionDates(
  db: Db,
  companyId: number,
  by: { locationId: number; fuelId: number },
) {
  const [row] = await db
    .select({ minDate: min(firstDayOfFuel), maxDate: max(fuelConsumptions.date) })
    .from(fuelConsumptions)
    .where(ofFuel(companyId, by));
  return row ?? { minDate: null, maxDate: null };
}
