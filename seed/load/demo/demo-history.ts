import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import type { Platform } from '#api/kernel/context';
import { hashPassword } from '#api/modules/account/session/secrets';
import { type DemoCompany, type DemoMember, demoPassword } from '../../companies/demo-company';
import { addMonths } from './generate-activity';

type Options = { db: Db; platform: Platform; referenceDate: string };

const day = 86_400_000;

/** Days until a temporary password of the demo expires, counted from the reference date. */
const temporaryDays = { invited: 6, expired: -12 } as const;

const monthsBefore = (referenceDate: string, months: number) =>
  new Date(`${addMonths(`${referenceDate.slice(0, 7)}-01`, -months)}T09:30:00Z`);

/** The colleagues who are not offered for sign-in, in every state that a member can have. */
export async function insertMembers(
  { db, platform, referenceDate }: Options,
  { id: companyId, members = [] }: DemoCompany,
): Promise<void> {
  if (members.length === 0) return;
  const passwordHash = await hashPassword(demoPassword, platform.random, platform.passwordIterations);
  const now = platform.clock.now();
  await db.insert(users).values(
    members.map(({ state, joinedMonthsAgo, leftMonthsAgo, ...account }) => ({
      ...account,
      companyId,
      passwordHash: state === 'removed' ? '' : passwordHash,
      isActive: state !== 'inactive' && state !== 'removed',
      ...(state === 'invited' || state === 'expired'
        ? {
            forcePasswordChange: true,
            temporaryPasswordExpiresOn: new Date(now.getTime() + temporaryDays[state] * day),
          }
        : {}),
      removedOn: state === 'removed' ? monthsBefore(referenceDate, leftMonthsAgo ?? 0) : null,
      createdOn: monthsBefore(referenceDate, joinedMonthsAgo),
      updatedOn: monthsBefore(referenceDate, leftMonthsAgo ?? joinedMonthsAgo),
    })),
  );
}

/**
 * The activity of the demo's users before the first visit: every entry of one company separately, those of a large
 * one in files, an occasional correction, and changes of locations, contracts, factors and colleagues. All of it is
 * derived from the rows, so the same rows give the same history.
 */
export async function writeHistory({ db, referenceDate }: Options, company: DemoCompany): Promise<void> {
  if (!company.history) return;
  const telling = { company, referenceDate };
  const told = [
    ...(company.history === 'entries' ? entriesOf(telling) : [filesOf(telling)]),
    ...correctionsOf(company),
    placesOf(telling),
    contractsOf(company),
    factorsOf(company),
    simulationsOf(company),
    plansOf(company),
    answersOf(company),
    ...(company.members ?? []).flatMap((member) => stepsOf(company, member, referenceDate)),
  ];
  const end = sql`${referenceDate}::date::timestamp at time zone 'UTC'`;
  await db.execute(sql`
    insert into audit_log
      (company_id, user_id, action, entity, entity_id, location_id, before, after, request_id, occurred_on)
    select ${company.id}::integer, user_id, action, entity, entity_id, location_id, before, after, 'demo',
      -- Nothing was done after the last day, however late a bill came.
      least(done_on, ${end} - make_interval(mins => 30 + coalesce(entity_id, 0) % 600))
    from (${sql.join(told, sql` union all `)}) as told
      (action, entity, entity_id, location_id, before, after, user_id, done_on)
    order by 10, entity, entity_id, action`);
}

/** Each answer of a review; the previous state of a question is unanswered. */
function answersOf({ id }: DemoCompany): SQL {
  return sql`select 'update', 'review_answers'::text, id, null::integer,
      jsonb_build_object('isZero', is_zero, 'isComplete', false),
      jsonb_build_object('isZero', is_zero, 'isComplete', true, 'allData', all_data, 'comments', comments,
        'reviewExplanationId', review_explanation_id, 'answeredBy', answered_by),
      answered_by, answered_on
    from review_answers where company_id = ${id}::integer and answered_by is not null`;
}

type Telling = { company: DemoCompany; referenceDate: string };

const adminOf = ({ accounts }: DemoCompany) => accounts.find(({ role }) => role === 'Admin')?.id ?? 0;
const userOf = ({ accounts }: DemoCompany) => accounts.find(({ role }) => role === 'User')?.id ?? 0;

/** Some days after the end of what was entered, in working hours. */
const doneOn = (end: SQL, id: SQL) =>
  sql`(${end} + 2 + ${id} % 9)::timestamp at time zone 'UTC' + make_interval(hours => 7 + ${id} % 9, mins => ${id} * 7 % 60)`;

/** The user who left did half of the work before that. */
function doneBy({ company, referenceDate }: Telling, id: SQL, end: SQL): SQL {
  const user = sql`case when ${id} % 7 = 0 then ${adminOf(company)}::integer else ${userOf(company)}::integer end`;
  const leaver = company.members?.find(({ state }) => state === 'removed');
  if (!leaver) return user;
  const left = monthsBefore(referenceDate, leaver.leftMonthsAgo ?? 0).toISOString();
  // An entry is at most a fortnight late.
  const isThere = sql`${end} < ${left}::date - 14`;
  return sql`case when ${id} % 2 = 0 and ${isThere} then ${leaver.id}::integer else ${user} end`;
}

type Kind = { table: string; end: string; fields: string };

/** The fields of an entry, named as in the audit log. */
const kinds: readonly Kind[] = [
  {
    table: 'fuel_consumptions',
    end: 'date',
    fields: `'locationId', location_id, 'fuelId', fuel_id, 'fuelVariantId', fuel_variant_id, 'value', value::float8,
      'unitId', unit_id, 'date', date, 'reference', reference`,
  },
  ...(['utility', 'renewable'] as const).map((kind) => ({
    table: `${kind}_consumptions`,
    end: 'end_date',
    fields: `'locationId', location_id, 'itemId', ${kind}_id, 'value', value::float8, 'unitId', unit_id,
      'startDate', start_date, 'endDate', end_date, 'reference', reference`,
  })),
  {
    table: 'scope3_consumptions',
    end: 'end_date',
    fields: `'locationId', location_id, 'inputFormId', input_form_id, 'methodId', method_id,
      'startDate', start_date, 'endDate', end_date, 'values', "values"`,
  },
];

const idColumn = sql.raw('id');

function entriesOf(telling: Telling): SQL[] {
  return kinds.map(({ table, end, fields }) => {
    const last = sql.raw(end);
    return sql`select 'create', ${table}::text, id, location_id, null::jsonb,
        jsonb_build_object(${sql.raw(fields)}),
        ${doneBy(telling, idColumn, last)}, ${doneOn(last, idColumn)}
      from ${sql.raw(table)} where company_id = ${telling.company.id}`;
  });
}

/** One file for each location and half-year. */
function filesOf(telling: Telling): SQL {
  const rows = kinds.map(
    ({ table, end }) =>
      sql`select ${table}::text as entity, id, location_id, ${sql.raw(end)} as last_day
        from ${sql.raw(table)} where company_id = ${telling.company.id}`,
  );
  const last = sql.raw('max(last_day)');
  const first = sql.raw('min(id)');
  return sql`select 'import', entity, null::integer, location_id, null::jsonb,
      jsonb_build_object('ids', jsonb_agg(id order by id)),
      ${doneBy(telling, first, last)}, ${doneOn(last, first)}
    from (${sql.join(rows, sql` union all `)}) as rows
    group by entity, location_id, extract(year from last_day), extract(month from last_day) > 6`;
}

/** One of forty amounts was typed with a digit too many and corrected a few days later. */
function correctionsOf(company: DemoCompany): SQL[] {
  return kinds
    .filter(({ table }) => table !== 'scope3_consumptions')
    .map(({ table, end, fields }) => {
      const last = sql.raw(end);
      const kept = sql`jsonb_build_object(${sql.raw(fields)})`;
      return sql`select 'update', ${table}::text, id, location_id,
          ${kept} || jsonb_build_object('value', value::float8 * 10), ${kept},
          case when id % 3 = 0 then ${adminOf(company)}::integer else ${userOf(company)}::integer end,
          ${doneOn(last, idColumn)} + interval '2 days 3 hours'
        from ${sql.raw(table)} where company_id = ${company.id} and id % 40 = 11`;
    });
}

function placesOf({ company, referenceDate }: Telling): SQL {
  const begun = monthsBefore(referenceDate, company.yearsOfData * 12).toISOString();
  return sql`select 'create', 'locations', id, id, null::jsonb,
      jsonb_build_object('name', name, 'countryId', country_id, 'town', town, 'postCode', post_code,
        'address1', address1, 'areaM2', area_m2),
      ${adminOf(company)}::integer, ${begun}::timestamptz + make_interval(mins => (id % 100) * 4)
    from locations where company_id = ${company.id}`;
}

function contractsOf(company: DemoCompany): SQL {
  const startDay = sql.raw('start_date');
  return sql`select 'create', 'location_supply_types', id, location_id, null::jsonb,
      jsonb_build_object('locationId', location_id, 'utilityId', utility_id, 'supplyTypeId', supply_type_id,
        'startDate', start_date, 'certificateReference', certificate_reference),
      ${adminOf(company)}::integer, ${doneOn(startDay, idColumn)}
    from location_supply_types where company_id = ${company.id}`;
}

function factorsOf(company: DemoCompany): SQL {
  const startDay = sql.raw('valid_from');
  return sql`select 'create', 'company_factors', id, location_id, null::jsonb,
      jsonb_build_object('locationId', location_id, 'appliesTo', applies_to, 'utilityId', utility_id,
        'kgCo2e', kg_co2e::text, 'unitId', unit_id, 'validFrom', valid_from, 'publisher', publisher,
        'document', document, 'reference', reference),
      ${adminOf(company)}::integer, ${doneOn(startDay, idColumn)}
    from company_factors where company_id = ${company.id}`;
}

/** By the user who saved them, on the stored date. */
function simulationsOf(company: DemoCompany): SQL {
  return sql`select 'create', 'scenario_simulations', id, location_id, null::jsonb,
      jsonb_build_object('name', name, 'scenarioId', scenario_id, 'definitionVersion', definition_version,
        'locationId', location_id, 'variables', variables),
      created_by, created_on
    from scenario_simulations where company_id = ${company.id}`;
}

function plansOf(company: DemoCompany): SQL {
  return sql`select 'create', 'reduction_plans', id, null::integer, null::jsonb,
      jsonb_build_object('name', name, 'scenarioBackupIds',
        (select jsonb_agg(simulation_id order by position) from reduction_plan_measures where plan_id = plans.id)),
      created_by, created_on
    from reduction_plans as plans where company_id = ${company.id}`;
}

/** When a colleague joined and, if they left, when. */
function stepsOf(company: DemoCompany, member: DemoMember, referenceDate: string): SQL[] {
  const { id, email, firstName, lastName, role, state, joinedMonthsAgo, leftMonthsAgo = 0 } = member;
  const kept = JSON.stringify({ email, firstName, lastName, role, isActive: true });
  const step = (action: string, months: number, before: string | null, after: string | null) =>
    sql`select ${action}::text, 'users', ${id}::integer, null::integer, ${before}::jsonb, ${after}::jsonb,
      ${adminOf(company)}::integer, ${monthsBefore(referenceDate, months).toISOString()}::timestamptz`;
  const steps = [step('create', joinedMonthsAgo, null, kept)];
  if (state === 'removed') steps.push(step('delete', leftMonthsAgo, kept, null));
  if (state === 'inactive')
    steps.push(
      step(
        'deactivate',
        leftMonthsAgo,
        JSON.stringify({ isActive: true }),
        JSON.stringify({ isActive: false }),
      ),
    );
  return steps;
}
