import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { intakeProfiles, intakes } from '#api/db/schema/intake';

export type ProfileRow = typeof intakeProfiles.$inferSelect;
type NewProfile = typeof intakeProfiles.$inferInsert;

const ofCompany = (companyId: number, id: number) =>
  and(eq(intakeProfiles.companyId, companyId), eq(intakeProfiles.id, id));

const select = (db: Db) =>
  db
    .select({
      row: intakeProfiles,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(intakeProfiles)
    .leftJoin(users, eq(users.id, intakeProfiles.updatedBy));

export type ShownProfile = Awaited<ReturnType<typeof select>>[number];

export async function findProfiles(db: Db, companyId: number): Promise<ShownProfile[]> {
  return select(db)
    .where(eq(intakeProfiles.companyId, companyId))
    .orderBy(asc(intakeProfiles.name), asc(intakeProfiles.id));
}

export async function lockProfile(db: Db, companyId: number, id: number): Promise<ShownProfile | undefined> {
  const [row] = await select(db).where(ofCompany(companyId, id)).for('update', { of: intakeProfiles });
  return row;
}

/** Locks it until the transaction ends, so that two recordings do not count as one use. */
export async function lockByFingerprint(
  db: Db,
  companyId: number,
  fingerprint: string,
): Promise<ProfileRow | undefined> {
  const [row] = await db
    .select()
    .from(intakeProfiles)
    .where(and(eq(intakeProfiles.companyId, companyId), eq(intakeProfiles.fingerprint, fingerprint)))
    .for('update');
  return row;
}

export async function findOldest(db: Db, companyId: number, beyond: number): Promise<ProfileRow[]> {
  const rows = await db
    .select()
    .from(intakeProfiles)
    .where(eq(intakeProfiles.companyId, companyId))
    .orderBy(asc(intakeProfiles.updatedOn), asc(intakeProfiles.id));
  return rows.slice(0, Math.max(0, rows.length - beyond));
}

export async function insertProfile(db: Db, row: NewProfile): Promise<ProfileRow> {
  const [inserted] = await db.insert(intakeProfiles).values(row).returning();
  if (!inserted) throw new Error('The insert gave no row.');
  return inserted;
}

export async function updateProfile(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  change: Partial<NewProfile>,
): Promise<ProfileRow | undefined> {
  const [row] = await db.update(intakeProfiles).set(change).where(ofCompany(companyId, id)).returning();
  return row;
}

/** Intakes keep the version that they were recorded with, and lose the profile. */
export async function deleteProfile(db: Db, companyId: number, id: number): Promise<void> {
  await db
    .update(intakes)
    .set({ intakeProfileId: null })
    .where(and(eq(intakes.companyId, companyId), eq(intakes.intakeProfileId, id)));
  await db.delete(intakeProfiles).where(ofCompany(companyId, id));
}
