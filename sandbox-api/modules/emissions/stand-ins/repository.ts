import { and, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { countries, locations } from '#api/db/schema/company';
import { companyFactors } from '#api/db/schema/company-factor';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { emissionFactors, factorActivities } from '#api/db/schema/reference';
import { residualMixActivity } from '#api/domain/emissions/choose-factor/factor-chains';

type Table = typeof emissionLines | typeof emissionRollups;

/** Electricity, and what cooling is made with; by the market-based method, bought. */
function boughtBy(table: Table, companyId: number): SQL | undefined {
  return and(
    eq(table.companyId, companyId),
    eq(table.scope, 2),
    eq(table.method, 'market'),
    inArray(table.category, ['2.1', '2.3']),
    ne(table.sourceKind, 'renewable'),
  );
}

/** What a vehicle is charged with anywhere counts by the whole country, whatever part of the grid its location is in. */
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
 * Market-based emissions that a location-based factor stands in for, by location and year: of published factors from the
 * monthly sums. A contract and a supplier's statement have no published factor, and a residual mix is none of these.
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

/** Factors that the company has of its own for the location-based method alone, deleted ones too. */
export async function findLocationFactors(db: Db, companyId: number): Promise<number[]> {
  const { id, appliesTo, method } = companyFactors;
  const rows = await db
    .select({ id })
    .from(companyFactors)
    .where(and(eq(companyFactors.companyId, companyId), eq(appliesTo, 'utility'), eq(method, 'location')));
  return rows.map((row) => row.id);
}

/** The same as of published factors, of these of the company's own; the lines alone say which one it was. */
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
