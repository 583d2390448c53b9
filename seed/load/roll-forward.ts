import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { companies, reportingInformations, reviewHeaders } from '#api/db/schema/company';
import { companyFactors } from '#api/db/schema/company-factor';
import {
  fuelConsumptions,
  locationSupplyTypes,
  renewableConsumptions,
  scope3Consumptions,
  utilityConsumptions,
} from '#api/db/schema/consumption';
import { installationSettings } from '#api/db/schema/platform';
import { recalculateEmissions } from '#api/modules/emissions/ledger';
import { demoCompanies } from '../companies/demo-companies';
import { referenceDateSetting } from './demo';

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
  await db.transaction(async (tx) => {
    if (months > 0) await moveDates(tx, months);
    for (const [index, company] of demoCompanies.entries()) {
      if (months > 0 && company.locations.length > 0)
        await recalculateEmissions({ db: tx, companyId: company.id });
      onProgress(index + 1, demoCompanies.length);
    }
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

/** PostgreSQL clips a day to the length of its month; an end of month must stay one (28 Feb becomes 31 Mar). */
async function moveDates(db: Db, months: number) {
  const later = (column: unknown) => sql`(${column} + make_interval(months => ${months}))::date`;
  const laterEnd = (column: unknown) => sql`case
    when ${column} = (date_trunc('month', ${column}) + interval '1 month - 1 day')::date
    then (date_trunc('month', ${column}) + make_interval(months => ${months + 1}) - interval '1 day')::date
    else (${column} + make_interval(months => ${months}))::date end`;
  await db.update(fuelConsumptions).set({ date: later(fuelConsumptions.date) });
  for (const table of [utilityConsumptions, renewableConsumptions, scope3Consumptions]) {
    await db.update(table).set({ startDate: later(table.startDate), endDate: laterEnd(table.endDate) });
  }
  await db.update(locationSupplyTypes).set({ startDate: later(locationSupplyTypes.startDate) });
  // Both ends are first days of months.
  await db
    .update(companyFactors)
    .set({ validFrom: later(companyFactors.validFrom), validTo: later(companyFactors.validTo) });
  for (const table of [reportingInformations, reviewHeaders]) {
    await db
      .update(table)
      .set({ periodStart: later(table.periodStart), periodEnd: laterEnd(table.periodEnd) });
  }
}

async function renewTrials(db: Db, today: string) {
  for (const { id, trialDaysRemaining } of demoCompanies) {
    if (trialDaysRemaining === null) continue;
    const trialEndsOn = new Date(Date.parse(today) + trialDaysRemaining * 86_400_000)
      .toISOString()
      .slice(0, 10);
    await db
      .update(companies)
      .set({ trialEndsOn })
      .where(and(eq(companies.id, id), isNotNull(companies.trialEndsOn)));
  }
}

function monthIndex(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return year * 12 + month;
}
