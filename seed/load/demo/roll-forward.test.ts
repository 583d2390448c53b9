import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#api/db/db';
import type { Platform } from '#api/kernel/context';
import { runDueJobs } from '#api/kernel/jobs';
import { createTestApi } from '#api/testing/create-test-api';
import { loadDemo } from './demo';
import { moveDemoKind } from './move-demo';
import { moveDemoJob, rollForward } from './roll-forward';

let db: Db;
let platform: Platform;

beforeAll(async () => {
  const api = await createTestApi();
  ({ db, platform } = api);
  await loadDemo({ db, platform, referenceDate: '2026-01-31' });
});

const one = async <T>(query: string) =>
  (await db.execute<T & Record<string, unknown>>(sql.raw(query))).rows[0] as T;

/** As a quick visitor might. */
async function enter(): Promise<number> {
  const { id } = await one<{ id: number }>(
    `insert into fuel_consumptions (company_id, location_id, fuel_id, unit_id, value, date, carbon_equivalent_kg, created_on, updated_on)
     select company_id, location_id, fuel_id, unit_id, value, '2026-01-07', 1, created_on, updated_on
     from fuel_consumptions where company_id = 1 order by id limit 1 returning id`,
  );
  return id;
}

describe('the first opening of the demo', () => {
  it('moves every date by whole months, keeps month ends, and does so once', async () => {
    const before = await one<{ rows: number; last: string }>(
      'select count(*)::int as rows, max(end_date)::text as last from utility_consumptions',
    );
    expect(before.last).toBe('2026-01-30');

    expect(await rollForward(db, '2026-03-05')).toBe(2);
    expect(await rollForward(db, '2026-09-05')).toBe(0);
    const entered = await enter();
    await runDueJobs(db, platform, { [moveDemoJob]: moveDemoKind });

    const after = await one<{ rows: number; last: string }>(
      'select count(*)::int as rows, max(end_date)::text as last from utility_consumptions',
    );
    expect(after).toEqual({ rows: before.rows, last: '2026-03-04' });
    // Bills that ended with a month still do.
    expect(
      await one(
        'select max(end_date)::text as last from utility_consumptions where utility_id <> 1 and company_id = 1',
      ),
    ).toEqual({ last: '2026-02-28' });
    // What a visitor entered before the job ran stays where it is.
    expect(await one(`select date::text as date from fuel_consumptions where id = ${entered}`)).toEqual({
      date: '2026-01-07',
    });
    await db.execute(sql`delete from emission_lines where source_kind = 'fuel' and source_id = ${entered}`);
    await db.execute(sql`delete from fuel_consumptions where id = ${entered}`);
    // It recalculates the ledgers of all companies.
  }, 180_000);

  it('ends the current month with yesterday: nothing in the future, and four days of a meter', async () => {
    const receipts = await one<{ last: string }>(
      'select max(date)::text as last from fuel_consumptions where company_id = 1',
    );
    expect(receipts.last < '2026-03-05').toBe(true);
    const [meter, ofAMonth] = await Promise.all(
      ['2026-03-01', '2026-02-01'].map((startDate) =>
        one<{ value: string; days: number }>(
          `select value::text, end_date - start_date + 1 as days from utility_consumptions
           where location_id = 101 and utility_id = 1 and start_date = '${startDate}'`,
        ),
      ),
    );
    expect(meter?.days).toBe(4);
    // The moved days were in January, whose seasonal factor differs from its neighbour's by at most a tenth.
    const perDay = (row: typeof meter) => Number(row?.value) / (row?.days ?? 0);
    expect(Math.abs(perDay(meter) / perDay(ofAMonth) - 1)).toBeLessThan(0.25);
  });

  it('recalculates the moved rows: the ledger covers the new months and equals the rows', async () => {
    const ledger = await one<{ last: string; headline: string }>(
      `select max(period_month)::text as last, sum(kg_co2e) filter (where is_headline)::text as headline
       from emission_lines where source_kind = 'fuel'`,
    );
    const rows = await one<{ headline: string }>(
      'select sum(carbon_equivalent_kg)::text as headline from fuel_consumptions',
    );
    expect(ledger.last).toBe('2026-03-01');
    expect(Number(ledger.headline)).toBeCloseTo(Number(rows.headline), 6);
  });

  it('applies the company’s own factors to the same rows as before, and says that they are fictional', async () => {
    const { rows } = await db.execute<{
      document: string;
      from: string;
      months: number;
      of: number;
      note: string;
    }>(
      sql.raw(
        `select f.document, f.valid_from::text as from, f.note,
           count(distinct l.period_month)::int as months, count(distinct (l.source_kind, l.source_id))::int as of
         from company_factors f join emission_lines l on l.company_factor_id = f.id
         group by f.id order by f.id`,
      ),
    );
    expect(rows.map(({ from, months, of }) => [from, months, of])).toEqual([
      ['2025-07-01', 8, 8],
      ['2025-07-01', 8, 3],
      ['2025-07-01', 8, 8],
      ['2025-07-01', 8, 8],
    ]);
    for (const { note } of rows) expect(note).toContain('made up');
  });

  it('moves actions with their rows and leaves nothing in the future', async () => {
    const last = await one<{ done: string; told: string }>(
      `select max(a.occurred_on)::date::text as done, max(a.after ->> 'endDate') as told
       from audit_log a where a.company_id = 1 and a.entity = 'utility_consumptions'`,
    );
    expect(last.done < '2026-03-05').toBe(true);
    expect(last.told > '2026-01-31').toBe(true);
    const apart = await one<{ rows: number }>(
      `select count(*)::int as rows from audit_log a join utility_consumptions u on u.id = a.entity_id
       where a.entity = 'utility_consumptions' and a.action = 'create' and a.after ->> 'startDate' <> u.start_date::text`,
    );
    expect(apart.rows).toBe(0);
  });

  it('keeps a temporary password valid as long as on the reference date', async () => {
    const invited = await one<{ days: number }>(
      `select (temporary_password_expires_on::date - '2026-03-05'::date)
         - ((select created_on::date from users where id = 101) - '2026-01-31'::date) as days from users where id = 112`,
    );
    expect(invited.days).toBe(6);
  });

  it('gives a trial its full days back', async () => {
    const trial = await one<{ ends: string }>(
      'select trial_ends_on::text as ends from companies where id = 2',
    );
    expect(trial.ends).toBe('2026-03-19');
  });

  it('leaves no demo row without emissions', async () => {
    const silent = await one<{ rows: number }>(
      `select count(*)::int as rows from fuel_consumptions where carbon_equivalent_kg <= 0`,
    );
    expect(silent.rows).toBe(0);
  });
});
