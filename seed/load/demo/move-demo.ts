import { and, desc, eq, getTableName, gte, isNotNull, lte, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from '#api/db/db';
import { companyKeyFigures, locations, reportingInformations, reviewHeaders } from '#api/db/schema/company';
import { companyFactors } from '#api/db/schema/company-factor';
import {
  fuelConsumptions,
  locationSupplyTypes,
  renewableConsumptions,
  scope3Consumptions,
  utilityConsumptions,
} from '#api/db/schema/consumption';
import { auditLog } from '#api/db/schema/platform';
import { reportGeneralInformations, reportHeaders } from '#api/db/schema/reports';
import { reviewAnswers } from '#api/db/schema/reviews';
import { reductionPlans, scenarioSimulations } from '#api/db/schema/scenarios';
import { monthOf, previousDay } from '#api/domain/calendar/calendar';
import { type JobHandler, type JobKind, nothingLeftOpen } from '#api/kernel/jobs';
import { type LedgerSource, removeManyEmissionLines } from '#api/modules/emissions/ledger/emission-lines';
import { recalculateEmissions } from '#api/modules/emissions/ledger/ledger';

const payloadShape = z.object({
  months: z.number().int(),
  /** The visitor's date; nothing can have been entered from that day on. */
  today: z.iso.date(),
  lastIds: z.record(z.string(), z.number().int()),
});
type Payload = z.output<typeof payloadShape>;

/**
 * Moves every date of a demo company by whole months, and recalculates its ledger with the factors of the new dates.
 * In one transaction, so readers see either all of it moved or nothing.
 */
const moveDemo: JobHandler = async ({ db, companyId, payload }) => {
  const move = payloadShape.parse(payload);
  await moveDates(db, companyId, move);
  await moveYears(db, companyId, move);
  await moveHistory(db, companyId, move);
  await endWithYesterday(db, companyId, move);
  await recalculateEmissions({ db, companyId });
};

/** A demo that could not be moved is complete as before, with its original dates. */
export const moveDemoKind: JobKind = { run: moveDemo, giveUp: nothingLeftOpen, canWait: true };

/** PostgreSQL clips a day to the length of its month; an end of month must stay one (28 Feb becomes 31 Mar). */
async function moveDates(db: Db, companyId: number, { months, today, lastIds }: Payload) {
  const later = (column: unknown) => sql`(${column} + make_interval(months => ${months}))::date`;
  const laterEnd = (column: unknown) => sql`case
    when ${column} = (date_trunc('month', ${column}) + interval '1 month - 1 day')::date
    then (date_trunc('month', ${column}) + make_interval(months => ${months + 1}) - interval '1 day')::date
    else (${column} + make_interval(months => ${months}))::date end`;
  const ofDemo = (table: EntryTable) => rowsOfDemo(table, companyId, lastIds);
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
  await db
    .update(companyFactors)
    .set({ validFrom: later(companyFactors.validFrom), validTo: laterEnd(companyFactors.validTo) })
    .where(ofDemo(companyFactors));
  await db
    .update(locations)
    .set({ disabledOn: laterEnd(locations.disabledOn) })
    .where(and(ofDemo(locations), isNotNull(locations.disabledOn)));
  const laterOn = (column: PgColumn) => sql`${column} + make_interval(months => ${months})`;
  // No review was answered on a future day.
  await db
    .update(reviewAnswers)
    .set({ answeredOn: sql`least(${laterOn(reviewAnswers.answeredOn)}, ${today}::date)` })
    .where(and(ofDemo(reviewAnswers), isNotNull(reviewAnswers.answeredOn)));
  for (const table of [scenarioSimulations, reductionPlans]) {
    await db
      .update(table)
      .set({ createdOn: laterOn(table.createdOn), updatedOn: laterOn(table.updatedOn) })
      .where(ofDemo(table));
  }
  await db
    .update(reportHeaders)
    .set({
      periodStart: later(reportHeaders.periodStart),
      periodEnd: laterEnd(reportHeaders.periodEnd),
      createdOn: laterOn(reportHeaders.createdOn),
      modifiedOn: laterOn(reportHeaders.modifiedOn),
      updatedOn: laterOn(reportHeaders.updatedOn),
    })
    .where(ofDemo(reportHeaders));
  const { verifiedOn } = reportGeneralInformations;
  await db
    .update(reportGeneralInformations)
    // No verification is dated on a future day.
    .set({ verifiedOn: sql`least(${later(verifiedOn)}, ${today}::date)` })
    .where(and(ofDemo(reportGeneralInformations), isNotNull(verifiedOn)));
  for (const table of [reportingInformations, reviewHeaders]) {
    await db
      .update(table)
      .set({ periodStart: later(table.periodStart), periodEnd: laterEnd(table.periodEnd) })
      .where(eq(table.companyId, companyId));
  }
}

/** Dates in the audit rows of the demo; the two kinds of ends of `moveDates`. */
const toldDays = {
  later: ['date', 'startDate', 'validFrom', 'periodStart', 'verifiedOn'],
  laterEnd: ['endDate', 'periodEnd'],
};

/** Actions and their records move with the rows; no action is dated in the future. */
async function moveHistory(db: Db, companyId: number, { months, today, lastIds }: Payload) {
  const moved = (row: PgColumn) => sql`${row} || coalesce((
    select jsonb_object_agg(told.key, case
      when told.key = any(${sql.param(toldDays.laterEnd)}::text[])
        and told.day = (date_trunc('month', told.day) + interval '1 month - 1 day')::date
      then (date_trunc('month', told.day) + make_interval(months => ${months + 1}) - interval '1 day')::date
      else (told.day + make_interval(months => ${months}))::date end)
    from (
      select key, value::date as day from jsonb_each_text(${row})
      where key = any(${sql.param([...toldDays.later, ...toldDays.laterEnd])}::text[])
    ) as told
  ), '{}'::jsonb)`;
  const ofDemo = rowsOfDemo(auditLog, companyId, lastIds);
  await db
    .update(auditLog)
    .set({
      occurredOn: sql`${auditLog.occurredOn} + make_interval(months => ${months})`,
      before: moved(auditLog.before),
      after: moved(auditLog.after),
    })
    .where(ofDemo);
  await db.delete(auditLog).where(and(ofDemo, gte(auditLog.occurredOn, sql`${today}::date`)));
}

/**
 * Data by calendar year moves by whole years, so that the newest is still the last full one. Later years move first,
 * so that each target year is free; a year that a visitor has filled in is not overwritten.
 */
async function moveYears(db: Db, companyId: number, { months, today, lastIds }: Payload) {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const years = year - Math.floor((year * 12 + month - 1 - months) / 12);
  if (years === 0) return;
  await db
    .update(reportingInformations)
    .set({ baseYear: sql`${reportingInformations.baseYear} + ${years}` })
    .where(eq(reportingInformations.companyId, companyId));
  const rows = await db
    .select({ id: companyKeyFigures.id, year: companyKeyFigures.year })
    .from(companyKeyFigures)
    .where(eq(companyKeyFigures.companyId, companyId))
    .orderBy(desc(companyKeyFigures.year));
  const taken = new Set(rows.map((row) => row.year));
  for (const row of rows.filter(({ id }) => id <= (lastIds.company_key_figures ?? 0))) {
    const moved = row.year + years;
    if (taken.has(moved)) continue;
    await db.update(companyKeyFigures).set({ year: moved }).where(eq(companyKeyFigures.id, row.id));
    taken.delete(row.year);
    taken.add(moved);
  }
}

/**
 * The current month has days of the reference date's month that are still in the future, or lacks some that have
 * passed: receipts of future days are removed, and each meter is read yesterday. 230 kWh of 23 days, moved to the
 * 11th, are 100 kWh of 10 days.
 */
async function endWithYesterday(db: Db, companyId: number, { today, lastIds }: Payload) {
  const gone = await db
    .delete(fuelConsumptions)
    .where(and(rowsOfDemo(fuelConsumptions, companyId, lastIds), gte(fuelConsumptions.date, today)))
    .returning({ id: fuelConsumptions.id });
  const sources: LedgerSource[] = gone.map(({ id }) => ({ kind: 'fuel', id }));
  for (const [kind, table] of metered) {
    const { startDate, endDate, value } = table;
    const ofDemo = rowsOfDemo(table, companyId, lastIds);
    const unread = await db
      .delete(table)
      .where(and(ofDemo, gte(startDate, today)))
      .returning({ id: table.id });
    sources.push(...unread.map(({ id }) => ({ kind, id })));
    await db
      .update(table)
      .set({
        endDate: previousDay(today),
        value: sql`round(${value} * (${today}::date - ${startDate}) / (${endDate} - ${startDate} + 1))`,
      })
      .where(and(ofDemo, eq(startDate, monthOf(today))));
  }
  await removeManyEmissionLines({ db, companyId, sources });
}

const metered = [
  ['utility', utilityConsumptions],
  ['renewable', renewableConsumptions],
] as const;

type EntryTable = PgTable & { id: PgColumn; companyId: PgColumn };

/** Rows that a visitor has entered since have higher ids. */
function rowsOfDemo(table: EntryTable, companyId: number, lastIds: Payload['lastIds']) {
  return and(eq(table.companyId, companyId), lte(table.id, lastIds[getTableName(table)] ?? 0));
}
