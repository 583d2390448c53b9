import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { locations } from '#api/db/schema/company';
import type { CoverageRow } from '#api/domain/reviews/coverage';

/** Which rows a category consists of. */
export type CoverageSources = {
  /** Categories of fuels. */
  fuels: readonly string[];
  /** Kinds of utilities, and what renewables stand in for. */
  utilities: readonly string[];
  renewables: readonly string[];
  /** Forms of the value chain. */
  forms: readonly number[];
};

type Wanted = {
  category: string;
  sources: CoverageSources;
  /** Days, both counted. */
  from: string;
  to: string;
};

type Found = {
  location_id: number;
  list: 'fuels' | 'utilities' | 'renewable' | 'value-chain' | 'figure';
  source: string;
  meter: string;
  start_date: string;
  end_date: string;
  kg_co2e: string | null;
  is_proxied: boolean;
};

export type ListedRow = CoverageRow & { list: Exclude<Found['list'], 'figure'> };
export type Figure = { locationId: number; month: string; kgCo2e: number; isProxied: boolean };

/** Rows with their days, and the emissions by month, in one query. */
export async function findCoverage(
  db: Db,
  companyId: number,
  wanted: Wanted,
): Promise<{ rows: ListedRow[]; figures: Figure[] }> {
  const parts = [...rowParts(companyId, wanted), figurePart(companyId, wanted)];
  const { rows: found } = (await db.execute(sql.join(parts, sql` union all `))) as unknown as {
    rows: Found[];
  };
  const rows: ListedRow[] = [];
  const figures: Figure[] = [];
  for (const row of found) {
    const locationId = row.location_id;
    if (row.list === 'figure') {
      const kgCo2e = Number(row.kg_co2e ?? 0);
      figures.push({ locationId, month: row.start_date, kgCo2e, isProxied: row.is_proxied });
    } else rows.push(listedRow(row, row.list));
  }
  return { rows, figures };
}

const kinds = { fuels: 'receipt', utilities: 'bill', renewable: 'bill', 'value-chain': 'entry' } as const;

function listedRow(row: Found, list: ListedRow['list']): ListedRow {
  const { source, meter, start_date: startDate, end_date: endDate } = row;
  return {
    locationId: row.location_id,
    list,
    kind: kinds[list],
    source: `${list} ${source}`,
    meter,
    startDate,
    endDate,
  };
}

function rowParts(companyId: number, { sources, from, to }: Wanted): SQL[] {
  const { fuels, utilities, renewables, forms } = sources;
  const inside = sql`c.company_id = ${companyId} and c.start_date <= ${to}::date and c.end_date >= ${from}::date`;
  const ranged = (list: string, source: SQL, meter: SQL) => sql`
    select c.location_id, ${list}::text as list, ${source}::text as source, ${meter} as meter,
      c.start_date::text as start_date, c.end_date::text as end_date,
      null::numeric as kg_co2e, false as is_proxied`;
  const parts: SQL[] = [];
  if (fuels.length > 0)
    // All that tells one receipt from another: two that agree in it were entered twice.
    parts.push(sql`
      select c.location_id, 'fuels'::text as list, c.fuel_id::text as source,
        concat_ws(' ', c.fuel_variant_id, c.value, c.unit_id, c.reference) as meter,
        c.date::text as start_date, c.date::text as end_date, null::numeric as kg_co2e, false as is_proxied
      from fuel_consumptions c
      join fuels f on f.id = c.fuel_id
      join fuel_categories k on k.id = f.category_id
      where c.company_id = ${companyId} and c.date between ${from}::date and ${to}::date
        and k.category in ${fuels}`);
  if (utilities.length > 0)
    parts.push(sql`${ranged('utilities', sql`c.utility_id`, sql`coalesce(c.meter_number, '')`)}
      from utility_consumptions c join utilities u on u.id = c.utility_id
      where ${inside} and u.kind in ${utilities}`);
  if (renewables.length > 0)
    parts.push(sql`${ranged('renewable', sql`c.renewable_id`, sql`''::text`)}
      from renewable_consumptions c join renewables r on r.id = c.renewable_id
      where ${inside} and r.replaces in ${renewables}`);
  if (forms.length > 0)
    parts.push(sql`${ranged('value-chain', sql`c.input_form_id`, sql`''::text`)}
      from scope3_consumptions c
      where ${inside} and c.input_form_id in ${forms}`);
  return parts;
}

/** From the monthly sums, Scope 2 by the headline method of each. */
function figurePart(companyId: number, { category, from, to }: Wanted): SQL {
  return sql`
    select r.location_id, 'figure'::text as list, ''::text as source, ''::text as meter,
      r.period_month::text as start_date, ''::text as end_date,
      sum(r.kg_co2e) as kg_co2e, bool_or(r.selection_reason = 'proxy-region') as is_proxied
    from emission_rollups r
    where r.company_id = ${companyId} and r.category = ${category}
      and r.period_month between ${from}::date and ${to}::date
      and (r.method = 'none' or r.is_headline)
    group by r.location_id, r.period_month`;
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
