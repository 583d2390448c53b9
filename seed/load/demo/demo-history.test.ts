import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoApi } from '#api/testing/create-demo-api';
import { referenceDate } from '../../reference-date';
import { addMonths } from './generate-activity';

let api: Awaited<ReturnType<typeof createDemoApi>>;
beforeAll(async () => {
  api = await createDemoApi();
});
afterAll(() => api.close());

const all = async <T>(query: string) =>
  (await api.db.execute<T & Record<string, unknown>>(sql.raw(query))).rows as T[];

describe('the activity of the demo’s users', () => {
  it('covers three years of the two large companies, in working hours and never after the reference date', async () => {
    const told = await all<{ company: number; first: string; last: string; rows: number; hours: string }>(
      `select company_id as company, min(occurred_on)::date::text as first, max(occurred_on)::date::text as last,
         count(*)::int as rows, count(*) filter (where user_id is null)::text as hours
       from audit_log group by 1 order by 1`,
    );
    const twoMonthsIntoThem = addMonths(referenceDate, -34);
    for (const { first, last, rows, hours } of told) {
      expect(first < twoMonthsIntoThem).toBe(true);
      expect(last <= referenceDate).toBe(true);
      expect(rows).toBeGreaterThan(500);
      expect(hours).toBe('0');
    }
    expect(told).toHaveLength(2);
  });

  it('includes each entry of the food producer, corrections, locations, contracts, factors and colleagues', async () => {
    const [missing] = await all<{ rows: number }>(
      `select count(*)::int as rows from utility_consumptions u where company_id = 1 and not exists (
         select 1 from audit_log a where a.entity = 'utility_consumptions' and a.entity_id = u.id and a.action = 'create')`,
    );
    expect(missing?.rows).toBe(0);
    const kinds = await all<{ told: string }>(
      `select distinct action || ' ' || entity as told from audit_log where company_id = 1`,
    );
    expect(kinds.map(({ told }) => told)).toEqual(
      expect.arrayContaining([
        'update fuel_consumptions',
        'create locations',
        'create location_supply_types',
        'create company_factors',
        'create users',
        'deactivate users',
        'delete users',
      ]),
    );
  });

  it('includes every answer in a review, with user and time', async () => {
    const given = `select id, answered_by, answered_on from review_answers
      where company_id in (select company_id from audit_log) and answered_by is not null`;
    expect((await all(given)).length).toBeGreaterThan(10);
    const untold = await all(`select id from (${given}) as given
      where not exists (select 1 from audit_log a where a.entity = 'review_answers' and a.entity_id = given.id
        and a.user_id = given.answered_by and a.occurred_on = given.answered_on)`);
    expect(untold).toEqual([]);
  });

  it('includes every saved simulation and plan, with its user', async () => {
    const untold = await all(
      `select entity, id from (
         select 'scenario_simulations' as entity, id, company_id, created_by from scenario_simulations
         union all select 'reduction_plans', id, company_id, created_by from reduction_plans) as saved
       where not exists (select 1 from audit_log a where a.entity = saved.entity and a.entity_id = saved.id
         and a.action = 'create' and a.company_id = saved.company_id and a.user_id = saved.created_by)`,
    );
    expect(untold).toEqual([]);
    const [{ saved } = { saved: 0 }] = await all<{ saved: number }>(
      'select count(*)::int as saved from scenario_simulations',
    );
    expect(saved).toBeGreaterThan(5);
  });

  it('contains no action of a user before they joined or after they left', async () => {
    const strangers = await all(
      `select a.id from audit_log a join users u on u.id = a.user_id
       where u.company_id <> a.company_id or a.occurred_on > u.removed_on`,
    );
    expect(strangers).toEqual([]);
  });

  it('has members in every state', async () => {
    const [states] = await all<Record<string, number>>(
      `select count(*) filter (where removed_on is not null)::int as removed,
         count(*) filter (where not is_active and removed_on is null)::int as inactive,
         count(*) filter (where temporary_password_expires_on > now_on)::int as invited,
         count(*) filter (where temporary_password_expires_on <= now_on)::int as expired
       from users, (select created_on as now_on from users where id = 101) as at where company_id = 1`,
    );
    expect(states).toEqual({ removed: 1, inactive: 1, invited: 1, expired: 1 });
  });
});
