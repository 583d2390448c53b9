import { sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { reportingInformations, reviewHeaders } from '#api/db/schema/company';
import { companyFactors } from '#api/db/schema/company-factor';
import {
  fuelConsumptions,
  locationSupplyTypes,
  renewableConsumptions,
  scope3Consumptions,
  utilityConsumptions,
} from '#api/db/schema/consumption';
import { recalculateEmissions } from '#api/modules/emissions/ledger/ledger';
import { demoCompanies } from '../companies/demo-companies';

type Progress = (doneCompanies: number, allCompanies: number) => void;

/** Moves every date of the demo by whole months, and calculates the ledger anew with the factors of the new dates. */
export async function moveDemo(tx: Db, months: number, onProgress: Progress): Promise<void> {
  await moveDates(tx, months);
  for (const [index, company] of demoCompanies.entries()) {
    if (company.locations.length > 0) await recalculateEmissions({ db: tx, companyId: company.id });
    onProgress(index + 1, demoCompanies.length);
  }
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
