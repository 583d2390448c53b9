import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, sql, sum } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { countries } from '#api/db/schema/company';
import { scope3Consumptions } from '#api/db/schema/consumption';
import { emissionRollups } from '#api/db/schema/ledger';
import {
  emissionFactors,
  factorActivities,
  factorEditions,
  fuels,
  fuelUnits,
  scopeCategories,
  units,
  utilities,
} from '#api/db/schema/reference';
import { rollupsIn } from '#api/modules/emissions/sums/repository-selection';
import type { LedgerSelection } from '#api/modules/emissions/sums/selection';

const names = { nameEn: fuels.nameEn, namePl: fuels.namePl };

/** Fuels that are burned, or the refrigerants among them. */
export async function findFuels(db: Db, kind: 'fuels' | 'refrigerants') {
  return db
    .select({ id: fuels.id, ...names })
    .from(fuels)
    .where(kind === 'fuels' ? isNull(fuels.gasCode) : isNotNull(fuels.gasCode))
    .orderBy(asc(fuels.displayOrder));
}

/** Units a fuel may be entered in, its default first. */
export async function findFuelUnits(db: Db, fuelId: number) {
  return db
    .select({ id: units.id, code: units.code, symbol: units.symbol })
    .from(fuelUnits)
    .innerJoin(units, eq(units.id, fuelUnits.unitId))
    .where(eq(fuelUnits.fuelId, fuelId))
    .orderBy(asc(fuelUnits.displayOrder));
}

export async function findUnits(db: Db) {
  return db.select({ id: units.id, code: units.code, symbol: units.symbol }).from(units);
}

export async function findCountries(db: Db) {
  return db
    .select({ code: countries.isoCodeTwo, nameEn: countries.nameEn, namePl: countries.namePl })
    .from(countries);
}

export async function findScope3Categories(db: Db) {
  return db.select().from(scopeCategories).where(eq(scopeCategories.scope, 3));
}

/** Publisher's words and edition behind factors. */
export async function findFactorSources(db: Db, factorIds: readonly number[]) {
  return db
    .select({ id: emissionFactors.id, path: factorActivities.path, title: factorEditions.title })
    .from(emissionFactors)
    .innerJoin(factorActivities, eq(factorActivities.id, emissionFactors.activityId))
    .innerJoin(factorEditions, eq(factorEditions.id, emissionFactors.editionId))
    .where(inArray(emissionFactors.id, [...factorIds]));
}

const year = sql<number>`extract(year from ${emissionRollups.periodMonth})::integer`;

/** Category 3.3 of a location that follows from its fuels and bills, by year and item, newest and largest first. */
export async function findDerived(db: Db, companyId: number, locationId: number) {
  const total = sum(emissionRollups.kgCo2e);
  return db
    .select({
      year,
      sourceKind: emissionRollups.sourceKind,
      kgCo2e: total,
      fuelEn: fuels.nameEn,
      fuelPl: fuels.namePl,
      utilityEn: utilities.nameEn,
      utilityPl: utilities.namePl,
    })
    .from(emissionRollups)
    .leftJoin(fuels, and(eq(emissionRollups.sourceKind, 'fuel'), eq(fuels.id, emissionRollups.itemId)))
    .leftJoin(
      utilities,
      and(eq(emissionRollups.sourceKind, 'utility'), eq(utilities.id, emissionRollups.itemId)),
    )
    .where(
      and(
        eq(emissionRollups.companyId, companyId),
        eq(emissionRollups.locationId, locationId),
        eq(emissionRollups.scope, 3),
        ne(emissionRollups.sourceKind, 'scope3'),
      ),
    )
    .groupBy(year, emissionRollups.sourceKind, fuels.nameEn, fuels.namePl, utilities.nameEn, utilities.namePl)
    .orderBy(sql`1 desc`, sql`3 desc`);
}

/** A selection of Scope 3 per category. */
export async function sumByCategory(db: Db, companyId: number, selection: LedgerSelection) {
  return db
    .select({ category: emissionRollups.category, kgCo2e: sum(emissionRollups.kgCo2e) })
    .from(emissionRollups)
    .where(rollupsIn(companyId, selection))
    .groupBy(emissionRollups.category);
}

/** Forms and locations with entries, most entries first. */
export async function findEnteredPlaces(db: Db, companyId: number) {
  const { inputFormId, locationId } = scope3Consumptions;
  return db
    .select({ inputFormId, locationId })
    .from(scope3Consumptions)
    .where(eq(scope3Consumptions.companyId, companyId))
    .groupBy(inputFormId, locationId)
    .orderBy(desc(count()), asc(locationId));
}

/** Rates of exchange that the company entered for a currency and a factor table, with their price years. */
export async function findEnteredRates(
  db: Db,
  companyId: number,
  { currency, spendSource }: { currency: string; spendSource: string },
) {
  const said = (name: string) => sql<string>`${scope3Consumptions.values} ->> ${name}`;
  const rows = await db
    .select({ rate: said('exchangeRate'), priceYear: said('priceYear') })
    .from(scope3Consumptions)
    .where(
      and(
        eq(scope3Consumptions.companyId, companyId),
        eq(said('currency'), currency),
        eq(said('spendSource'), spendSource),
        isNotNull(said('exchangeRate')),
      ),
    );
  return rows.map(({ rate, priceYear }) => ({ rate, priceYear: Number(priceYear) }));
}
