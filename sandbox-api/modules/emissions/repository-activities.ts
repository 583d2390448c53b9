import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import {
  fuelConsumptions,
  renewableConsumptions,
  scope3Consumptions,
  utilityConsumptions,
} from '#api/db/schema/consumption';
import { utilities } from '#api/db/schema/reference';
import type { Activity } from '#api/domain/emissions/emissions';
import { entryActivity } from '#api/domain/scope3/entry-activity';

export type RecordedKind = 'fuel' | 'utility' | 'renewable' | 'scope3';
export type RecordedActivity = { id: number; locationId: number; activity: Activity };

/** Which rows: of one location or all, after an id (for going through them in batches), electricity only. */
export type ActivityFilter = { locationId?: number; afterId: number; limit: number; isElectricity?: boolean };

/** Stored rows of activity data as the rules read them, by id. */
export function findActivities(
  db: Db,
  companyId: number,
  kind: RecordedKind,
  filter: ActivityFilter,
): Promise<RecordedActivity[]> {
  if (kind === 'fuel') return fuelActivities(db, companyId, filter);
  if (kind === 'scope3') return scope3Activities(db, companyId, filter);
  return periodActivities(db, companyId, kind, filter);
}

async function fuelActivities(
  db: Db,
  companyId: number,
  filter: ActivityFilter,
): Promise<RecordedActivity[]> {
  const table = fuelConsumptions;
  const rows = await db
    .select()
    .from(table)
    .where(scopeOf(table, companyId, filter))
    .orderBy(asc(table.id))
    .limit(filter.limit);
  return rows.map(({ id, locationId, fuelId, fuelVariantId, value, unitId, date }) => ({
    id,
    locationId,
    activity: { kind: 'fuel', fuelId, fuelVariantId, quantity: value, unitId, date },
  }));
}

async function periodActivities(
  db: Db,
  companyId: number,
  kind: 'utility' | 'renewable',
  filter: ActivityFilter,
): Promise<RecordedActivity[]> {
  const table = tables[kind];
  const electricity = db
    .select({ id: utilities.id })
    .from(utilities)
    .where(eq(utilities.isElectricity, true));
  const rows = await db
    .select()
    .from(table)
    .where(
      and(
        scopeOf(table, companyId, filter),
        filter.isElectricity ? inArray(table.itemId, electricity) : undefined,
      ),
    )
    .orderBy(asc(table.id))
    .limit(filter.limit);
  return rows.map(({ id, locationId, itemId, value, unitId, startDate, endDate }) => {
    const period = { quantity: value, unitId, startDate, endDate };
    return {
      id,
      locationId,
      activity:
        kind === 'utility'
          ? { kind, utilityId: itemId, ...period }
          : { kind, renewableId: itemId, ...period },
    };
  });
}

async function scope3Activities(
  db: Db,
  companyId: number,
  filter: ActivityFilter,
): Promise<RecordedActivity[]> {
  const table = scope3Consumptions;
  const rows = await db
    .select()
    .from(table)
    .where(scopeOf(table, companyId, filter))
    .orderBy(asc(table.id))
    .limit(filter.limit);
  return rows.map(({ id, locationId, ...stored }) => ({ id, locationId, activity: entryActivity(stored) }));
}

type ConsumptionTable = (typeof tables)[RecordedKind];

function scopeOf(table: ConsumptionTable, companyId: number, { locationId, afterId }: ActivityFilter) {
  return and(
    eq(table.companyId, companyId),
    gt(table.id, afterId),
    locationId === undefined ? undefined : eq(table.locationId, locationId),
  );
}

const tables = {
  fuel: fuelConsumptions,
  utility: utilityConsumptions,
  renewable: renewableConsumptions,
  scope3: scope3Consumptions,
} as const;

/** Copies headline figures onto their rows. It is no edit by a user, so the rows' stamps stay as they are. */
export async function writeHeadlines(
  db: Db,
  companyId: number,
  kind: RecordedKind,
  figures: readonly { id: number; carbonEquivalentKg: string }[],
): Promise<void> {
  if (figures.length === 0) return;
  const records = JSON.stringify(figures.map(({ id, carbonEquivalentKg }) => [id, carbonEquivalentKg]));
  await db.execute(sql`
    update ${tables[kind]} as t set carbon_equivalent_kg = (r ->> 1)::numeric
    from jsonb_array_elements(${records}::jsonb) as r
    where t.company_id = ${companyId} and t.id = (r ->> 0)::integer`);
}
