import { type SQL, sql } from 'drizzle-orm';
import type { IntakeKind } from '#api/contract/intake/intakes';
import type { Db } from '#api/db/db';
import { locations } from '#api/db/schema/company';
import { fuelConsumptions, scope3Consumptions, utilityConsumptions } from '#api/db/schema/consumption';
import { evidenceLinks } from '#api/db/schema/intake';
import { fuels, scopeCategories, units, utilities } from '#api/db/schema/reference';

export type RecordedSum = {
  kind: IntakeKind;
  locationId: number;
  locationName: string;
  itemId: number;
  nameEn: string;
  namePl: string;
  firstDay: string;
  lastDay: string;
  count: number;
  /** Null where the entries have no amount in one unit. */
  value: string | null;
  unitSymbol: string | null;
};

/** The entries of an intake that still exist, summed by location, item and unit. */
export async function sumRecorded(db: Db, companyId: number, intakeId: number): Promise<RecordedSum[]> {
  const linked = (kind: IntakeKind) => sql`
    select distinct entry_id from ${evidenceLinks}
    where company_id = ${companyId} and intake_id = ${intakeId} and entry_kind = ${kind}`;
  const part = (kind: IntakeKind, entries: SQL) => sql`
    select ${kind}::text as kind, e.* from (${entries}) e where e.id in (${linked(kind)})`;
  const { rows } = await db.execute<RecordedSum>(sql`
    select e.kind, e.location_id as "locationId", l.name as "locationName", e.item_id as "itemId",
      e.name_en as "nameEn", e.name_pl as "namePl", min(e.first_day)::text as "firstDay",
      max(e.last_day)::text as "lastDay", count(*)::integer as count, sum(e.value)::text as value,
      u.symbol as "unitSymbol"
    from (
      ${part('utility', utilityEntries(companyId))}
      union all ${part('fuel', fuelEntries(companyId))}
      union all ${part('valueChain', valueChainEntries(companyId))}
    ) e
    join ${locations} l on l.id = e.location_id
    left join ${units} u on u.id = e.unit_id
    group by e.kind, e.location_id, l.name, e.item_id, e.name_en, e.name_pl, u.id, u.symbol
    order by l.name, e.location_id, e.kind desc, e.item_id, u.id`);
  return rows;
}

const utilityEntries = (companyId: number) => sql`
  select c.id, c.location_id, c.utility_id as item_id, i.name_en, i.name_pl, c.start_date as first_day,
    c.end_date as last_day, c.value, c.unit_id
  from ${utilityConsumptions} c join ${utilities} i on i.id = c.utility_id where c.company_id = ${companyId}`;

const fuelEntries = (companyId: number) => sql`
  select c.id, c.location_id, c.fuel_id as item_id, i.name_en, i.name_pl,
    coalesce(c.start_date, c.date) as first_day, c.date as last_day, c.value, c.unit_id
  from ${fuelConsumptions} c join ${fuels} i on i.id = c.fuel_id where c.company_id = ${companyId}`;

/** A form has the number of its category. Its entries have their amounts in different fields, so they have no sum. */
const valueChainEntries = (companyId: number) => sql`
  select c.id, c.location_id, c.input_form_id::integer as item_id, i.name_en, i.name_pl,
    c.start_date as first_day, c.end_date as last_day, null::numeric as value, null::integer as unit_id
  from ${scope3Consumptions} c
  join ${scopeCategories} i on i.scope = 3 and i.number = c.input_form_id
  where c.company_id = ${companyId}`;
