import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { locations } from '#api/db/schema/company';
import { companyFactors } from '#api/db/schema/company-factor';
import {
  recalculationDifferences,
  recalculationFailures,
  recalculations,
} from '#api/db/schema/recalculation';
import { factorActivities, fuels, scopeCategories, utilities } from '#api/db/schema/reference';
import type { FailedRow, PreviewDifference } from '#api/modules/emissions/ledger/ledger';

export type RunColumns = typeof recalculations.$inferInsert;
export type Run = typeof recalculations.$inferSelect;
export type RunRow = Awaited<ReturnType<typeof findRuns>>[number];

const own = (companyId: number, id: number) =>
  and(eq(recalculations.companyId, companyId), eq(recalculations.id, id));

const requesters = alias(users, 'requesters');
const deciders = alias(users, 'deciders');

function selectRuns(db: Db) {
  return db
    .select({
      run: recalculations,
      requester: {
        firstName: requesters.firstName,
        lastName: requesters.lastName,
        email: requesters.email,
      },
      decider: { firstName: deciders.firstName, lastName: deciders.lastName, email: deciders.email },
      fuel: { nameEn: fuels.nameEn, namePl: fuels.namePl },
      utility: { nameEn: utilities.nameEn, namePl: utilities.namePl },
      activityPath: factorActivities.path,
      locationName: locations.name,
    })
    .from(recalculations)
    .leftJoin(requesters, eq(requesters.id, recalculations.requestedBy))
    .leftJoin(deciders, eq(deciders.id, recalculations.decidedBy))
    .leftJoin(companyFactors, eq(companyFactors.id, recalculations.companyFactorId))
    .leftJoin(fuels, eq(fuels.id, companyFactors.fuelId))
    .leftJoin(utilities, eq(utilities.id, companyFactors.utilityId))
    .leftJoin(factorActivities, eq(factorActivities.id, companyFactors.activityId))
    .leftJoin(locations, eq(locations.id, sql`(${recalculations.extent} ->> 'locationId')::integer`));
}

/** Runs that a job is working on. */
export async function findRunning(db: Db, companyId: number): Promise<number[]> {
  const { id, state } = recalculations;
  const rows = await db
    .select({ id })
    .from(recalculations)
    .where(and(eq(recalculations.companyId, companyId), inArray(state, ['computing', 'applying'])))
    .orderBy(asc(id));
  return rows.map((row) => row.id);
}

export async function findRuns(
  db: Db,
  companyId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectRuns(db)
    .where(eq(recalculations.companyId, companyId))
    .orderBy(desc(recalculations.id))
    .limit(limit)
    .offset(offset);
}

export async function countRuns(db: Db, companyId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(recalculations)
    .where(eq(recalculations.companyId, companyId));
  return row?.total ?? 0;
}

export async function findRun(db: Db, companyId: number, id: number): Promise<RunRow | undefined> {
  const [row] = await selectRuns(db).where(own(companyId, id));
  return row;
}

export async function lockRun(db: Db, companyId: number, id: number): Promise<Run | undefined> {
  const [row] = await db.select().from(recalculations).where(own(companyId, id)).for('update');
  return row;
}

/** The open preview or the run being applied. There is at most one. */
export async function findOpenRun(db: Db, companyId: number): Promise<Run | undefined> {
  const [row] = await db
    .select()
    .from(recalculations)
    .where(
      and(
        eq(recalculations.companyId, companyId),
        eq(recalculations.kind, 'settings'),
        inArray(recalculations.state, ['computing', 'ready', 'applying']),
      ),
    );
  return row;
}

/** Whether rows are being recalculated for a change of a factor or a location, which needs no acceptance. */
export async function hasFollowingRun(db: Db, companyId: number): Promise<boolean> {
  const { kind, state } = recalculations;
  const [row] = await db
    .select({ id: recalculations.id })
    .from(recalculations)
    .where(and(eq(recalculations.companyId, companyId), ne(kind, 'settings'), eq(state, 'applying')))
    .limit(1);
  return row !== undefined;
}

export async function insertRun(db: Db, columns: RunColumns): Promise<number> {
  const [row] = await db.insert(recalculations).values(columns).returning({ id: recalculations.id });
  if (!row) throw new Error('The recalculation was not inserted.');
  return row.id;
}

export async function updateRun(
  db: Db,
  companyId: number,
  id: number,
  columns: Partial<RunColumns>,
): Promise<void> {
  await db.update(recalculations).set(columns).where(own(companyId, id));
}

/** Adds the results of one batch to those of earlier batches. `numeric` adds exactly. */
export async function addDifferences(
  db: Db,
  companyId: number,
  recalculationId: number,
  differences: readonly PreviewDifference[],
): Promise<void> {
  if (differences.length === 0) return;
  const table = recalculationDifferences;
  await db
    .insert(table)
    .values(differences.map((difference) => ({ ...difference, companyId, recalculationId })))
    .onConflictDoUpdate({
      target: [
        table.recalculationId,
        table.locationId,
        table.year,
        table.scope,
        table.category,
        table.method,
      ],
      set: {
        beforeKg: sql`${table.beforeKg} + excluded.before_kg`,
        afterKg: sql`${table.afterKg} + excluded.after_kg`,
        countedBeforeKg: sql`${table.countedBeforeKg} + excluded.counted_before_kg`,
        countedAfterKg: sql`${table.countedAfterKg} + excluded.counted_after_kg`,
        changedRows: sql`${table.changedRows} + excluded.changed_rows`,
      },
    });
}

/** Deletes the results of a run: its differences and its failures. */
export async function deleteFindings(db: Db, companyId: number, recalculationId: number): Promise<void> {
  await db
    .delete(recalculationFailures)
    .where(
      and(
        eq(recalculationFailures.companyId, companyId),
        eq(recalculationFailures.recalculationId, recalculationId),
      ),
    );
  await db
    .delete(recalculationDifferences)
    .where(
      and(
        eq(recalculationDifferences.companyId, companyId),
        eq(recalculationDifferences.recalculationId, recalculationId),
      ),
    );
}

export async function findDifferences(db: Db, companyId: number, recalculationId: number) {
  const table = recalculationDifferences;
  return db
    .select({ row: table, locationName: locations.name, category: scopeCategories })
    .from(table)
    .innerJoin(locations, eq(locations.id, table.locationId))
    .leftJoin(scopeCategories, eq(scopeCategories.code, table.category))
    .where(and(eq(table.companyId, companyId), eq(table.recalculationId, recalculationId)))
    .orderBy(asc(locations.name), asc(table.year), asc(table.scope), asc(table.category), asc(table.method));
}

export async function addFailures(
  db: Db,
  companyId: number,
  recalculationId: number,
  failures: readonly FailedRow[],
): Promise<void> {
  if (failures.length === 0) return;
  await db
    .insert(recalculationFailures)
    .values(failures.map((failure) => ({ ...failure, companyId, recalculationId })));
}

export async function findFailures(db: Db, companyId: number, recalculationId: number, limit: number) {
  const table = recalculationFailures;
  return db
    .select()
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.recalculationId, recalculationId)))
    .orderBy(asc(table.startDate), asc(table.id))
    .limit(limit);
}
