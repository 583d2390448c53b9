import { inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { companies } from '#api/db/schema/company';
import { installationSettings } from '#api/db/schema/platform';

/** Name of the setting that holds the date the demo data was generated for. */
export const referenceDateSetting = 'demo.reference-date';
const openedSetting = 'demo.opened-on';

type Progress = (doneCompanies: number, allCompanies: number) => void;

/**
 * Brings the demo to the present, once, when a visitor opens it for the first time: every date moves by whole
 * months, the ledger is calculated anew with the factors of the new dates, and trials get their days back.
 * All in one transaction; a worker killed in the middle starts again. Answers by how many months it moved.
 */
export async function rollForward(db: Db, today: string, onProgress: Progress = () => {}): Promise<number> {
  const settings = await readSettings(db);
  const referenceDate = settings.get(referenceDateSetting);
  if (!referenceDate || settings.has(openedSetting)) return 0;
  const months = Math.max(0, monthIndex(today) - monthIndex(referenceDate));
  const opening = { referenceDate, today };
  // A visitor waits, and most first visits have nothing to move: one statement, without a transaction around it.
  if (months === 0) await noteOpening(db, opening);
  else {
    // What moves is a good part of the engine.
    const { moveDemo } = await import('./move-demo');
    await db.transaction(async (tx) => {
      await moveDemo(tx, months, onProgress);
      await noteOpening(tx, opening);
    });
  }
  return months;
}

async function readSettings(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(installationSettings)
    .where(inArray(installationSettings.name, [referenceDateSetting, openedSetting]));
  return new Map(rows.map(({ name, value }) => [name, String(value)]));
}

/** Trials have as many days left as on the reference date; there are none yet but the demo's. */
async function noteOpening(db: Db, { referenceDate, today }: { referenceDate: string; today: string }) {
  const renewed = db.$with('renewed').as(
    db
      .update(companies)
      .set({ trialEndsOn: sql`${companies.trialEndsOn} + (${today}::date - ${referenceDate}::date)` })
      .where(isNotNull(companies.trialEndsOn))
      .returning({ id: companies.id }),
  );
  await db.with(renewed).insert(installationSettings).values({ name: openedSetting, value: today });
}

function monthIndex(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return year * 12 + month;
}
