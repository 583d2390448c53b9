import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { ModuleKey } from '#api/contract/endpoint';
import type { Locale } from '#api/contract/messages';
import type { Db } from '#api/db/db';
import { invitations, users } from '#api/db/schema/account';
import { companies, companyModules, languages, locations } from '#api/db/schema/company';

const openInvitation = (tokenHash: string, now: Date) =>
  and(eq(invitations.tokenHash, tokenHash), isNull(invitations.usedOn), gt(invitations.expiresOn, now));

export async function findOpenInvitation(db: Db, tokenHash: string, now: Date) {
  const [row] = await db.select().from(invitations).where(openInvitation(tokenHash, now));
  return row;
}

export async function insertInvitation(
  db: Db,
  row: Pick<typeof invitations.$inferInsert, 'tokenHash' | 'expiresOn'>,
): Promise<void> {
  await db.insert(invitations).values(row);
}

/** Takes the invitation; of two registrations at once only one gets it. */
export async function claimInvitation(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .update(invitations)
    .set({ usedOn: now })
    .where(openInvitation(tokenHash, now))
    .returning();
  return row;
}

export async function findLanguageId(db: Db, code: Locale): Promise<number> {
  const [row] = await db.select({ id: languages.id }).from(languages).where(eq(languages.code, code));
  if (!row) throw new Error(`There is no language ${code}.`);
  return row.id;
}

/** Crosses companies, because an address belongs to one account everywhere; that of a removed one is free. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), isNull(users.removedOn)));
  return rows.length > 0;
}

export async function insertCompany(
  db: Db,
  row: typeof companies.$inferInsert,
  modules: readonly ModuleKey[],
): Promise<number> {
  const [company] = await db.insert(companies).values(row).returning({ id: companies.id });
  if (!company) throw new Error('The insert gave no key.');
  await db.insert(companyModules).values(modules.map((moduleKey) => ({ companyId: company.id, moduleKey })));
  return company.id;
}

/** Returns nothing if another account took the address since. */
export async function insertUser(db: Db, row: typeof users.$inferInsert): Promise<number | undefined> {
  const [user] = await db.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
  return user?.id;
}

export async function insertLocation(
  db: Db,
  row: typeof locations.$inferInsert,
): Promise<number | undefined> {
  const [location] = await db.insert(locations).values(row).returning({ id: locations.id });
  return location?.id;
}
