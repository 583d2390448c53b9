import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Locale } from '#api/contract/messages';
import type { Db } from '#api/db/db';
import { passwordResetCodes, users } from '#api/db/schema/account';
import { companies, languages } from '#api/db/schema/company';

/** What is known of a member, and what the audit keeps: never the hash of a password. */
const memberColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  languageId: users.languageId,
  isActive: users.isActive,
  forcePasswordChange: users.forcePasswordChange,
  temporaryPasswordExpiresOn: users.temporaryPasswordExpiresOn,
  createdOn: users.createdOn,
  updatedOn: users.updatedOn,
};

const membersOf = (companyId: number) => and(eq(users.companyId, companyId), isNull(users.removedOn));
const oneMember = (companyId: number, id: number) => and(membersOf(companyId), eq(users.id, id));

/** By name, as the reader's language has it: a database's collations differ from host to host. */
export async function findMembers(
  db: Db,
  companyId: number,
  { locale, limit, offset }: { locale: Locale; limit: number; offset: number },
) {
  const { id, email, firstName, lastName } = memberColumns;
  const named = await db.select({ id, email, firstName, lastName }).from(users).where(membersOf(companyId));
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const ids = named
    .toSorted(
      (one, other) =>
        compare(one.lastName ?? one.email, other.lastName ?? other.email) ||
        compare(one.firstName ?? '', other.firstName ?? '') ||
        one.id - other.id,
    )
    .slice(offset, offset + limit)
    .map((member) => member.id);
  const rows = await db
    .select(memberColumns)
    .from(users)
    .where(and(membersOf(companyId), inArray(users.id, ids)));
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];

export async function countMembers(db: Db, companyId: number): Promise<number> {
  const [row] = await db.select({ members: count() }).from(users).where(membersOf(companyId));
  return row?.members ?? 0;
}

/** Locks the row until the transaction ends. */
export async function lockMember(db: Db, companyId: number, id: number): Promise<MemberRow | undefined> {
  const [row] = await db.select(memberColumns).from(users).where(oneMember(companyId, id)).for('update');
  return row;
}

/**
 * The active Admins, locked until the transaction ends. All callers lock them in the same order: when two
 * Admins act on each other at once, the second one waits and sees what the first has done.
 */
export async function lockAdmins(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(membersOf(companyId), eq(users.role, 'Admin'), eq(users.isActive, true)))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Returns nothing if another account took the address since. */
export async function insertMember(db: Db, row: typeof users.$inferInsert): Promise<MemberRow | undefined> {
  const [member] = await db.insert(users).values(row).onConflictDoNothing().returning(memberColumns);
  return member;
}

export async function updateMember(
  db: Db,
  companyId: number,
  id: number,
  change: Partial<typeof users.$inferInsert>,
): Promise<MemberRow | undefined> {
  const [member] = await db
    .update(users)
    .set(change)
    .where(oneMember(companyId, id))
    .returning(memberColumns);
  return member;
}

export async function deleteCodes(db: Db, userId: number): Promise<void> {
  await db.delete(passwordResetCodes).where(eq(passwordResetCodes.userId, userId));
}

/** What a mail to a member says: the name of the company, in the member's language. */
export async function findAddressing(db: Db, companyId: number, userId: number) {
  const [row] = await db
    .select({ companyName: companies.name, locale: languages.code })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .innerJoin(languages, eq(languages.id, users.languageId))
    .where(oneMember(companyId, userId));
  return row;
}
