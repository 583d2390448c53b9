import { sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';

/** kg CO2e of a location in the period of a report, by method. */
export type LocationSum = {
  headerId: number;
  locationId: number;
  method: 'location' | 'market' | 'none';
  kgCo2e: string;
};

/** What the ledger says today in the periods of these reports; reports of one period are added up once. */
export async function sumPeriodsOf(
  db: Db,
  companyId: number,
  { headerIds, scopes }: { headerIds: readonly number[]; scopes: readonly number[] },
): Promise<LocationSum[]> {
  const { rows } = await db.execute<LocationSum>(sql`
    with headers as (
      select id, period_start, period_end from report_headers
      where company_id = ${companyId} and id in ${[...headerIds]}
    ),
    sums as (
      select p.period_start, p.period_end, r.location_id, r.method, sum(r.kg_co2e) as kg_co2e
      from (select distinct period_start, period_end from headers) p
      join emission_rollups r on r.period_month between p.period_start and p.period_end
      -- A closed location counts to the end of the month it was closed in, as in the report itself.
      join locations l on l.id = r.location_id
        and (l.is_active or l.disabled_on is null or r.period_month <= l.disabled_on)
      where r.company_id = ${companyId} and r.scope in ${[...scopes]}
      group by p.period_start, p.period_end, r.location_id, r.method
    )
    select h.id as "headerId", s.location_id as "locationId", s.method, s.kg_co2e::text as "kgCo2e"
    from headers h join sums s on s.period_start = h.period_start and s.period_end = h.period_end`);
  return rows;
}
