import { and, asc, desc, eq, getTableColumns, inArray, notExists, type SQL, sql, sum } from 'drizzle-orm';
import type { EvidencedKind } from '#api/contract/intake/evidence';
import type { Db } from '#api/db/db';
import { insertRows } from '#api/db/insert-rows';
import { users } from '#api/db/schema/account';
import {
  fuelConsumptions,
  renewableConsumptions,
  scope3Consumptions,
  utilityConsumptions,
} from '#api/db/schema/consumption';
import { evidenceFiles, evidenceLinks, intakes, replacedEntries } from '#api/db/schema/intake';

/** The table of each kind of entry. */
const entryTables = {
  fuel: fuelConsumptions,
  utility: utilityConsumptions,
  renewable: renewableConsumptions,
  valueChain: scope3Consumptions,
} as const satisfies Record<EvidencedKind, unknown>;

/** Names of the tables in the database. */
export const entryTableNames = {
  fuel: 'fuel_consumptions',
  utility: 'utility_consumptions',
  renewable: 'renewable_consumptions',
  valueChain: 'scope3_consumptions',
} as const satisfies Record<EvidencedKind, string>;

type Place = { kind: EvidencedKind; ids: readonly number[] };

const { content: _content, ...plainColumns } = getTableColumns(evidenceFiles);
/** All but the content, which lists and the audit do without. */
const described = plainColumns;

/** Of a select from one table, Drizzle writes columns without their table. */
const entryCount = sql<number>`(
  select count(distinct (link.entry_kind, link.entry_id))::integer
  from ${evidenceLinks} link where link.evidence_file_id = ${evidenceFiles}.id
)`;

const uploader = { firstName: users.firstName, lastName: users.lastName, email: users.email };

const ofCompany = (companyId: number) => eq(evidenceFiles.companyId, companyId);
const ofFile = (companyId: number, id: number) => and(ofCompany(companyId), eq(evidenceFiles.id, id));

const selectFiles = (db: Db) =>
  db
    .select({ ...described, ...uploader, entryCount })
    .from(evidenceFiles)
    .leftJoin(users, eq(users.id, evidenceFiles.createdBy));

export type DescribedFile = Awaited<ReturnType<typeof selectFiles>>[number];
export type FileTrace = Omit<typeof evidenceFiles.$inferSelect, 'content'>;

export async function findFiles(db: Db, companyId: number): Promise<DescribedFile[]> {
  return selectFiles(db)
    .where(ofCompany(companyId))
    .orderBy(desc(evidenceFiles.createdOn), desc(evidenceFiles.id));
}

export async function findFile(db: Db, companyId: number, id: number): Promise<DescribedFile | undefined> {
  const [row] = await selectFiles(db).where(ofFile(companyId, id));
  return row;
}

export async function findFileByContent(
  db: Db,
  companyId: number,
  sha256: string,
): Promise<DescribedFile | undefined> {
  const [row] = await selectFiles(db).where(and(ofCompany(companyId), eq(evidenceFiles.sha256, sha256)));
  return row;
}

export async function findContent(db: Db, companyId: number, id: number) {
  const { name, mediaType, content } = evidenceFiles;
  const [row] = await db
    .select({ name, mediaType, content })
    .from(evidenceFiles)
    .where(ofFile(companyId, id));
  return row;
}

/** Gives a file its content again that a workspace file left out. */
export async function restoreContent(
  db: Db,
  companyId: number,
  { sha256, content }: { sha256: string; content: Uint8Array },
): Promise<void> {
  await db
    .update(evidenceFiles)
    .set({ content })
    .where(
      and(
        ofCompany(companyId),
        eq(evidenceFiles.sha256, sha256),
        sql`octet_length(${evidenceFiles.content}) = 0`,
      ),
    );
}

export async function findUsedBytes(db: Db, companyId: number): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(evidenceFiles.sizeBytes) })
    .from(evidenceFiles)
    .where(ofCompany(companyId));
  return Number(row?.bytes ?? 0);
}

export async function insertFile(db: Db, row: typeof evidenceFiles.$inferInsert): Promise<FileTrace> {
  const [inserted] = await db.insert(evidenceFiles).values(row).returning(described);
  if (!inserted) throw new Error('The insert gave no row.');
  return inserted;
}

/** Holds files until the transaction ends, so that nothing is attached to one that is being deleted. */
export async function lockFiles(db: Db, companyId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: evidenceFiles.id })
    .from(evidenceFiles)
    .where(and(ofCompany(companyId), inArray(evidenceFiles.id, [...ids])))
    .orderBy(asc(evidenceFiles.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Of the files named, those that no entry needs, no open intake, and no entry that an undo would bring back. */
export async function findUnused(db: Db, companyId: number, ids: readonly number[]): Promise<number[]> {
  const linked = db
    .select({ one: sql`1` })
    .from(evidenceLinks)
    .where(eq(evidenceLinks.evidenceFileId, evidenceFiles.id));
  const open = db
    .select({ one: sql`1` })
    .from(intakes)
    .where(and(eq(intakes.evidenceFileId, evidenceFiles.id), eq(intakes.state, 'open')));
  const kept = db
    .select({ one: sql`1` })
    .from(replacedEntries)
    .where(
      and(
        eq(replacedEntries.companyId, companyId),
        sql`${replacedEntries.links} @> jsonb_build_array(jsonb_build_object('evidenceFileId', ${evidenceFiles.id}))`,
      ),
    );
  const rows = await db
    .select({ id: evidenceFiles.id })
    .from(evidenceFiles)
    .where(
      and(
        ofCompany(companyId),
        inArray(evidenceFiles.id, [...ids]),
        notExists(linked),
        notExists(open),
        notExists(kept),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The intakes that are about some files. */
export async function findIntakesOf(
  db: Db,
  companyId: number,
  fileIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: intakes.id })
    .from(intakes)
    .where(and(eq(intakes.companyId, companyId), inArray(intakes.evidenceFileId, [...fileIds])));
  return rows.map(({ id }) => id);
}

/** Deletes files with the intakes that are about them, and answers how both were, without contents and choices. */
export async function deleteFiles(db: Db, companyId: number, ids: readonly number[]) {
  const { choices: _choices, leftOut: _leftOut, ...traced } = getTableColumns(intakes);
  const deletedIntakes = await db
    .delete(intakes)
    .where(and(eq(intakes.companyId, companyId), inArray(intakes.evidenceFileId, [...ids])))
    .returning(traced);
  const files = await db
    .delete(evidenceFiles)
    .where(and(ofCompany(companyId), inArray(evidenceFiles.id, [...ids])))
    .returning(described);
  return { intakes: deletedIntakes, files };
}

export type LinkRow = typeof evidenceLinks.$inferSelect;

const links = (companyId: number, where: SQL | undefined) =>
  and(eq(evidenceLinks.companyId, companyId), where);

export async function findLinks(db: Db, companyId: number, kind: EvidencedKind, entryId: number) {
  return selectLinks(db)
    .where(links(companyId, and(eq(evidenceLinks.entryKind, kind), eq(evidenceLinks.entryId, entryId))))
    .orderBy(desc(evidenceLinks.confirmedOn), desc(evidenceLinks.id));
}

export async function findLink(db: Db, companyId: number, id: number) {
  const [row] = await selectLinks(db).where(links(companyId, eq(evidenceLinks.id, id)));
  return row;
}

const selectLinks = (db: Db) =>
  db
    .select({ link: evidenceLinks, ...uploader })
    .from(evidenceLinks)
    .leftJoin(users, eq(users.id, evidenceLinks.confirmedBy));

export async function findOwnLink(
  db: Db,
  row: Pick<LinkRow, 'companyId' | 'entryKind' | 'entryId' | 'evidenceFileId'>,
) {
  const [known] = await db
    .select({ id: evidenceLinks.id })
    .from(evidenceLinks)
    .where(
      links(
        row.companyId,
        and(
          eq(evidenceLinks.entryKind, row.entryKind),
          eq(evidenceLinks.entryId, row.entryId),
          eq(evidenceLinks.evidenceFileId, row.evidenceFileId),
        ),
      ),
    );
  return known?.id;
}

/** Keys in the order of the rows. */
export async function insertLinks(db: Db, rows: readonly Omit<LinkRow, 'id'>[]): Promise<number[]> {
  return insertRows(db, evidenceLinks, rows);
}

export async function deleteLink(db: Db, companyId: number, id: number): Promise<LinkRow | undefined> {
  const [row] = await db
    .delete(evidenceLinks)
    .where(links(companyId, eq(evidenceLinks.id, id)))
    .returning();
  return row;
}

const among = (ids: readonly number[]) =>
  sql`(select value::integer from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** Deletes the links of entries, and answers the files that they led to, each once. */
export async function deleteLinksOf(db: Db, companyId: number, { kind, ids }: Place): Promise<number[]> {
  const rows = await db
    .delete(evidenceLinks)
    .where(
      links(
        companyId,
        and(eq(evidenceLinks.entryKind, kind), sql`${evidenceLinks.entryId} in ${among(ids)}`),
      ),
    )
    .returning({ fileId: evidenceLinks.evidenceFileId });
  return [...new Set(rows.map(({ fileId }) => fileId))];
}

export async function isEntry(db: Db, companyId: number, kind: EvidencedKind, id: number): Promise<boolean> {
  const table = entryTables[kind];
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.id, id)));
  return rows.length > 0;
}
