import { and, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { countries, locations } from '#api/db/schema/company';
import { companyFactors } from '#api/db/schema/company-factor';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { emissionFactors, factorActivities } from '#api/db/schema/reference';
import { residualMixActivity } from '#api/domain/emissions/choose-factor/factor-chains';

type Table = typeof emissionLines | typeof emissionRollups;

/** Purchased electricity, and electricity for cooling, by the market-based method. */
function boughtBy(table: Table, companyId: number): SQL | undefined {
  return and(
    eq(table.companyId, companyId),
    eq(table.scope, 2),
    eq(table.method, 'market'),
    inArray(table.category, ['2.1', '2.3']),
    ne(table.sourceKind, 'renewable'),
  );
}

/** Charging away from a location counts with the whole country's grid, whatever part the location is in. */
const subregionFor = (table: Table) =>
  sql<string | null>`case when ${table.sourceKind} = 'fuel' then null else ${locations.gridSubregion} end`;

const place = (table: Table) => ({
  locationId: table.locationId,
  locationName: locations.name,
  countryCode: countries.isoCodeTwo,
  gridSubregion: subregionFor(table),
  year: sql<number>`extract(year from ${table.periodMonth})::integer`,
  kgCo2e: sql<string>`sum(${table.kgCo2e})::text`,
});
const groups = (table: Table) => [
  table.locationId,
  locations.name,
  countries.isoCodeTwo,
  subregionFor(table),
  sql`extract(year from ${table.periodMonth})`,
];

/**
 * Market-based emissions that use a location-based factor instead of a residual mix, by location and year, for
 * published factors from the monthly sums. Contracts and supplier statements have no published factor, and residual
 * mixes aren't location-based factors.
 */
export async function findPublishedStandIns(db: Db, companyId: number, year?: number) {
  const table = emissionRollups;
  const residual = db
    .select({ id: emissionFactors.id })
    .from(emissionFactors)
    .innerJoin(factorActivities, eq(factorActivities.id, emissionFactors.activityId))
    .where(eq(factorActivities.code, residualMixActivity));
  return db
    .select(place(table))
    .from(table)
    .innerJoin(locations, eq(locations.id, table.locationId))
    .innerJoin(countries, eq(countries.id, locations.countryId))
    .where(
      and(
        boughtBy(table, companyId),
        inYear(table, year),
        ne(table.factorId, 0),
        notInArray(table.factorId, residual),
      ),
    )
    .groupBy(...groups(table));
}

/** Company factors for the location-based method only, including deleted ones. */
export async function findLocationFactors(db: Db, companyId: number): Promise<number[]> {
  const { id, appliesTo, method } = companyFactors;
  const rows = await db
    .select({ id })
    .from(companyFactors)
    .where(and(eq(companyFactors.companyId, companyId), eq(appliesTo, 'utility'), eq(method, 'location')));
  return rows.map((row) => row.id);
}

/** The same for company factors. Only the lines name which one was used. */
export async function findOwnStandIns(
  db: Db,
  companyId: number,
  factorIds: readonly number[],
  year?: number,
) {
  const table = emissionLines;
  if (factorIds.length === 0) return [];
  return db
    .select(place(table))
    .from(table)
    .innerJoin(locations, eq(locations.id, table.locationId))
    .innerJoin(countries, eq(countries.id, locations.countryId))
    .where(
      and(boughtBy(table, companyId), inYear(table, year), inArray(table.companyFactorId, [...factorIds])),
    )
    .groupBy(...groups(table));
}

function inYear(table: Table, year: number | undefined): SQL | undefined {
  return year === undefined
    ? undefined
    : sql`${table.periodMonth} between ${`${year}-01-01`} and ${`${year}-12-31`}`;
}
