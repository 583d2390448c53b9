import { and, count, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { policyAcceptances, users } from '#api/db/schema/account';
import { policies } from '#api/db/schema/reference';

export type PolicyRow = typeof policies.$inferSelect;

/** The versions whose first day has come; the newest of them, which is in force, first. */
export async function findPoliciesUntil(db: Db, code: string, day: string): Promise<PolicyRow[]> {
  return db
    .select()
    .from(policies)
    .where(and(eq(policies.code, code), lte(policies.validFrom, day)))
    .orderBy(desc(policies.validFrom), desc(policies.id));
}

type Of = { companyId: number; code: string };

export async function findAcceptancesOf(db: Db, { companyId, code, userId }: Of & { userId: number }) {
  return db
    .select({ version: policyAcceptances.version, acceptedOn: policyAcceptances.acceptedOn })
    .from(policyAcceptances)
    .where(
      and(
        eq(policyAcceptances.companyId, companyId),
        eq(policyAcceptances.userId, userId),
        eq(policyAcceptances.policyCode, code),
      ),
    )
    .orderBy(desc(policyAcceptances.acceptedOn), desc(policyAcceptances.id));
}

const ofCompany = ({ companyId, code }: Of) =>
  and(eq(policyAcceptances.companyId, companyId), eq(policyAcceptances.policyCode, code));

export async function findAcceptances(db: Db, page: Of & { limit: number; offset: number }) {
  return db
    .select({
      acceptance: policyAcceptances,
      person: { firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(policyAcceptances)
    .innerJoin(users, eq(users.id, policyAcceptances.userId))
    .where(ofCompany(page))
    .orderBy(desc(policyAcceptances.acceptedOn), desc(policyAcceptances.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countAcceptances(db: Db, of: Of): Promise<number> {
  const [row] = await db.select({ total: count() }).from(policyAcceptances).where(ofCompany(of));
  return row?.total ?? 0;
}

/** A repeated acceptance keeps the first time. Undefined if the version was already accepted. */
export async function insertAcceptance(db: Db, row: typeof policyAcceptances.$inferInsert) {
  const [inserted] = await db
    .insert(policyAcceptances)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: policyAcceptances.id });
  return inserted?.id;
}
