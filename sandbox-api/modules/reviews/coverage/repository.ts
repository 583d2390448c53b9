import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db/db';
import { locations } from '#api/db/schema/company';
import { fuelConsumptions, renewableConsumptions, utilityConsumptions } from '#api/db/schema/consumption';
import type { fuelCategories, renewables, utilities } from '#api/db/schema/reference';
import type { CoverageRow } from '#api/domain/reviews/sources';
import { extraFieldsOf } from '#api/modules/activity-data/consumptions/extra-fields';

/** Which rows a category consists of. */
export type CoverageSources = {
  /** Categories of fuels. */
  fuels: readonly (typeof fuelCategories.$inferSelect.category)[];
  /** Types of utilities, and what renewables replace. */
  utilities: readonly (typeof utilities.$inferSelect.kind)[];
  renewables: readonly (typeof renewables.$inferSelect.replaces)[];
  /** Forms of the value chain. */
  forms: readonly number[];
};

type RowsWanted = {
  sources: CoverageSources;
  /** Days, both counted. */
  from: string;
  to: string;
};
type Wanted = RowsWanted & { category: string };

type List = 'fuels' | 'utilities' | 'renewable' | 'value-chain';
type Found =
  | {
      list: List;
      rows: [
        locationId: number,
        source: number,
        meter: string,
        startDate: string,
        endDate: string,
        sameAs?: string,
      ][];
    }
  | { list: 'figure'; rows: [locationId: number, month: string, kgCo2e: number, isProxied: boolean][] };

export type ListedRow = CoverageRow & { list: List };
export type Figure = { locationId: number; month: string; kgCo2e: number; isProxied: boolean };

/**
 * Rows with their days, and the emissions by month, in one query. Each list comes as one JSON value: thousands of rows,
 * each with a message of the protocol and a text for every column, cost six times what finding them does.
 */
export async function findCoverage(
  db: Db,
  companyId: number,
  wanted: Wanted,
): Promise<{ rows: ListedRow[]; figures: Figure[] }> {
  const found = await findParts(db, [...rowParts(companyId, wanted), figurePart(companyId, wanted)]);
  const rows: ListedRow[] = [];
  const figures: Figure[] = [];
  for (const part of found) {
    if (part.list === 'figure')
      for (const [locationId, month, kgCo2e, isProxied] of part.rows)
        figures.push({ locationId, month, kgCo2e, isProxied });
    else rows.push(...listedRows(part.list, part.rows));
  }
  return { rows, figures };
}

/** The same without emissions, of any number of categories. */
export async function findCoverageRows(db: Db, companyId: number, wanted: RowsWanted): Promise<ListedRow[]> {
  const found = await findParts(db, rowParts(companyId, wanted));
  return found.flatMap((part) => (part.list === 'figure' ? [] : listedRows(part.list, part.rows)));
}

async function findParts(db: Db, parts: SQL[]): Promise<Found[]> {
  if (parts.length === 0) return [];
  const { rows } = (await db.execute(sql.join(parts, sql` union all `))) as unknown as { rows: Found[] };
  return rows;
}

/** Two receipts that agree in all of it were entered twice. */
const tellingReceiptsApart = sql.join(
  [
    fuelConsumptions.fuelVariantId,
    fuelConsumptions.value,
    fuelConsumptions.unitId,
    fuelConsumptions.reference,
    ...extraFieldsOf('fuel').map(({ name }) => fuelConsumptions[name]),
  ].map(({ name }) => sql`c.${sql.identifier(name)}`),
  sql`, `,
);

const kinds = { fuels: 'receipt', utilities: 'bill', renewable: 'bill', 'value-chain': 'entry' } as const;

/** Gas is billed by days as electricity is, any other fuel by the delivery. */
const kindOf = (list: List, startDate: string, endDate: string) =>
  list === 'fuels' && startDate < endDate ? 'bill' : kinds[list];

function listedRows(list: List, rows: Extract<Found, { list: List }>['rows']): ListedRow[] {
  return rows.map(([locationId, source, meter, startDate, endDate, sameAs = '']) => ({
    locationId,
    list,
    kind: kindOf(list, startDate, endDate),
    source: `${list} ${source}`,
    meter,
    sameAs,
    startDate,
    endDate,
  }));
}

function rowParts(companyId: number, { sources, from, to }: RowsWanted): SQL[] {
  const { fuels, utilities, renewables, forms } = sources;
  // A credit note is of the days of the entry that it corrects; one that was cancelled as a whole covers none.
  const isOwnIn = (table: PgTable) => sql`c.corrects_id is null
    and coalesce(c.value + (select sum(note.value) from ${table} note where note.corrects_id = c.id), 1) <> 0`;
  const inside = sql`c.company_id = ${companyId} and c.start_date <= ${to}::date and c.end_date >= ${from}::date`;
  const ranged = (list: List, source: SQL, meter: SQL) =>
    listed(list, sql`c.location_id, ${source}, ${meter}, c.start_date, c.end_date`);
  const parts: SQL[] = [];
  if (fuels.length > 0)
    // A vehicle that is charged burns nothing.
    parts.push(sql`${listed(
      'fuels',
      sql`c.location_id, c.fuel_id, coalesce(c.meter_number, ''), coalesce(c.start_date, c.date), c.date,
        concat_ws(' ', ${tellingReceiptsApart})`,
    )}
      from fuel_consumptions c
      join fuels f on f.id = c.fuel_id
      join fuel_categories k on k.id = f.category_id
      left join fuel_factor_links l on l.fuel_variant_id = c.fuel_variant_id and l.role like 'charging%'
      where c.company_id = ${companyId} and c.date >= ${from}::date
        and coalesce(c.start_date, c.date) <= ${to}::date
        and k.category in ${fuels} and l.id is null and ${isOwnIn(fuelConsumptions)}`);
  if (utilities.length > 0)
    parts.push(sql`${ranged('utilities', sql`c.utility_id`, sql`coalesce(c.meter_number, '')`)}
      from utility_consumptions c join utilities u on u.id = c.utility_id
      where ${inside} and ${isOwnIn(utilityConsumptions)} and u.kind in ${utilities}`);
  if (renewables.length > 0)
    parts.push(sql`${ranged('renewable', sql`c.renewable_id`, sql`''`)}
      from renewable_consumptions c join renewables r on r.id = c.renewable_id
      where ${inside} and ${isOwnIn(renewableConsumptions)} and r.replaces in ${renewables}`);
  if (forms.length > 0)
    parts.push(sql`${ranged('value-chain', sql`c.input_form_id`, sql`''`)}
      from scope3_consumptions c
      where ${inside} and c.input_form_id in ${forms}`);
  return parts;
}

function listed(list: Found['list'], columns: SQL): SQL {
  return sql`select ${list}::text as list, coalesce(json_agg(json_build_array(${columns})), '[]') as rows`;
}

/** From the monthly sums, Scope 2 by the headline method of each. */
function figurePart(companyId: number, { category, from, to }: Wanted): SQL {
  return sql`${listed('figure', sql`location_id, period_month, kg_co2e, is_proxied`)} from (
    select r.location_id, r.period_month,
      sum(r.kg_co2e) as kg_co2e, bool_or(r.selection_reason = 'proxy-region') as is_proxied
    from emission_rollups r
    where r.company_id = ${companyId} and r.category = ${category}
      and r.period_month between ${from}::date and ${to}::date
      and (r.method = 'none' or r.is_headline)
    group by r.location_id, r.period_month) as figure`;
}

export async function findLocations(db: Db, companyId: number) {
  return db
    .select({
      id: locations.id,
      name: locations.name,
      isActive: locations.isActive,
      disabledOn: locations.disabledOn,
    })
    .from(locations)
    .where(eq(locations.companyId, companyId))
    .orderBy(asc(locations.name), asc(locations.id));
}
