import { and, desc, eq, getTableColumns, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { EvidencedKind } from '#api/contract/intake/evidence';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { evidenceFiles, evidenceLinks, intakes } from '#api/db/schema/intake';
import { calculationMonths, emissionPins } from '#api/db/schema/recalculation';
import { reportHeaders } from '#api/db/schema/reports';

export type IntakeRow = typeof intakes.$inferSelect;

/** Recorded entries that still exist. */
const entriesLeft = sql<number>`(
  select count(*)::integer from ${evidenceLinks} link where link.intake_id = ${intakes}.id
)`;

const select = (db: Db, choices: SQL<string | null> = sql<string | null>`${intakes.choices}`) =>
  db
    .select({
      row: { ...getTableColumns(intakes), choices, leftOut: sql<string>`''` },
      entriesLeft,
      fileName: evidenceFiles.name,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(intakes)
    .innerJoin(evidenceFiles, eq(evidenceFiles.id, intakes.evidenceFileId))
    .leftJoin(users, eq(users.id, intakes.createdBy));

export type ShownIntake = Awaited<ReturnType<typeof select>>[number];

const ofId = (companyId: number, id: number) => and(eq(intakes.companyId, companyId), eq(intakes.id, id));

/** Without the choices, which may be long. */
export async function findIntakes(db: Db, companyId: number): Promise<ShownIntake[]> {
  return select(db, sql<null>`null`)
    .where(eq(intakes.companyId, companyId))
    .orderBy(desc(intakes.createdOn), desc(intakes.id));
}

export async function findIntake(db: Db, companyId: number, id: number): Promise<ShownIntake | undefined> {
  const [shown] = await select(db).where(ofId(companyId, id));
  return shown;
}

/** What was left out, as JSON. */
export async function findLeftOut(db: Db, companyId: number, id: number): Promise<string | undefined> {
  const [row] = await db.select({ leftOut: intakes.leftOut }).from(intakes).where(ofId(companyId, id));
  return row?.leftOut;
}

/** Locks it until the transaction ends, so that it is recorded or taken back once. */
export async function lockIntake(db: Db, companyId: number, id: number): Promise<ShownIntake | undefined> {
  const [shown] = await select(db).where(ofId(companyId, id)).for('update', { of: intakes });
  return shown;
}

/** The intake of a file that is open or recorded. */
export async function findCurrent(
  db: Db,
  companyId: number,
  evidenceFileId: number,
): Promise<ShownIntake | undefined> {
  const [shown] = await select(db).where(
    and(
      eq(intakes.companyId, companyId),
      eq(intakes.evidenceFileId, evidenceFileId),
      ne(intakes.state, 'undone'),
    ),
  );
  return shown;
}

export async function insertIntake(db: Db, row: typeof intakes.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(intakes).values(row).returning({ id: intakes.id });
  if (!inserted) throw new Error('The insert gave no key.');
  return inserted.id;
}

export async function updateIntake(
  db: Db,
  companyId: number,
  id: number,
  change: Partial<typeof intakes.$inferInsert>,
): Promise<void> {
  await db.update(intakes).set(change).where(ofId(companyId, id));
}

export async function deleteIntake(db: Db, companyId: number, id: number): Promise<void> {
  await db.delete(intakes).where(ofId(companyId, id));
}

/** The entries of an intake that still exist. */
export async function findEntries(
  db: Db,
  companyId: number,
  intakeId: number,
): Promise<{ kind: EvidencedKind; id: number }[]> {
  return db
    .select({ kind: evidenceLinks.entryKind, id: evidenceLinks.entryId })
    .from(evidenceLinks)
    .where(and(eq(evidenceLinks.companyId, companyId), eq(evidenceLinks.intakeId, intakeId)));
}

/** Deletes what connects the entries of an intake with its file, also what was attached by hand. */
export async function deleteFileLinks(
  db: Db,
  companyId: number,
  { id, evidenceFileId }: Pick<IntakeRow, 'id' | 'evidenceFileId'>,
): Promise<void> {
  await db.execute(sql`
    delete from evidence_links link
    using evidence_links own
    where link.company_id = ${companyId} and own.company_id = ${companyId} and own.intake_id = ${id}
      and link.evidence_file_id = ${evidenceFileId}
      and link.entry_kind = own.entry_kind and link.entry_id = own.entry_id`);
}

/** Periods that were reported or pinned after an instant: their figures contain what was recorded by then. */
export async function findFixedPeriods(
  db: Db,
  companyId: number,
  since: Date,
): Promise<{ firstDay: string; lastDay: string }[]> {
  const reported = await db
    .select({ firstDay: reportHeaders.periodStart, lastDay: reportHeaders.periodEnd })
    .from(reportHeaders)
    .where(
      and(
        eq(reportHeaders.companyId, companyId),
        eq(reportHeaders.isComplete, true),
        sql`${reportHeaders.updatedOn} >= ${since.toISOString()}::timestamptz`,
      ),
    );
  const pinned = await db
    .selectDistinct({ firstDay: emissionPins.periodStart, lastDay: emissionPins.periodEnd })
    .from(emissionPins)
    .innerJoin(
      calculationMonths,
      and(eq(calculationMonths.companyId, companyId), eq(calculationMonths.pinId, emissionPins.id)),
    )
    .where(
      and(
        eq(emissionPins.companyId, companyId),
        isNotNull(calculationMonths.pinId),
        sql`${emissionPins.createdOn} >= ${since.toISOString()}::timestamptz`,
      ),
    );
  return [...reported, ...pinned];
}
