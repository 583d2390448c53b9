import { and, between, desc, eq, gt, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { companies, companyKeyFigures, countries } from '#api/db/schema/company';
import { firstDayOfFuel, fuelConsumptions, scope3Consumptions } from '#api/db/schema/consumption';
import { emissionRollups } from '#api/db/schema/ledger';
import { fuels, units } from '#api/db/schema/reference';

/** First and last day of the requested months. */
type Days = { from: string; to: string };

export type RecordedSum = Awaited<ReturnType<typeof findRecordedSums>>[number];

/** Contents of the monthly sums for these locations, or for all. */
export async function findRecordedSums(
  db: Db,
  companyId: number,
  { from, to, locationIds }: Days & { locationIds: readonly number[] | null },
) {
  const { locationId, scope, category, method, sourceKind, itemId, periodMonth } = emissionRollups;
  return db
    .select({
      locationId,
      scope,
      category,
      method,
      sourceKind,
      itemId,
      kgCo2e: sql<string>`sum(${emissionRollups.kgCo2e})`,
      energyKwh: sql<string>`sum(${emissionRollups.energyKwh})`,
      months: sql<number>`count(distinct ${periodMonth})::int`,
    })
    .from(emissionRollups)
    .where(
      and(
        eq(emissionRollups.companyId, companyId),
        between(periodMonth, from, to),
        locationIds ? inArray(locationId, [...locationIds]) : undefined,
      ),
    )
    .groupBy(locationId, scope, category, method, sourceKind, itemId);
}

/** Locations that bought of a utility. */
export async function findPlacesWith(
  db: Db,
  companyId: number,
  { utilityId, from, to }: Days & { utilityId: number },
): Promise<ReadonlySet<number>> {
  const { locationId, periodMonth, sourceKind, itemId, energyKwh } = emissionRollups;
  const rows = await db
    .selectDistinct({ locationId })
    .from(emissionRollups)
    .where(
      and(
        eq(emissionRollups.companyId, companyId),
        between(periodMonth, from, to),
        eq(sourceKind, 'utility'),
        eq(itemId, utilityId),
        gt(energyKwh, '0'),
      ),
    );
  return new Set(rows.map((row) => row.locationId));
}

export type FuelSum = Awaited<ReturnType<typeof findFuelSums>>[number];

/** Amounts of fuel and refrigerant as they were entered at a location. */
export async function findFuelSums(db: Db, companyId: number, locationId: number, { from, to }: Days) {
  const { value, date } = fuelConsumptions;
  const [first, start, end] = [firstDayOfFuel, sql`${from}::date`, sql`${to}::date`];
  const daysInside = sql`(least(${date}, ${end}) - greatest(${first}, ${start}) + 1)`;
  return db
    .select({
      fuelId: fuelConsumptions.fuelId,
      fuelVariantId: fuelConsumptions.fuelVariantId,
      nameEn: fuels.nameEn,
      namePl: fuels.namePl,
      gasCode: fuels.gasCode,
      unitCode: units.code,
      dimension: units.dimension,
      perBase: units.perBase,
      // For a bill that extends beyond the period, only its days within it.
      value: sql<string>`sum(${value} * ${daysInside} / (${date} - ${first} + 1))`,
    })
    .from(fuelConsumptions)
    .innerJoin(fuels, eq(fuels.id, fuelConsumptions.fuelId))
    .innerJoin(units, eq(units.id, fuelConsumptions.unitId))
    .where(
      and(
        eq(fuelConsumptions.companyId, companyId),
        eq(fuelConsumptions.locationId, locationId),
        gte(date, from),
        lte(first, to),
      ),
    )
    .groupBy(fuelConsumptions.fuelId, fuelConsumptions.fuelVariantId, fuels.id, units.id)
    .orderBy(fuelConsumptions.fuelId, fuelConsumptions.fuelVariantId);
}

/** Journeys entered by distance, grouped by means and class. */
export async function findJourneySums(
  db: Db,
  companyId: number,
  locationId: number,
  { methodId, from, to }: Days & { methodId: number },
) {
  const { values } = scope3Consumptions;
  const means = sql<string>`${values}->>'travelMode'`;
  const kind = sql<string>`${values}->>'travelVariant'`;
  const persons = sql`(${values}->>'passengers')::numeric`;
  return db
    .select({
      means,
      kind,
      persons: sql<string>`sum(${persons})`,
      personKm: sql<string>`sum(${persons} * (${values}->>'distance')::numeric)`,
    })
    .from(scope3Consumptions)
    .where(
      and(
        eq(scope3Consumptions.companyId, companyId),
        eq(scope3Consumptions.locationId, locationId),
        eq(scope3Consumptions.methodId, methodId),
        between(scope3Consumptions.startDate, from, to),
      ),
    )
    .groupBy(means, kind)
    .orderBy(means, kind);
}

/** Potentials of which set the company reports by, its country, and the currency and headcount of its newest key figures. */
export async function findCompanySetting(db: Db, companyId: number) {
  const newest = (column: typeof companyKeyFigures.revenueCurrency | typeof companyKeyFigures.employees) =>
    db
      .select({ value: sql`${column}` })
      .from(companyKeyFigures)
      .where(and(eq(companyKeyFigures.companyId, companyId), isNotNull(column)))
      .orderBy(desc(companyKeyFigures.year))
      .limit(1);
  const [row] = await db
    .select({
      gwpSet: companies.gwpSet,
      countryCode: countries.isoCodeTwo,
      currency: sql<string | null>`(${newest(companyKeyFigures.revenueCurrency)})`,
      employees: sql<string | null>`(${newest(companyKeyFigures.employees)})`,
      employeesYear: sql<number | null>`(${db
        .select({ value: companyKeyFigures.year })
        .from(companyKeyFigures)
        .where(and(eq(companyKeyFigures.companyId, companyId), isNotNull(companyKeyFigures.employees)))
        .orderBy(desc(companyKeyFigures.year))
        .limit(1)})`,
    })
    .from(companies)
    .innerJoin(countries, eq(countries.id, companies.countryId))
    .where(eq(companies.id, companyId));
  return row;
}

/** Names of refrigerants by the code of their gas. */
export async function findRefrigerants(db: Db) {
  return db
    .select({ gasCode: fuels.gasCode, nameEn: fuels.nameEn })
    .from(fuels)
    .where(isNotNull(fuels.gasCode))
    .orderBy(fuels.displayOrder);
}
