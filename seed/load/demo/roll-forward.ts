import { inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { companies } from '#api/db/schema/company';
import { installationSettings, jobs } from '#api/db/schema/platform';
import { demoCompanies } from '../../companies/demo-companies';

/** Name of the setting with the date for which the demo data was generated. */
export const referenceDateSetting = 'demo.reference-date';
const openedSetting = 'demo.opened-on';

/** Moves one company of the demo; see move-demo.ts. */
export const moveDemoJob = 'demo.move';

/**
 * Updates the demo to the current date, once, when a visitor opens it for the first time. Trials get their days
 * back, and a job for each company moves every date by whole months, ends the current month with yesterday and
 * recalculates its ledger with the factors of the new dates. That takes seconds, so it runs while the visitor reads
 * the sign-in page. Returns the number of months that it moves.
 */
export async function rollForward(db: Db, today: string): Promise<number> {
  const settings = await readSettings(db);
  const referenceDate = settings.get(referenceDateSetting);
  if (!referenceDate || settings.has(openedSetting)) return 0;
  const months = Math.max(0, monthIndex(today) - monthIndex(referenceDate));
  const opening = { referenceDate, today };
  // A visitor is waiting, and most first visits have nothing to move: one statement without a transaction.
  if (months === 0) await noteOpening(db, opening);
  else
    await db.transaction(async (tx) => {
      await queueMoves(tx, months, opening);
      await noteOpening(tx, opening);
    });
  return months;
}

type Opening = { referenceDate: string; today: string };

async function readSettings(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(installationSettings)
    .where(inArray(installationSettings.name, [referenceDateSetting, openedSetting]));
  return new Map(rows.map(({ name, value }) => [name, String(value)]));
}

/** In display order of the companies. What a visitor enters before a job runs has a higher id. */
async function queueMoves(db: Db, months: number, { referenceDate, today }: Opening): Promise<void> {
  const lastId = (table: string) => sql.raw(`(select coalesce(max(id), 0) from ${table})`);
  const { rows } = await db.execute<{ lastIds: Record<string, number> }>(sql`
    select jsonb_build_object(
      'fuel_consumptions', ${lastId('fuel_consumptions')}, 'utility_consumptions', ${lastId('utility_consumptions')},
      'renewable_consumptions', ${lastId('renewable_consumptions')},
      'scope3_consumptions', ${lastId('scope3_consumptions')},
      'location_supply_types', ${lastId('location_supply_types')},
      'company_factors', ${lastId('company_factors')}, 'audit_log', ${lastId('audit_log')},
      'company_key_figures', ${lastId('company_key_figures')},
      'review_answers', ${lastId('review_answers')},
      'scenario_simulations', ${lastId('scenario_simulations')}, 'reduction_plans', ${lastId('reduction_plans')},
      'report_headers', ${lastId('report_headers')},
      'report_general_informations', ${lastId('report_general_informations')},
      'locations', (select coalesce(max(id), 0) from locations where not is_active)) as "lastIds"`);
  // Due on any day.
  const runAfter = new Date(`${referenceDate}T00:00:00Z`);
  await db.insert(jobs).values(
    demoCompanies.map(({ id }) => ({
      companyId: id,
      kind: moveDemoJob,
      payload: { months, today, lastIds: rows[0]?.lastIds },
      runAfter,
      createdOn: runAfter,
    })),
  );
}

/** Trials and temporary passwords have as many days left as on the reference date; only the demo's exist so far. */
async function noteOpening(db: Db, { referenceDate, today }: Opening) {
  const renewed = db.$with('renewed').as(
    db
      .update(companies)
      .set({ trialEndsOn: sql`${companies.trialEndsOn} + (${today}::date - ${referenceDate}::date)` })
      .where(isNotNull(companies.trialEndsOn))
      .returning({ id: companies.id }),
  );
  const extended = db.$with('extended').as(
    db
      .update(users)
      .set({
        temporaryPasswordExpiresOn: sql`${users.temporaryPasswordExpiresOn}
          + make_interval(days => ${today}::date - ${referenceDate}::date)`,
      })
      .where(isNotNull(users.temporaryPasswordExpiresOn))
      .returning({ id: users.id }),
  );
  await db.with(renewed, extended).insert(installationSettings).values({ name: openedSetting, value: today });
}

function monthIndex(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return year * 12 + month;
}
