import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { IntakeKind } from '#api/contract/intake/intakes';
import type { Db } from '#api/db/db';
import { insertRows } from '#api/db/insert-rows';
import { users } from '#api/db/schema/account';
import { evidenceLinks, intakes, type KeptLink, replacedEntries } from '#api/db/schema/intake';
import { insertLinks, lockFiles } from './repository';

export type ReplacedEntry = typeof replacedEntries.$inferSelect;

/** An entry that is about to be replaced, with its whole row. */
export type EntryToKeep = {
  id: number;
  locationId: number;
  firstDay: string;
  lastDay: string;
  row: object;
};

/** Keeps entries with their evidence, before both are deleted. */
export async function insertReplaced(
  db: Db,
  companyId: number,
  { intakeId, kind, entries }: { intakeId: number; kind: IntakeKind; entries: readonly EntryToKeep[] },
): Promise<void> {
  const ids = entries.map(({ id }) => id);
  const links = await db
    .select()
    .from(evidenceLinks)
    .where(
      and(
        eq(evidenceLinks.companyId, companyId),
        eq(evidenceLinks.entryKind, kind),
        inArray(evidenceLinks.entryId, ids),
      ),
    );
  const linksOf = (entryId: number) => links.filter((link) => link.entryId === entryId).map(keptLink);
  await insertRows(
    db,
    replacedEntries,
    entries.map(({ id, locationId, firstDay, lastDay, row }) => ({
      companyId,
      intakeId,
      locationId,
      firstDay,
      lastDay,
      entryKind: kind,
      entryId: id,
      entry: row,
      links: linksOf(id),
    })),
  );
}

function keptLink({ id: _, confirmedOn, ...link }: typeof evidenceLinks.$inferSelect): KeptLink {
  return { ...link, confirmedOn: confirmedOn.toISOString() };
}

export async function findReplaced(db: Db, companyId: number, intakeId: number): Promise<ReplacedEntry[]> {
  return db
    .select()
    .from(replacedEntries)
    .where(and(eq(replacedEntries.companyId, companyId), eq(replacedEntries.intakeId, intakeId)))
    .orderBy(replacedEntries.id);
}

/** Writes the evidence of entries back that are there again. Of a loaded workspace, it may name rows of no company. */
export async function restoreLinks(
  db: Db,
  companyId: number,
  entries: readonly ReplacedEntry[],
): Promise<void> {
  const links = entries.flatMap(({ entryId, entryKind, links }) =>
    links.map((link) => ({ ...link, companyId, entryId, entryKind })),
  );
  if (links.length === 0) return;
  const known = {
    files: new Set(
      await lockFiles(
        db,
        companyId,
        links.map(({ evidenceFileId }) => evidenceFileId),
      ),
    ),
    intakes: await idsOf(db, intakes, companyId),
    users: await idsOf(db, users, companyId),
  };
  const orNull = (ids: ReadonlySet<number>, id: number | null) => (id !== null && ids.has(id) ? id : null);
  await insertLinks(
    db,
    links
      .filter(({ evidenceFileId }) => known.files.has(evidenceFileId))
      .map((link) => ({
        ...link,
        intakeId: orNull(known.intakes, link.intakeId),
        confirmedBy: orNull(known.users, link.confirmedBy),
        confirmedOn: new Date(link.confirmedOn),
      })),
  );
}

async function idsOf(db: Db, table: typeof intakes | typeof users, companyId: number): Promise<Set<number>> {
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.companyId, companyId));
  return new Set(rows.map(({ id }) => id));
}

type Which = { intakeIds: readonly number[] } | { locationId: number };

/** Forgets entries that cannot come back, and answers the files that they kept, each once. */
export async function deleteReplaced(db: Db, companyId: number, which: Which): Promise<number[]> {
  const chosen: SQL =
    'locationId' in which
      ? eq(replacedEntries.locationId, which.locationId)
      : inArray(replacedEntries.intakeId, [...which.intakeIds]);
  const rows = await db
    .delete(replacedEntries)
    .where(and(eq(replacedEntries.companyId, companyId), chosen))
    .returning({ intakeId: replacedEntries.intakeId, links: replacedEntries.links });
  // Without these, the rest of the recording can still be taken back.
  for (const { intakeId } of 'locationId' in which ? rows : [])
    await db
      .update(intakes)
      .set({ replacedCount: sql`${intakes.replacedCount} - 1` })
      .where(and(eq(intakes.companyId, companyId), eq(intakes.id, intakeId)));
  return [...new Set(rows.flatMap(({ links }) => links.map(({ evidenceFileId }) => evidenceFileId)))];
}
