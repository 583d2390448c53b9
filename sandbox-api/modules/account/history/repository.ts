import { and, asc, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { countries } from '#api/db/schema/company';
import { auditLog } from '#api/db/schema/platform';
import { factorEditions } from '#api/db/schema/reference';

/** Limit of a page: an instant and, among entries of the same instant, the key. */
export type Cursor = { occurredOn: Date; id: number };

export type HistoryFilter = {
  userId?: number | undefined;
  entity?: string | undefined;
  entityId?: number | undefined;
  locationId?: number | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
};

export type HistoryRows = {
  filter: HistoryFilter;
  /** Direction from the cursor; without one, from the newest entry. */
  older?: Cursor | undefined;
  newer?: Cursor | undefined;
  limit: number;
};

/** A row as a pair of keys, which the indexes are in the order of: no page is found by counting those before it. */
const place = sql`(${auditLog.occurredOn}, ${auditLog.id})`;
const keysOf = ({ occurredOn, id }: Cursor) =>
  sql`(${occurredOn.toISOString()}::timestamptz, ${id}::integer)`;

/** Newest first; entries newer than a cursor are read upwards from it and reversed. */
export async function findHistory(db: Db, companyId: number, asked: HistoryRows) {
  const rows = await selectHistory(db, companyId, asked);
  return asked.newer ? rows.toReversed() : rows;
}

/** In the order in which they are read. Apart, so that a test can ask how the database finds them. */
export function selectHistory(db: Db, companyId: number, { filter, older, newer, limit }: HistoryRows) {
  const { occurredOn, id } = auditLog;
  const order = newer ? [asc(occurredOn), asc(id)] : [desc(occurredOn), desc(id)];
  return db
    .select({
      id,
      occurredOn,
      userId: auditLog.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      action: auditLog.action,
      entity: auditLog.entity,
      entityId: auditLog.entityId,
      locationId: auditLog.locationId,
      before: auditLog.before,
      // Of an import of thousands of rows their number is enough.
      after: sql<unknown>`${auditLog.after} - 'ids'`,
      rowCount: sql<number | null>`case when jsonb_typeof(${auditLog.after} -> 'ids') = 'array'
        then jsonb_array_length(${auditLog.after} -> 'ids') end`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(
      and(
        eq(auditLog.companyId, companyId),
        ...conditions(companyId, filter),
        older && sql`${place} < ${keysOf(older)}`,
        newer && sql`${place} > ${keysOf(newer)}`,
      ),
    )
    .orderBy(...order)
    .limit(limit);
}

export type HistoryRow = Awaited<ReturnType<typeof findHistory>>[number];

function conditions(companyId: number, filter: HistoryFilter): (SQL | undefined)[] {
  const { userId, entity, entityId, locationId, from, until } = filter;
  return [
    userId === undefined ? undefined : eq(auditLog.userId, userId),
    entity === undefined ? undefined : eq(auditLog.entity, entity),
    entityId === undefined ? undefined : isOf(companyId, entity, entityId),
    // Says that it is there, as the index of places does, which has no other rows.
    locationId === undefined
      ? undefined
      : and(isNotNull(auditLog.locationId), eq(auditLog.locationId, locationId)),
    from && gte(auditLog.occurredOn, from),
    until && lt(auditLog.occurredOn, until),
  ];
}

/**
 * The row itself, or a file that contained it: one audit row stands for all rows of an import. Their keys are
 * found separately, each by the index of rows. A single condition with "or" was checked against every row of
 * the company, for seconds.
 */
function isOf(companyId: number, entity: string | undefined, entityId: number): SQL {
  const kind = sql`select id from audit_log where company_id = ${companyId} and entity = ${entity ?? null}`;
  return sql`${auditLog.id} = any(array(
    ${kind} and entity_id = ${entityId}
    union all
    ${kind} and entity_id is null and after -> 'ids' @> ${String(entityId)}::jsonb
  ))`;
}

/** Names of what audit rows refer to by key, in one statement. */
export type LookupName =
  | 'activity'
  | 'country'
  | 'explanation'
  | 'facilityType'
  | 'fuel'
  | 'fuelEntry'
  | 'fuelVariant'
  | 'language'
  | 'location'
  | 'renewable'
  | 'renewableEntry'
  | 'report'
  | 'reportKind'
  | 'stakeholder'
  | 'supplyType'
  | 'unit'
  | 'user'
  | 'utility'
  | 'utilityEntry';

/** By its invoice, else by its last day. */
const entriesOf = (table: string, lastDay: string) => (companyId: number) =>
  sql`
  select id, coalesce(reference, ${sql.identifier(lastDay)}::text), coalesce(reference, ${sql.identifier(lastDay)}::text)
  from ${sql.identifier(table)} where company_id = ${companyId}`;

const namesIn: Record<LookupName, (companyId: number) => SQL> = {
  activity: (companyId) =>
    sql`select id, name, name from materiality_activities where company_id = ${companyId}`,
  country: () => sql`select id, name_en, name_pl from countries`,
  explanation: () => sql`select id, title_en, title_pl from review_explanations`,
  facilityType: () => sql`select id, name_en, name_pl from facility_types`,
  fuel: () => sql`select id, name_en, name_pl from fuels`,
  fuelEntry: entriesOf('fuel_consumptions', 'date'),
  fuelVariant: () => sql`select id, name_en, name_pl from fuel_variants`,
  language: () => sql`select id, case code when 'en' then 'English' else 'Polish' end as name_en,
    case code when 'en' then 'angielski' else 'polski' end as name_pl from languages`,
  location: (companyId) => sql`select id, name, name from locations where company_id = ${companyId}`,
  renewable: () => sql`select id, name_en, name_pl from renewables`,
  renewableEntry: entriesOf('renewable_consumptions', 'end_date'),
  report: (companyId) => sql`select id, name, name from report_headers where company_id = ${companyId}`,
  reportKind: () => sql`select id, name_en, name_pl from reports`,
  stakeholder: (companyId) =>
    sql`select id, name, name from materiality_stakeholders where company_id = ${companyId}`,
  supplyType: () => sql`select id, name_en, name_pl from supply_types`,
  unit: () => sql`select id, symbol as name_en, symbol as name_pl from units`,
  user: (companyId) => sql`select id,
      coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) as name_en,
      coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) as name_pl
    from users where company_id = ${companyId}`,
  utility: () => sql`select id, name_en, name_pl from utilities`,
  utilityEntry: entriesOf('utility_consumptions', 'end_date'),
};

export type NameRow = { lookup: LookupName; id: number; nameEn: string; namePl: string };

export async function findNames(
  db: Db,
  companyId: number,
  wanted: ReadonlyMap<LookupName, ReadonlySet<number>>,
): Promise<NameRow[]> {
  const parts = [...wanted].map(([lookup, ids]) => {
    const keys = sql.join(
      [...ids].map((id) => sql`${id}::integer`),
      sql`, `,
    );
    return sql`select ${lookup}::text as lookup, id, name_en, name_pl
      from (${namesIn[lookup](companyId)}) as named (id, name_en, name_pl) where id in (${keys})`;
  });
  if (parts.length === 0) return [];
  const { rows } = await db.execute<{ lookup: LookupName; id: number; name_en: string; name_pl: string }>(
    sql.join(parts, sql` union all `),
  );
  return rows.map(({ lookup, id, name_en, name_pl }) => ({ lookup, id, nameEn: name_en, namePl: name_pl }));
}

/** Who publishes each series of factors. */
export async function findPublishers(db: Db): Promise<{ series: string; publisher: string }[]> {
  const { series, publisher } = factorEditions;
  return db.selectDistinct({ series, publisher }).from(factorEditions);
}

/** Countries by the codes that residual mixes name them by. */
export async function findCountryNames(db: Db) {
  const { isoCodeTwo, nameEn, namePl } = countries;
  return db.select({ isoCodeTwo, nameEn, namePl }).from(countries);
}

export async function findPeople(db: Db, companyId: number) {
  return db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      removedOn: users.removedOn,
    })
    .from(users)
    .where(eq(users.companyId, companyId))
    .orderBy(asc(sql`lower(coalesce(${users.lastName}, ${users.email}))`), asc(users.id));
}
