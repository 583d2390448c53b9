import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '#api/contract/messages';
import type { Db } from '#api/db/db';
import { countries, locations } from '#api/db/schema/company';
import { companyFactors } from '#api/db/schema/company-factor';
import { emissionLines, emissionTrails } from '#api/db/schema/ledger';
import {
  emissionFactors,
  factorActivities,
  factorEditions,
  fuels,
  gwpValues,
  scopeCategories,
  units,
} from '#api/db/schema/reference';
import { factorName } from '#api/domain/factors/names/factor-name';
import type { ConversionStep } from '#api/domain/units/conversion';
import { localSymbol } from '#api/domain/units/local-symbol';
import type { LedgerSource } from '#api/modules/emissions/ledger/ledger';

/** The unit of a company factor, next to that of a published one. */
const ownUnits = alias(units, 'own_units');
/** The row's location, because a company factor may apply to one location only. */
const places = alias(locations, 'places');

/**
 * The trail of one row of activity data: its lines in order, each with the factor (value by gas, unit, region,
 * years, row), its edition (publisher, title, licence, GWP basis) and the conversion steps. All numbers are
 * decimal strings, unrounded. Empty when the row is not the company's or has no lines.
 */
export async function explainSource({
  db,
  companyId,
  source,
}: {
  db: Db;
  companyId: number;
  source: LedgerSource;
}) {
  const rows = await db
    .select({
      line: emissionLines,
      steps: emissionTrails.steps,
      factor: emissionFactors,
      factorUnitSymbol: units.symbol,
      activity: factorActivities,
      edition: factorEditions,
      category: scopeCategories,
      fuelOrigin: fuels.origin,
      own: companyFactors,
      ownLocationName: locations.name,
      place: { countryCode: countries.isoCodeTwo, gridSubregion: places.gridSubregion },
      ownUnitSymbol: ownUnits.symbol,
    })
    .from(emissionLines)
    .leftJoin(emissionTrails, eq(emissionTrails.id, emissionLines.trailId))
    .leftJoin(emissionFactors, eq(emissionFactors.id, emissionLines.factorId))
    .leftJoin(units, eq(units.id, emissionFactors.unitId))
    .leftJoin(factorActivities, eq(factorActivities.id, emissionFactors.activityId))
    .leftJoin(factorEditions, eq(factorEditions.id, emissionFactors.editionId))
    .leftJoin(scopeCategories, eq(scopeCategories.code, emissionLines.category))
    .leftJoin(companyFactors, eq(companyFactors.id, emissionLines.companyFactorId))
    .leftJoin(ownUnits, eq(ownUnits.id, companyFactors.unitId))
    .leftJoin(locations, eq(locations.id, companyFactors.locationId))
    .innerJoin(places, eq(places.id, emissionLines.locationId))
    .innerJoin(countries, eq(countries.id, places.countryId))
    .leftJoin(fuels, and(eq(emissionLines.sourceKind, 'fuel'), eq(fuels.id, emissionLines.itemId)))
    .where(
      and(
        eq(emissionLines.companyId, companyId),
        eq(emissionLines.sourceKind, source.kind),
        eq(emissionLines.sourceId, source.id),
      ),
    )
    .orderBy(asc(emissionLines.position));
  return rows.map(({ steps, ...row }) => ({ ...row, steps: (steps ?? []) as ConversionStep[] }));
}

export type TrailFactorRow = NonNullable<Awaited<ReturnType<typeof findTrailFactor>>>;

/** A published factor with its unit, activity and edition. */
export async function findTrailFactor(db: Db, factorId: number) {
  const [row] = await db
    .select({
      factor: emissionFactors,
      factorUnitSymbol: units.symbol,
      activity: factorActivities,
      edition: factorEditions,
    })
    .from(emissionFactors)
    .innerJoin(units, eq(units.id, emissionFactors.unitId))
    .innerJoin(factorActivities, eq(factorActivities.id, emissionFactors.activityId))
    .innerJoin(factorEditions, eq(factorEditions.id, emissionFactors.editionId))
    .where(eq(emissionFactors.id, factorId));
  return row;
}

/** The names of some factors by key: activity, publisher, region and years. */
export async function findFactorLabels(
  db: Db,
  factorIds: readonly number[],
  locale: Locale,
): Promise<Map<number, string>> {
  if (factorIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: emissionFactors.id,
      path: factorActivities.path,
      region: emissionFactors.region,
      yearFrom: emissionFactors.yearFrom,
      publisher: factorEditions.publisher,
      unitSymbol: units.symbol,
    })
    .from(emissionFactors)
    .innerJoin(units, eq(units.id, emissionFactors.unitId))
    .innerJoin(factorActivities, eq(factorActivities.id, emissionFactors.activityId))
    .innerJoin(factorEditions, eq(factorEditions.id, emissionFactors.editionId))
    .where(inArray(emissionFactors.id, [...factorIds]));
  return new Map(
    rows.map(({ id, path, region, yearFrom, publisher, unitSymbol }) => [
      id,
      `${factorName(path, locale)}, ${localSymbol(unitSymbol, locale)} (${publisher}, ${region} ${yearFrom})`,
    ]),
  );
}

/** The GWPs of the gases that publishers list separately. */
export async function findGwpValues(db: Db) {
  return db
    .select({ gas: gwpValues.gas, report: gwpValues.report, value: gwpValues.value })
    .from(gwpValues)
    .where(inArray(gwpValues.gas, ['ch4', 'ch4-fossil', 'ch4-non-fossil', 'n2o']));
}
