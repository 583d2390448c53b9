import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, ne, notExists, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { countries, locations } from '#api/db/schema/company';
import { companyFactors } from '#api/db/schema/company-factor';
import { calculationMonths } from '#api/db/schema/recalculation';
import {
  emissionFactors,
  factorActivities,
  fuelFactorLinks,
  fuels,
  fuelUnits,
  fuelVariants,
  units,
  utilities,
  utilityUnits,
} from '#api/db/schema/reference';

export type CompanyFactorColumns = typeof companyFactors.$inferInsert;
export type StoredFactor = typeof companyFactors.$inferSelect;
export type CompanyFactorRow = Awaited<ReturnType<typeof findCompanyFactors>>[number];

const own = (companyId: number) =>
  and(eq(companyFactors.companyId, companyId), isNull(companyFactors.deletedOn));

function selectFactors(db: Db) {
  return db
    .select({
      row: companyFactors,
      fuel: { nameEn: fuels.nameEn, namePl: fuels.namePl },
      variant: { nameEn: fuelVariants.nameEn, namePl: fuelVariants.namePl },
      utility: { kind: utilities.kind, nameEn: utilities.nameEn, namePl: utilities.namePl },
      activityPath: factorActivities.path,
      country: { nameEn: countries.nameEn, namePl: countries.namePl },
      locationName: locations.name,
      unit: { code: units.code, symbol: units.symbol },
      author: { firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(companyFactors)
    .innerJoin(units, eq(units.id, companyFactors.unitId))
    .leftJoin(fuels, eq(fuels.id, companyFactors.fuelId))
    .leftJoin(fuelVariants, eq(fuelVariants.id, companyFactors.fuelVariantId))
    .leftJoin(utilities, eq(utilities.id, companyFactors.utilityId))
    .leftJoin(factorActivities, eq(factorActivities.id, companyFactors.activityId))
    .leftJoin(countries, eq(countries.isoCodeTwo, companyFactors.region))
    .leftJoin(locations, eq(locations.id, companyFactors.locationId))
    .leftJoin(users, eq(users.id, companyFactors.createdBy));
}

export async function findCompanyFactors(
  db: Db,
  companyId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectFactors(db)
    .where(own(companyId))
    .orderBy(desc(companyFactors.validFrom), desc(companyFactors.id))
    .limit(limit)
    .offset(offset);
}

export async function countCompanyFactors(db: Db, companyId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(companyFactors).where(own(companyId));
  return row?.total ?? 0;
}

export async function findCompanyFactor(
  db: Db,
  companyId: number,
  id: number,
): Promise<CompanyFactorRow | undefined> {
  const [row] = await selectFactors(db).where(and(own(companyId), eq(companyFactors.id, id)));
  return row;
}

/** The company's other factors for the same thing at the same location, or for it at every location. */
export async function findSameTarget(
  db: Db,
  companyId: number,
  target: Pick<
    StoredFactor,
    'locationId' | 'appliesTo' | 'fuelId' | 'fuelVariantId' | 'utilityId' | 'activityId' | 'region'
  >,
  exceptId: number | undefined,
): Promise<StoredFactor[]> {
  return db
    .select()
    .from(companyFactors)
    .where(
      and(
        own(companyId),
        same(companyFactors.locationId, target.locationId),
        eq(companyFactors.appliesTo, target.appliesTo),
        same(companyFactors.fuelId, target.fuelId),
        same(companyFactors.fuelVariantId, target.fuelVariantId),
        same(companyFactors.utilityId, target.utilityId),
        same(companyFactors.activityId, target.activityId),
        same(companyFactors.region, target.region),
        exceptId === undefined ? undefined : ne(companyFactors.id, exceptId),
      ),
    );
}

function same(column: PgColumn, value: number | string | null) {
  return value === null ? isNull(column) : eq(column, value);
}

export async function insertCompanyFactor(db: Db, columns: CompanyFactorColumns): Promise<number> {
  const [row] = await db.insert(companyFactors).values(columns).returning({ id: companyFactors.id });
  if (!row) throw new Error('The factor was not inserted.');
  return row.id;
}

export async function updateCompanyFactor(
  db: Db,
  companyId: number,
  id: number,
  columns: Partial<CompanyFactorColumns>,
): Promise<void> {
  await db
    .update(companyFactors)
    .set(columns)
    .where(and(eq(companyFactors.companyId, companyId), eq(companyFactors.id, id)));
}

/**
 * Keeps a location from being archived until the transaction ends. Before the company: archiving takes both in this
 * order.
 */
export async function lockLocation(db: Db, companyId: number, locationId: number): Promise<void> {
  await db
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.companyId, companyId), eq(locations.id, locationId)))
    .for('key share');
}

/** Deletes the factors of a location, which stay for the trails and the audit that name them; answers how they were. */
export async function deleteFactorsOfLocation(
  db: Db,
  companyId: number,
  locationId: number,
  deletedOn: Date,
): Promise<StoredFactor[]> {
  const ofLocation = and(own(companyId), eq(companyFactors.locationId, locationId));
  const before = await db
    .select()
    .from(companyFactors)
    .where(ofLocation)
    .orderBy(asc(companyFactors.id))
    .for('update');
  await db.update(companyFactors).set({ deletedOn, updatedOn: deletedOn }).where(ofLocation);
  return before;
}

export async function countFactorsOfLocation(db: Db, companyId: number, locationId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(companyFactors)
    .where(and(own(companyId), eq(companyFactors.locationId, locationId)));
  return row?.total ?? 0;
}

export async function findPinnedMonths(db: Db, companyId: number): Promise<string[]> {
  const rows = await db
    .select({ month: calculationMonths.month })
    .from(calculationMonths)
    .where(and(eq(calculationMonths.companyId, companyId), isNotNull(calculationMonths.pinId)))
    .orderBy(asc(calculationMonths.month));
  return rows.map(({ month }) => month);
}

const names = { nameEn: units.nameEn, namePl: units.namePl };
const unitColumns = { id: units.id, symbol: units.symbol, ...names };

/** Fuels that are burned; what a lost refrigerant does is its GWP. */
export async function findFuelTargets(db: Db) {
  return db.select().from(fuels).where(isNull(fuels.gasCode)).orderBy(asc(fuels.displayOrder));
}

/** Without what vehicles are charged with: that is electricity, whose factor is the grid's. */
export async function findVariants(db: Db) {
  const charged = db
    .select({ one: sql`1` })
    .from(fuelFactorLinks)
    .where(and(eq(fuelFactorLinks.fuelVariantId, fuelVariants.id), like(fuelFactorLinks.role, 'charging%')));
  return db.select().from(fuelVariants).where(notExists(charged)).orderBy(asc(fuelVariants.displayOrder));
}

/** Without plain energy: a bill may leave the calorific basis open, a factor may not. */
export async function findFuelUnits(db: Db) {
  return db
    .select({ itemId: fuelUnits.fuelId, ...unitColumns })
    .from(fuelUnits)
    .innerJoin(units, eq(units.id, fuelUnits.unitId))
    .where(ne(units.dimension, 'energy'))
    .orderBy(asc(fuelUnits.displayOrder));
}

export async function findUtilityTargets(db: Db) {
  return db.select().from(utilities).orderBy(asc(utilities.id));
}

export async function findUtilityUnits(db: Db) {
  return db
    .select({ itemId: utilityUnits.utilityId, ...unitColumns })
    .from(utilityUnits)
    .innerJoin(units, eq(units.id, utilityUnits.unitId))
    .orderBy(asc(utilityUnits.displayOrder));
}

/** Units that electricity is billed in. */
export async function findElectricityUnits(db: Db) {
  return db
    .select(unitColumns)
    .from(utilityUnits)
    .innerJoin(units, eq(units.id, utilityUnits.unitId))
    .innerJoin(utilities, and(eq(utilities.id, utilityUnits.utilityId), utilities.isElectricity))
    .orderBy(asc(utilityUnits.displayOrder));
}

export async function findCountry(db: Db, code: string) {
  const [row] = await db.select().from(countries).where(eq(countries.isoCodeTwo, code));
  return row;
}

export async function findActivityPath(db: Db, activityId: number): Promise<string> {
  const [row] = await db
    .select({ path: factorActivities.path })
    .from(factorActivities)
    .where(eq(factorActivities.id, activityId));
  return row?.path ?? '';
}

export async function findActivityCode(db: Db, activityId: number): Promise<string> {
  const [row] = await db
    .select({ code: factorActivities.code })
    .from(factorActivities)
    .where(eq(factorActivities.id, activityId));
  return row?.code ?? '';
}

/** Units in which a published activity is measured; empty when there is no such activity. */
export async function findActivityUnits(db: Db, activityId: number) {
  const published = db
    .select({ unitId: emissionFactors.unitId })
    .from(emissionFactors)
    .where(eq(emissionFactors.activityId, activityId));
  return db.select(unitColumns).from(units).where(inArray(units.id, published));
}
