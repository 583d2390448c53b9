import { and, asc, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { locations } from '#api/db/schema/company';
import { emissionRollups } from '#api/db/schema/ledger';
import { fuels, renewables, scopeCategories, supplyTypes, utilities } from '#api/db/schema/reference';
import { rollupsIn } from '#api/modules/emissions/sums/repository-selection';
import type { LedgerSelection } from '#api/modules/emissions/sums/selection';

const sumKg = sql<string>`sum(${emissionRollups.kgCo2e})`;
const sumKwh = sql<string>`sum(${emissionRollups.energyKwh})`;

/** Headline emissions of each fuel, largest first. */
export async function sumByFuel(db: Db, companyId: number, selection: LedgerSelection) {
  return db
    .select({ id: fuels.id, nameEn: fuels.nameEn, namePl: fuels.namePl, colour: fuels.colour, kgCo2e: sumKg })
    .from(emissionRollups)
    .innerJoin(fuels, eq(fuels.id, emissionRollups.itemId))
    .where(rollupsIn(companyId, selection))
    .groupBy(fuels.id)
    .having(gt(sumKg, '0'))
    .orderBy(desc(sumKg), asc(fuels.id));
}

/** Headline emissions of each utility, largest first. */
export async function sumByUtility(db: Db, companyId: number, selection: LedgerSelection) {
  return db
    .select({
      id: utilities.id,
      nameEn: utilities.nameEn,
      namePl: utilities.namePl,
      colour: utilities.colour,
      kgCo2e: sumKg,
    })
    .from(emissionRollups)
    .innerJoin(utilities, eq(utilities.id, emissionRollups.itemId))
    .where(rollupsIn(companyId, selection))
    .groupBy(utilities.id)
    .orderBy(desc(sumKg), asc(utilities.id));
}

/** Totals per scope. Scope 2 is split by method and by whether it is the headline method of the month. */
export async function sumByScope(db: Db, companyId: number, selection: LedgerSelection) {
  return db
    .select({
      scope: emissionRollups.scope,
      method: emissionRollups.method,
      isHeadline: emissionRollups.isHeadline,
      kgCo2e: sumKg,
    })
    .from(emissionRollups)
    .where(
      or(
        rollupsIn(companyId, { ...selection, method: 'location' }),
        rollupsIn(companyId, { ...selection, method: 'market' }),
      ),
    )
    .groupBy(emissionRollups.scope, emissionRollups.method, emissionRollups.isHeadline)
    .orderBy(asc(emissionRollups.scope), asc(emissionRollups.method));
}

/** Totals per month and scope, in order. */
export async function sumByMonthAndScope(db: Db, companyId: number, selection: LedgerSelection) {
  const { periodMonth, scope } = emissionRollups;
  return db
    .select({ month: periodMonth, scope, kgCo2e: sumKg })
    .from(emissionRollups)
    .where(rollupsIn(companyId, selection))
    .groupBy(periodMonth, scope)
    .orderBy(asc(periodMonth), asc(scope));
}

/** Categories of the selection, largest first. */
export async function sumByCategory(db: Db, companyId: number, selection: LedgerSelection) {
  return db
    .select({
      scope: scopeCategories.scope,
      number: scopeCategories.number,
      code: scopeCategories.code,
      nameEn: scopeCategories.nameEn,
      namePl: scopeCategories.namePl,
      kgCo2e: sumKg,
    })
    .from(emissionRollups)
    .innerJoin(scopeCategories, eq(scopeCategories.code, emissionRollups.category))
    .where(rollupsIn(companyId, selection))
    .groupBy(scopeCategories.scope, scopeCategories.number)
    .having(gt(sumKg, '0'))
    .orderBy(desc(sumKg), asc(scopeCategories.scope), asc(scopeCategories.number));
}

const sourceName = {
  en: sql<string>`coalesce(${fuels.nameEn}, ${utilities.nameEn}, ${renewables.nameEn}, ${scopeCategories.nameEn})`,
  pl: sql<string>`coalesce(${fuels.namePl}, ${utilities.namePl}, ${renewables.namePl}, ${scopeCategories.namePl})`,
};

/**
 * The largest sources first: one entry per location and item. A source has its headline figure, without derived
 * emissions (upstream, losses).
 */
export async function sumBySource(
  db: Db,
  companyId: number,
  by: { selection: LedgerSelection; limit: number },
) {
  const { itemId, sourceKind, category, locationId } = emissionRollups;
  const isOf = (kind: 'fuel' | 'utility' | 'renewable', id: SQL | typeof fuels.id) =>
    and(eq(sourceKind, kind), sql`${itemId} = ${id}`);
  return db
    .select({
      nameEn: sourceName.en,
      namePl: sourceName.pl,
      colour: sql<string | null>`coalesce(${fuels.colour}, ${utilities.colour}, ${renewables.colour})`,
      sourceKind,
      itemId,
      category,
      locationId,
      locationName: locations.name,
      kgCo2e: sumKg,
    })
    .from(emissionRollups)
    .innerJoin(locations, eq(locations.id, locationId))
    .leftJoin(fuels, isOf('fuel', fuels.id))
    .leftJoin(utilities, isOf('utility', sql`${utilities.id}`))
    .leftJoin(renewables, isOf('renewable', sql`${renewables.id}`))
    .leftJoin(scopeCategories, eq(scopeCategories.code, category))
    .where(rollupsIn(companyId, by.selection))
    .groupBy(
      sourceKind,
      itemId,
      category,
      locationId,
      locations.name,
      fuels.id,
      utilities.id,
      renewables.id,
      scopeCategories.scope,
      scopeCategories.number,
    )
    .having(gt(sumKg, '0'))
    .orderBy(desc(sumKg), asc(locationId), asc(sourceKind), asc(itemId))
    .limit(by.limit);
}

/**
 * kWh of electricity per month and type: purchased without a contract, by type of contract, charged away from the
 * company's sites, generated on site. Both Scope 2 methods have the same kWh, but only market-based lines name the
 * contract.
 */
export async function sumElectricity(db: Db, companyId: number, selection: LedgerSelection) {
  const { itemId, sourceKind, supplyTypeId, periodMonth } = emissionRollups;
  return db
    .select({
      sourceKind,
      itemId,
      supplyTypeId,
      month: periodMonth,
      nameEn: sql<string>`coalesce(${supplyTypes.nameEn}, ${utilities.nameEn}, ${renewables.nameEn}, ${fuels.nameEn})`,
      namePl: sql<string>`coalesce(${supplyTypes.namePl}, ${utilities.namePl}, ${renewables.namePl}, ${fuels.namePl})`,
      colour: sql<string>`coalesce(${utilities.colour}, ${renewables.colour}, ${fuels.colour})`,
      kwh: sumKwh,
    })
    .from(emissionRollups)
    .leftJoin(utilities, and(eq(sourceKind, 'utility'), eq(utilities.id, itemId)))
    .leftJoin(renewables, and(eq(sourceKind, 'renewable'), eq(renewables.id, itemId)))
    .leftJoin(fuels, and(eq(sourceKind, 'fuel'), eq(fuels.id, itemId)))
    .leftJoin(supplyTypes, and(eq(sourceKind, 'utility'), eq(supplyTypes.id, supplyTypeId)))
    .where(rollupsIn(companyId, selection))
    .groupBy(
      sourceKind,
      itemId,
      supplyTypeId,
      periodMonth,
      supplyTypes.id,
      utilities.id,
      renewables.id,
      fuels.id,
    )
    .orderBy(desc(sourceKind), asc(itemId), asc(supplyTypeId), asc(periodMonth));
}
