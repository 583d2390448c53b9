import { and, asc, count, desc, eq, isNotNull, isNull, ne, not, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ModuleKey } from '#api/contract/endpoint';
import type { PageQuery } from '#api/contract/fields';
import type { Db } from '#api/db/db';
import { attempts, invitations, passwordResetCodes, sessions, users } from '#api/db/schema/account';
import { companies, companyModules } from '#api/db/schema/company';
import { auditLog, installationSettings, jobs, outboxMessages } from '#api/db/schema/platform';
import { isIsoDate } from '#api/domain/calendar/calendar';
import { limitsOf } from '#api/kernel/paging';

const travelSetting = 'sandbox.today';

/** Under which the demo's own work leaves its traces (seed/load/demo/demo-context.ts). */
const demoRequest = 'demo';

/**
 * For each company the first active account of each role, and of those with a temporary password: in the
 * sandbox the visitor owns all of them. An account with a temporary password signs in with that.
 */
export function listAccounts(db: Db) {
  return db
    .selectDistinctOn([companies.id, users.role, users.forcePasswordChange], {
      userId: users.id,
      companyId: companies.id,
      companyName: companies.name,
      trialEndsOn: companies.trialEndsOn,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      roleName: users.role,
      forcePasswordChange: users.forcePasswordChange,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.isActive, true), isNull(users.temporaryPasswordExpiresOn)))
    .orderBy(asc(companies.id), asc(users.role), asc(users.forcePasswordChange), asc(users.id));
}

export async function listOutbox(db: Db, query: PageQuery) {
  const { limit, offset } = limitsOf(query);
  const rows = await db
    .select({
      id: outboxMessages.id,
      recipient: outboxMessages.recipient,
      kind: outboxMessages.kind,
      subject: outboxMessages.subject,
      body: outboxMessages.body,
      createdOn: outboxMessages.createdOn,
    })
    .from(outboxMessages)
    .orderBy(desc(outboxMessages.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(outboxMessages);
  return { rows, totalCount: total?.count ?? 0 };
}

export async function readTravelDate(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ value: installationSettings.value })
    .from(installationSettings)
    .where(eq(installationSettings.name, travelSetting));
  return typeof row?.value === 'string' && isIsoDate(row.value) ? row.value : null;
}

export async function writeTravelDate(db: Db, today: string | null): Promise<void> {
  await db.delete(installationSettings).where(eq(installationSettings.name, travelSetting));
  if (today) await db.insert(installationSettings).values({ name: travelSetting, value: today });
}

/**
 * Times in the future move with the clock: running sessions, waiting jobs, open codes and invitations, and
 * counted attempts. Otherwise a job queued in a later year would wait until then, and five wrong passwords
 * would lock an account for as long. Past times stay.
 */
export async function moveWaitingTimes(db: Db, ms: number): Promise<void> {
  const moved = (instant: AnyPgColumn) =>
    sql`${instant} + make_interval(secs => ${ms / 1000}::double precision)`;
  await db
    .update(sessions)
    .set({ expiresOn: moved(sessions.expiresOn) })
    .where(isNull(sessions.revokedOn));
  await db
    .update(jobs)
    .set({ runAfter: moved(jobs.runAfter) })
    .where(eq(jobs.state, 'waiting'));
  await db
    .update(passwordResetCodes)
    .set({ expiresOn: moved(passwordResetCodes.expiresOn) })
    .where(isNull(passwordResetCodes.usedOn));
  await db
    .update(invitations)
    .set({ expiresOn: moved(invitations.expiresOn) })
    .where(isNull(invitations.usedOn));
  await db.update(attempts).set({ attemptedOn: moved(attempts.attemptedOn) });
}

/** Whether a person changed more than their own settings; coming and going is no change. */
export async function hasChanges(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        isNotNull(auditLog.userId),
        ne(auditLog.requestId, demoRequest),
        ne(auditLog.entity, 'sessions'),
        not(and(eq(auditLog.entity, 'users'), eq(auditLog.entityId, auditLog.userId)) ?? sql`false`),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function findCompany(db: Db, companyId: number) {
  const [row] = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId));
  return row;
}

export async function replaceModules(
  db: Db,
  companyId: number,
  modules: readonly ModuleKey[],
): Promise<void> {
  await db.delete(companyModules).where(eq(companyModules.companyId, companyId));
  if (modules.length > 0)
    await db
      .insert(companyModules)
      .values([...new Set(modules)].map((moduleKey) => ({ companyId, moduleKey })));
}

/** @param day `YYYY-MM-DD`, or null for a company that pays. */
export async function writeTrialEnd(db: Db, companyId: number, day: string | null): Promise<void> {
  await db.update(companies).set({ trialEndsOn: day }).where(eq(companies.id, companyId));
}
