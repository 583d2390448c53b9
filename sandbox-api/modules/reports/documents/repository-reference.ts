import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { companyFactors } from '#api/db/schema/company-factor';
import {
  emissionFactors,
  factorActivities,
  factorEditions,
  fuelCategories,
  fuels,
  glossaryTerms,
  gwpValues,
  renewables,
  scopeCategories,
  supplyTypes,
  units,
  utilities,
} from '#api/db/schema/reference';

export async function findFactors(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const factor = emissionFactors;
  return db
    .select({
      id: factor.id,
      activityCode: factorActivities.code,
      label: factorActivities.path,
      region: factor.region,
      yearFrom: factor.yearFrom,
      yearTo: factor.yearTo,
      kgCo2e: factor.kgCo2e,
      kgCo2: factor.kgCo2,
      kgCh4Co2e: factor.kgCh4Co2e,
      kgN2oCo2e: factor.kgN2oCo2e,
      kgCo2Biogenic: factor.kgCo2Biogenic,
      unit: units.symbol,
      publisher: factorEditions.publisher,
      title: factorEditions.title,
      editionYear: factorEditions.year,
      series: factorEditions.series,
      reference: factorEditions.reference,
      sourceRow: factor.sourceRow,
    })
    .from(factor)
    .innerJoin(units, eq(units.id, factor.unitId))
    .innerJoin(factorActivities, eq(factorActivities.id, factor.activityId))
    .innerJoin(factorEditions, eq(factorEditions.id, factor.editionId))
    .where(inArray(factor.id, [...ids]))
    .orderBy(asc(factor.id));
}

export async function findCompanyFactors(db: Db, companyId: number) {
  const factor = companyFactors;
  return db
    .select({ factor, unit: units.symbol })
    .from(factor)
    .innerJoin(units, eq(units.id, factor.unitId))
    .where(eq(factor.companyId, companyId))
    .orderBy(asc(factor.id));
}

export async function findPotentials(db: Db) {
  return db.select().from(gwpValues).orderBy(asc(gwpValues.gas), asc(gwpValues.report));
}

export async function findTerms(db: Db) {
  return db.select().from(glossaryTerms).orderBy(asc(glossaryTerms.id));
}

/** What the items of the ledger are called: fuels, purchased energy, renewables, and categories. */
export async function findItemNames(db: Db) {
  const named = { id: fuels.id, nameEn: fuels.nameEn, namePl: fuels.namePl };
  return {
    fuels: await db.select({ ...named, gasCode: fuels.gasCode, origin: fuels.origin }).from(fuels),
    utilities: await db
      .select({ id: utilities.id, nameEn: utilities.nameEn, namePl: utilities.namePl })
      .from(utilities),
    renewables: await db
      .select({
        id: renewables.id,
        nameEn: renewables.nameEn,
        namePl: renewables.namePl,
        // Heat and power from a fuel that is recorded as that fuel.
        isMadeOfFuel: sql<boolean>`${renewables.code} like '%-chp'`,
      })
      .from(renewables),
    categories: await db.select().from(scopeCategories),
  };
}

/** The types of energy, as the sustainability report distinguishes them. */
export async function findEnergyKinds(db: Db) {
  return {
    fuels: await db
      .select({ id: fuels.id, code: fuels.code, category: fuelCategories.code })
      .from(fuels)
      .innerJoin(fuelCategories, eq(fuelCategories.id, fuels.categoryId)),
    renewableContracts: await db
      .select({ id: supplyTypes.id })
      .from(supplyTypes)
      .where(eq(supplyTypes.isRenewable, true)),
  };
}
