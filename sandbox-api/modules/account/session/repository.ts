import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { ModuleKey } from '#api/contract/endpoint';
import type { Db } from '#api/db/db';
import { sessions, users } from '#api/db/schema/account';
import {
  companies,
  companyModules,
  countries,
  languages,
  locations,
  reportingInformations,
  reviewHeaders,
} from '#api/db/schema/company';
import {
  fuelConsumptions,
  renewableConsumptions,
  scope3Consumptions,
  utilityConsumptions,
} from '#api/db/schema/consumption';
import { idempotencyKeys } from '#api/db/schema/platform';
import { type Given, statement } from '#api/db/statement';
import { isKeptAt, keptColumns } from '#api/kernel/kept-answers';

const licensedModules = sql<ModuleKey[]>`array(
  select ${companyModules.moduleKey} from ${companyModules} where ${companyModules.companyId} = ${users.companyId}
)`;

type Token = { userId: number; secretHash: string; now: Date };
/** Under which name responses are stored; without a key none is found. */
type Keeping = { caller: string; key: string | null };

const sessionOfToken = statement((db, given: Given<Token & Keeping>) =>
  db
    .select({
      sessionId: sessions.id,
      expiresOn: sessions.expiresOn,
      lastUsedOn: sessions.lastUsedOn,
      userId: users.id,
      companyId: users.companyId,
      role: users.role,
      locale: languages.code,
      forcePasswordChange: users.forcePasswordChange,
      modules: licensedModules,
      kept: keptColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(languages, eq(languages.id, users.languageId))
    .leftJoin(idempotencyKeys, isKeptAt({ caller: given('caller'), key: given('key') }))
    .where(
      and(
        eq(sessions.secretHash, given('secretHash')),
        eq(sessions.userId, given('userId')),
        eq(users.isActive, true),
        isNull(users.removedOn),
        isNull(sessions.revokedOn),
        gt(sessions.expiresOn, given('now')),
      ),
    ),
);

/**
 * The session of a token, while it is valid and its user active, with the earlier response to the same
 * request, in one statement.
 */
export async function loadSession(db: Db, token: Token & Keeping) {
  const [row] = await sessionOfToken(db, token);
  return row;
}

/** Looks an account up by e-mail; the one query across companies, because the caller is not signed in yet. */
export async function findAccount(db: Db, email: string) {
  const [row] = await db
    .select({
      userId: users.id,
      companyId: users.companyId,
      passwordHash: users.passwordHash,
      forcePasswordChange: users.forcePasswordChange,
      temporaryPasswordExpiresOn: users.temporaryPasswordExpiresOn,
      locale: languages.code,
    })
    .from(users)
    .innerJoin(languages, eq(languages.id, users.languageId))
    .where(
      and(
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        eq(users.isActive, true),
        isNull(users.removedOn),
      ),
    );
  return row;
}

/** Whether the account still has this password; it then cannot change before the transaction ends. */
export async function lockPassword(
  db: Db,
  { userId, passwordHash }: { userId: number; passwordHash: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash), eq(users.isActive, true)))
    .for('share');
  return rows.length > 0;
}

export async function insertSession(db: Db, row: typeof sessions.$inferInsert) {
  const [session] = await db.insert(sessions).values(row).returning({ id: sessions.id });
  return session;
}

export async function touchSession(
  db: Db,
  sessionId: number,
  change: { lastUsedOn: Date; expiresOn: Date },
): Promise<void> {
  await db.update(sessions).set(change).where(eq(sessions.id, sessionId));
}

export async function revokeSession(db: Db, sessionId: number, now: Date) {
  await db.update(sessions).set({ revokedOn: now }).where(eq(sessions.id, sessionId));
}

/** Ends the user's sessions, except the one kept. */
export async function revokeOtherSessions(
  db: Db,
  by: { userId: number; keptSessionId: number | null; now: Date },
) {
  const others = by.keptSessionId === null ? undefined : ne(sessions.id, by.keptSessionId);
  await db
    .update(sessions)
    .set({ revokedOn: by.now })
    .where(and(eq(sessions.userId, by.userId), isNull(sessions.revokedOn), others));
}

/** By sign-out or by time. The audit records sign-ins and sign-outs with user and time. */
export async function forgetEndedSessions(db: Db, before: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.revokedOn, before), lt(sessions.expiresOn, before)));
}

/** Everything the session user shows, in one query. */
export async function loadSessionUser(db: Db, companyId: number, userId: number) {
  const any = (
    table: typeof locations | typeof reviewHeaders | typeof reportingInformations | ConsumptionTable,
  ) => sql<boolean>`exists (select 1 from ${table} where ${table.companyId} = ${companies.id})`;
  const [row] = await db
    .select({
      user: users,
      company: companies,
      languageCode: languages.code,
      requiresVatNumber: sql<boolean>`${countries.requiresVatNumber} or ${companies.requiresExtraInfo}`,
      modules: licensedModules,
      anyLocations: sql<boolean>`exists (
        select 1 from ${locations} where ${locations.companyId} = ${companies.id} and ${locations.isActive}
      )`,
      anyConsumptions: sql<boolean>`${any(fuelConsumptions)} or ${any(utilityConsumptions)} or ${any(renewableConsumptions)} or ${any(scope3Consumptions)}`,
      anyReviewHeaders: any(reviewHeaders),
      anyIncompleteReviews: sql<boolean>`exists (
        select 1 from ${reviewHeaders} where ${reviewHeaders.companyId} = ${companies.id} and not ${reviewHeaders.isComplete}
      )`,
      anyReportingInformation: any(reportingInformations),
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .innerJoin(countries, eq(countries.id, companies.countryId))
    .innerJoin(languages, eq(languages.id, users.languageId))
    .where(and(eq(users.id, userId), eq(users.companyId, companyId)));
  return row;
}

type ConsumptionTable =
  | typeof fuelConsumptions
  | typeof utilityConsumptions
  | typeof renewableConsumptions
  | typeof scope3Consumptions;
