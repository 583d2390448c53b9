import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { companies } from '#api/db/schema/company';
import { installationSettings } from '#api/db/schema/platform';
import { addDays } from '#api/domain/calendar/calendar';
import { demoCompanies } from '../companies/demo-companies';

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
  // Most starts have nothing to move, and what moves is a good part of the engine.
  const moving = months > 0 ? await import('./move-demo') : null;
  await db.transaction(async (tx) => {
    await moving?.moveDemo(tx, months, onProgress);
    await renewTrials(tx, today);
    await tx.insert(installationSettings).values({ name: openedSetting, value: today });
  });
  return months;
}

async function readSettings(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(installationSettings)
    .where(inArray(installationSettings.name, [referenceDateSetting, openedSetting]));
  return new Map(rows.map(({ name, value }) => [name, String(value)]));
}

async function renewTrials(db: Db, today: string) {
  for (const { id, trialDaysRemaining } of demoCompanies) {
    if (trialDaysRemaining === null) continue;
    await db
      .update(companies)
      .set({ trialEndsOn: addDays(today, trialDaysRemaining) })
      .where(and(eq(companies.id, id), isNotNull(companies.trialEndsOn)));
  }
}

function monthIndex(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return year * 12 + month;
}
