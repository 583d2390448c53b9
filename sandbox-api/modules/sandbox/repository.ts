import { asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { PageQuery } from '#api/contract/fields';
import type { Db } from '#api/db/db';
import { sessions, users } from '#api/db/schema/account';
import { companies } from '#api/db/schema/company';
import { installationSettings, outboxMessages } from '#api/db/schema/platform';
import { isIsoDate } from '#api/domain/calendar/calendar';
import { limitsOf } from '#api/modules/platform/paging';

const travelSetting = 'sandbox.today';

/** All active accounts of all companies: in the sandbox whoever sits at the browser owns them. */
export function listAccounts(db: Db) {
  return db
    .select({
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
    .where(eq(users.isActive, true))
    .orderBy(asc(companies.id), asc(users.id));
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

/** Running sessions keep the time they had left. */
export async function moveSessions(db: Db, ms: number): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresOn: sql`${sessions.expiresOn} + make_interval(secs => ${ms / 1000}::double precision)` })
    .where(isNull(sessions.revokedOn));
}
