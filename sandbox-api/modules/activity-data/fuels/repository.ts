import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { referenceReader } from '#api/db/reference-reader';
import { emissionRollups } from '#api/db/schema/ledger';
import {
  fuelCategories,
  fuelFactorLinks,
  fuels,
  fuelUnits,
  fuelVariants,
  units,
} from '#api/db/schema/reference';
import { type Given, statement } from '#api/db/statement';
import type { UnitNames } from '#api/modules/activity-data/units/service';

const categoryColumns = {
  id: fuelCategories.id,
  nameEn: fuelCategories.nameEn,
  namePl: fuelCategories.namePl,
};

/** Months with fuel of a company; the monthly sums know, however many consumptions there are. */
const usedAt = (companyId: number, locationId: number | null) =>
  and(
    eq(emissionRollups.companyId, companyId),
    eq(emissionRollups.sourceKind, 'fuel'),
    locationId === null ? undefined : eq(emissionRollups.locationId, locationId),
  );

/** Categories in the catalogue's order; those used at the location, if one is given, come first. */
export async function findFuelCategories(db: Db, companyId: number, locationId: number | undefined) {
  const used = db
    .select({ one: sql`1` })
    .from(emissionRollups)
    .innerJoin(fuels, eq(fuels.id, emissionRollups.itemId))
    .where(and(usedAt(companyId, locationId ?? null), eq(fuels.categoryId, fuelCategories.id)));
  const catalogueOrder = [asc(fuelCategories.displayOrder), asc(fuelCategories.id)];
  return db
    .select(categoryColumns)
    .from(fuelCategories)
    .orderBy(...(locationId === undefined ? [] : [desc(exists(used))]), ...catalogueOrder);
}

export async function findFuelCategory(db: Db, categoryId: number) {
  const [row] = await db
    .select(categoryColumns)
    .from(fuelCategories)
    .where(eq(fuelCategories.id, categoryId));
  return row;
}

export async function findFuels(db: Db, categoryId: number | undefined) {
  return db
    .select({
      id: fuels.id,
      categoryId: fuels.categoryId,
      category: fuelCategories.category,
      nameEn: fuels.nameEn,
      namePl: fuels.namePl,
    })
    .from(fuels)
    .innerJoin(fuelCategories, eq(fuelCategories.id, fuels.categoryId))
    .where(categoryId === undefined ? undefined : eq(fuels.categoryId, categoryId))
    .orderBy(asc(fuels.displayOrder), asc(fuels.id));
}

/** Whether a variant is a vehicle that is charged. */
const isCharged = sql<boolean>`${fuelVariants.id} in (
  select l.fuel_variant_id from ${fuelFactorLinks} l where l.role like 'charging%' and l.fuel_variant_id is not null)`;

const fuelWithParts = statement((db, given: Given<{ fuelId: number }>) => {
  const variants = sql<FuelVariant[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', ${fuelVariants.id}, 'nameEn', ${fuelVariants.nameEn}, 'namePl', ${fuelVariants.namePl},
      'isCharged', ${isCharged}
    )), '[]') from ${fuelVariants} where ${fuelVariants.fuelId} = ${fuels.id}
  )`;
  const unitsOfFuel = sql<UnitNames[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', ${units.id}, 'symbol', ${units.symbol}, 'nameEn', ${units.nameEn}, 'namePl', ${units.namePl}
    ) order by ${fuelUnits.displayOrder}), '[]')
    from ${fuelUnits} join ${units} on ${units.id} = ${fuelUnits.unitId} where ${fuelUnits.fuelId} = ${fuels.id}
  )`;
  return db
    .select({
      nameEn: fuels.nameEn,
      namePl: fuels.namePl,
      category: categoryColumns,
      variants,
      units: unitsOfFuel,
    })
    .from(fuels)
    .innerJoin(fuelCategories, eq(fuelCategories.id, fuels.categoryId))
    .where(eq(fuels.id, given('fuelId')));
});

/** A fuel with its category, variants and units; one statement for checking an entry. */
export const findFuel = referenceReader(async (db, fuelId) => {
  const [row] = await fuelWithParts(db, { fuelId });
  return row;
});

type FuelVariant = { id: number; nameEn: string; namePl: string; isCharged: boolean };

export async function findFuelUnits(
  db: Db,
  fuelIds: readonly number[],
): Promise<(UnitNames & { fuelId: number })[]> {
  if (fuelIds.length === 0) return [];
  return db
    .select({
      fuelId: fuelUnits.fuelId,
      id: units.id,
      symbol: units.symbol,
      nameEn: units.nameEn,
      namePl: units.namePl,
    })
    .from(fuelUnits)
    .innerJoin(units, eq(units.id, fuelUnits.unitId))
    .where(inArray(fuelUnits.fuelId, [...fuelIds]))
    .orderBy(asc(fuelUnits.displayOrder));
}

export async function findFuelVariants(db: Db, fuelIds: readonly number[]) {
  if (fuelIds.length === 0) return [];
  return db
    .select({
      id: fuelVariants.id,
      fuelId: fuelVariants.fuelId,
      nameEn: fuelVariants.nameEn,
      namePl: fuelVariants.namePl,
      isCharged,
    })
    .from(fuelVariants)
    .where(inArray(fuelVariants.fuelId, [...fuelIds]))
    .orderBy(asc(fuelVariants.displayOrder));
}

/** Fuels with data at the location, or anywhere in the company. */
export async function findUsedFuels(db: Db, companyId: number, locationId: number | null) {
  const used = db
    .select({ one: sql`1` })
    .from(emissionRollups)
    .where(and(usedAt(companyId, locationId), eq(emissionRollups.itemId, fuels.id)));
  return db
    .select({ id: fuels.id, nameEn: fuels.nameEn, namePl: fuels.namePl })
    .from(fuels)
    .where(exists(used))
    .orderBy(asc(fuels.displayOrder), asc(fuels.id));
}
