import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { materialityFiles } from '#api/db/schema/materiality';
import type { OfReport } from '#api/modules/materiality/headers/service';

type NewFile = typeof materialityFiles.$inferInsert;

/** All but the content, which lists and the trail do without. */
const described = {
  id: materialityFiles.id,
  name: materialityFiles.name,
  mediaType: materialityFiles.mediaType,
  sizeBytes: sql<number>`length(${materialityFiles.content})`,
  digest: materialityFiles.digest,
  createdOn: materialityFiles.createdOn,
};

const own = ({ companyId, headerId }: OfReport) =>
  and(eq(materialityFiles.companyId, companyId), eq(materialityFiles.headerId, headerId));

const ofReport = (of: OfReport, id: number) => and(own(of), eq(materialityFiles.id, id));

export type DescribedFile = Awaited<ReturnType<typeof insertFile>>;
export type ListedFile = Awaited<ReturnType<typeof findFiles>>[number];

/** Newest first, with who added each. */
export async function findFiles(db: Db, of: OfReport, id?: number) {
  const { firstName, lastName, email } = users;
  return db
    .select({ ...described, firstName, lastName, email })
    .from(materialityFiles)
    .leftJoin(users, eq(users.id, materialityFiles.createdBy))
    .where(id === undefined ? own(of) : ofReport(of, id))
    .orderBy(desc(materialityFiles.id));
}

export async function countFiles(db: Db, of: OfReport): Promise<number> {
  const [row] = await db.select({ total: count() }).from(materialityFiles).where(own(of));
  return row?.total ?? 0;
}

export async function findFileContent(db: Db, of: OfReport, id: number) {
  const { name, mediaType, content } = materialityFiles;
  const [row] = await db.select({ name, mediaType, content }).from(materialityFiles).where(ofReport(of, id));
  return row;
}

export async function insertFile(db: Db, row: NewFile) {
  const [inserted] = await db.insert(materialityFiles).values(row).returning(described);
  if (!inserted) throw new Error('The insert gave no row.');
  return inserted;
}

/** Answers how it was; undefined for one of another report. */
export async function deleteFile(db: Db, of: OfReport, id: number) {
  const [row] = await db.delete(materialityFiles).where(ofReport(of, id)).returning(described);
  return row;
}
