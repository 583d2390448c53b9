import { and, asc, count, eq, gt, gte, inArray, lte, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import {
  firstDayOfFuel,
  fuelConsumptions,
  renewableConsumptions,
  scope3Consumptions,
  utilityConsumptions,
} from '#api/db/schema/consumption';
import { utilities } from '#api/db/schema/reference';
import type { Activity } from '#api/domain/emissions/emissions';
import { enteredProperties } from '#api/domain/emissions/entered/own-properties';
import type { EnteredChoices } from '#api/domain/value-chain/choices-of-activity';
import { entryActivity } from '#api/domain/value-chain/entry-activity';

export type RecordedKind = 'fuel' | 'utility' | 'renewable' | 'scope3';
export type RecordedActivity = { id: number; locationId: number; activity: Activity };

/** Filters rows by key, location, range of days, fuel or utility, or electricity only. */
export type RowFilter = {
  ids?: readonly number[];
  locationId?: number;
  from?: string | null;
  to?: string | null;
  fuelId?: number | null;
  fuelVariantId?: number | null;
  utilityId?: number | null;
  /** Value chain entries that use a factor of this activity, published or of the company. */
  activityId?: number | null;
  /** With `activityId`: also entries with one of these choices, whatever their factor. */
  orChosen?: readonly EnteredChoices[];
  isElectricity?: boolean;
  /** Only locations in this country, or in this part of its grid. */
  region?: string;
};
/** Only rows after this id, for batches. */
export type ActivityFilter = RowFilter & {
  afterId: number;
  limit: number;
  /** Locks the rows until the transaction ends, so that they can't change while their emissions are written. */
  isLocked?: boolean;
};

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
  const { id, locationId, fuelId, fuelVariantId, value, unitId, startDate, date, amountFrom } = table;
  const { density, calorificValue, calorificValueUnit, volumeCorrection, deliveryNote, reference } = table;
  const own = { density, calorificValue, calorificValueUnit, volumeCorrection, deliveryNote, reference };
  const entered = { fuelId, fuelVariantId, unitId, startDate, date, amountFrom };
  const isCreditNote = sql<boolean>`${table.correctsId} is not null`;
  const found = db
    .select({ id, locationId, value, entered, own, isCreditNote })
    .from(table)
    .where(and(gt(table.id, filter.afterId), rowsOf('fuel', companyId, filter)))
    .orderBy(asc(table.id))
    .limit(filter.limit);
  const rows = await (filter.isLocked ? found.for('no key update') : found);
  return rows.map(({ id, locationId, value, entered, own, isCreditNote }) => ({
    id,
    locationId,
    activity: { kind: 'fuel', ...entered, quantity: value, own: enteredProperties(own), isCreditNote },
  }));
}

async function periodActivities(
  db: Db,
  companyId: number,
  kind: 'utility' | 'renewable',
  filter: ActivityFilter,
): Promise<RecordedActivity[]> {
  const table = tables[kind];
  const { id, locationId, itemId, value, unitId, startDate, endDate } = table;
  const cop = kind === 'utility' ? utilityConsumptions.cop : sql<string | null>`null`;
  const found = db
    .select({ id, locationId, itemId, value, unitId, startDate, endDate, cop, correctsId: table.correctsId })
    .from(table)
    .where(and(gt(table.id, filter.afterId), rowsOf(kind, companyId, filter)))
    .orderBy(asc(table.id))
    .limit(filter.limit);
  const rows = await (filter.isLocked ? found.for('no key update') : found);
  return rows.map(({ id, locationId, itemId, value, unitId, startDate, endDate, cop, correctsId }) => {
    const period = { quantity: value, unitId, startDate, endDate, isCreditNote: correctsId !== null };
    return {
      id,
      locationId,
      activity:
        kind === 'utility'
          ? { kind, utilityId: itemId, ...period, cop }
          : { kind, renewableId: itemId, ...period },
    };
  });
}

/** The bills of a location for a utility: all, or those that overlap a range of days. */
export async function findBills(
  db: Db,
  companyId: number,
  filter: Required<Pick<RowFilter, 'locationId' | 'utilityId'>> & Pick<RowFilter, 'from' | 'to'>,
) {
  const { id, itemId, value, unitId, startDate, endDate } = utilityConsumptions;
  const rows = await db
    .select({ id, itemId, value, unitId, startDate, endDate })
    .from(utilityConsumptions)
    .where(rowsOf('utility', companyId, filter));
  return rows.map(({ id, itemId, value, unitId, startDate, endDate }) => ({
    id,
    activity: {
      kind: 'utility' as const,
      utilityId: itemId,
      quantity: value,
      unitId,
      startDate,
      endDate,
    },
  }));
}

async function scope3Activities(
  db: Db,
  companyId: number,
  filter: ActivityFilter,
): Promise<RecordedActivity[]> {
  const table = scope3Consumptions;
  const found = db
    .select()
    .from(table)
    .where(and(gt(table.id, filter.afterId), rowsOf('scope3', companyId, filter)))
    .orderBy(asc(table.id))
    .limit(filter.limit);
  const rows = await (filter.isLocked ? found.for('no key update') : found);
  return rows.map(({ id, locationId, ...stored }) => ({ id, locationId, activity: entryActivity(stored) }));
}

/** Counts these rows. */
export async function countActivities(
  db: Db,
  companyId: number,
  kind: RecordedKind,
  filter: RowFilter,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(tables[kind])
    .where(rowsOf(kind, companyId, filter));
  return row?.total ?? 0;
}

function rowsOf(kind: RecordedKind, companyId: number, filter: RowFilter) {
  const table = tables[kind];
  const { first, last }: { first: SQLWrapper; last: SQLWrapper } =
    kind === 'fuel'
      ? { first: firstDayOfFuel, last: fuelConsumptions.date }
      : { first: periodTables[kind].startDate, last: periodTables[kind].endDate };
  return and(
    eq(table.companyId, companyId),
    filter.ids ? inArray(table.id, [...filter.ids]) : undefined,
    filter.locationId === undefined ? undefined : eq(table.locationId, filter.locationId),
    filter.region ? inArray(table.locationId, locationsIn(companyId, filter.region)) : undefined,
    filter.from ? gte(last, filter.from) : undefined,
    filter.to ? lte(first, filter.to) : undefined,
    kind === 'fuel' && filter.fuelId ? eq(fuelConsumptions.fuelId, filter.fuelId) : undefined,
    kind === 'fuel' && filter.fuelVariantId
      ? eq(fuelConsumptions.fuelVariantId, filter.fuelVariantId)
      : undefined,
    kind === 'utility' && filter.utilityId ? eq(utilityConsumptions.itemId, filter.utilityId) : undefined,
    kind === 'scope3' && filter.activityId
      ? or(worksIn(companyId, filter.activityId), hasChosen(filter.orChosen ?? []))
      : undefined,
    kind === 'utility' && filter.isElectricity
      ? inArray(
          utilityConsumptions.itemId,
          sql`(select ${utilities.id} from ${utilities} where ${utilities.isElectricity})`,
        )
      : undefined,
  );
}

function locationsIn(companyId: number, region: string) {
  return sql`(
    select l.id from locations l join countries c on c.id = l.country_id
    where l.company_id = ${companyId} and (c.iso_code_two = ${region} or l.grid_subregion = ${region}))`;
}

function worksIn(companyId: number, activityId: number) {
  return sql`exists (
    select 1 from emission_lines l
    left join emission_factors f on f.id = l.factor_id
    left join company_factors c on c.id = l.company_factor_id
    where l.company_id = ${companyId} and l.source_kind = 'scope3' and l.source_id = ${scope3Consumptions.id}
      and (f.activity_id = ${activityId} or c.activity_id = ${activityId}))`;
}

/** `{"travelMode": "rail", "travelVariant": "national-rail"}` among the values of an entry, whatever else they hold. */
function hasChosen(choices: readonly EnteredChoices[]) {
  if (choices.length === 0) return undefined;
  const wanted = JSON.stringify(choices);
  return sql`${scope3Consumptions.values} @> any(select jsonb_array_elements(${wanted}::jsonb))`;
}

const tables = {
  fuel: fuelConsumptions,
  utility: utilityConsumptions,
  renewable: renewableConsumptions,
  scope3: scope3Consumptions,
} as const;
const periodTables = {
  utility: utilityConsumptions,
  renewable: renewableConsumptions,
  scope3: scope3Consumptions,
} as const;

/**
 * Copies headline figures to rows whose stored figure differs. This isn't an edit by a user, so the timestamps don't
 * change.
 */
export async function writeHeadlines(
  db: Db,
  companyId: number,
  kind: RecordedKind,
  figures: readonly { id: number; carbonEquivalentKg: string }[],
): Promise<void> {
  if (figures.length === 0) return;
  const byId = JSON.stringify(Object.fromEntries(figures.map((row) => [row.id, row.carbonEquivalentKg])));
  const given = sql`(select ${byId}::jsonb)`;
  // Each row by its key and then by its place: `offset 0` and the array keep the planner, which may have planned this
  // when the table was small, from reading all rows for each one of a batch.
  await db.execute(sql`
    update ${tables[kind]} as t set carbon_equivalent_kg = (${given} ->> t.id::text)::numeric
    where t.ctid = any(array(
      select found.place
      from jsonb_each_text(${given}) as wanted (id, figure), lateral (
        select ctid as place from ${tables[kind]} as own
        where own.id = wanted.id::integer and own.company_id = ${companyId}
          and own.carbon_equivalent_kg <> wanted.figure::numeric
        offset 0
      ) as found))`);
}
