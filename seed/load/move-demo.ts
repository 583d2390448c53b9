import { and, eq, getTableName, lte, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
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
import { type JobHandler, type JobKind, nothingLeftOpen } from '#api/kernel/jobs';
import { recalculateEmissions } from '#api/modules/emissions/ledger/ledger';

const payloadShape = z.object({ months: z.number().int(), lastIds: z.record(z.string(), z.number().int()) });
type Payload = z.output<typeof payloadShape>;

/**
 * Moves every date of a demo company by whole months, and calculates its ledger anew with the factors of the new dates.
 * In one transaction: whoever looks finds all of it moved, or nothing.
 */
const moveDemo: JobHandler = async ({ db, companyId, payload }) => {
  await moveDates(db, companyId, payloadShape.parse(payload));
  await recalculateEmissions({ db, companyId });
};

/** A demo that could not be moved is as whole as before, at the dates it was made for. */
export const moveDemoKind: JobKind = { run: moveDemo, giveUp: nothingLeftOpen };

/** PostgreSQL clips a day to the length of its month; an end of month must stay one (28 Feb becomes 31 Mar). */
async function moveDates(db: Db, companyId: number, { months, lastIds }: Payload) {
  const later = (column: unknown) => sql`(${column} + make_interval(months => ${months}))::date`;
  const laterEnd = (column: unknown) => sql`case
    when ${column} = (date_trunc('month', ${column}) + interval '1 month - 1 day')::date
    then (date_trunc('month', ${column}) + make_interval(months => ${months + 1}) - interval '1 day')::date
    else (${column} + make_interval(months => ${months}))::date end`;
  const ofDemo = (table: PgTable & { id: PgColumn; companyId: PgColumn }) =>
    and(eq(table.companyId, companyId), lte(table.id, lastIds[getTableName(table)] ?? 0));
  await db
    .update(fuelConsumptions)
    .set({ date: later(fuelConsumptions.date) })
    .where(ofDemo(fuelConsumptions));
  for (const table of [utilityConsumptions, renewableConsumptions, scope3Consumptions]) {
    await db
      .update(table)
      .set({ startDate: later(table.startDate), endDate: laterEnd(table.endDate) })
      .where(ofDemo(table));
  }
  await db
    .update(locationSupplyTypes)
    .set({ startDate: later(locationSupplyTypes.startDate) })
    .where(ofDemo(locationSupplyTypes));
  // Both ends are first days of months.
  await db
    .update(companyFactors)
    .set({ validFrom: later(companyFactors.validFrom), validTo: later(companyFactors.validTo) })
    .where(ofDemo(companyFactors));
  for (const table of [reportingInformations, reviewHeaders]) {
    await db
      .update(table)
      .set({ periodStart: later(table.periodStart), periodEnd: laterEnd(table.periodEnd) })
      .where(eq(table.companyId, companyId));
  }
}
