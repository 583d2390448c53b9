/**
 * Published numbers of another build. One that a figure was worked out with is never edited: its correction is a revision
 * beside it, in an edition of its own (domain/factors/revision.ts).
 */
import { inArray, sql } from 'drizzle-orm';
import { nextRevision, revisedEditionId, revisionOf, revisionStep } from '#api/domain/factors/revision';
import type { Db } from './db';
import { columnReader, columnsOf, type ReferenceTable, recordset, upsert } from './reference-table';
import { emissionRollups } from './schema/ledger';

/**
 * Each row is new, the same, edited where no figure uses it, or revised where one does.
 * @returns ids of the rows that were revised.
 */
export async function syncFactors(
  tx: Db,
  table: ReferenceTable,
  editions: ReferenceTable,
): Promise<number[]> {
  const differing = await findDiffering(tx, table);
  const used = await findUsed(
    tx,
    [...differing.values()].flatMap((storedId) => storedId ?? []),
  );
  const idOf = columnReader(table, 'id');
  const editionOf = columnReader(table, 'edition_id');
  const revisions = new Map<number, Set<number>>();
  const rows = table.rows.flatMap((row) => {
    const id = idOf(row);
    if (!differing.has(id)) return [];
    const storedId = differing.get(id) ?? id;
    if (!used.has(storedId)) {
      const revision = revisionOf(storedId);
      return [withIds(table, row, storedId, revisedEditionId(editionOf(row), revision))];
    }
    const next = nextRevision(storedId);
    revisions.set(next.revision, (revisions.get(next.revision) ?? new Set()).add(editionOf(row)));
    return [withIds(table, row, next.id, revisedEditionId(editionOf(row), next.revision))];
  });
  for (const [revision, editionIds] of revisions) await addEditions(tx, editions, revision, editionIds);
  await upsert(tx, { ...table, rows }, ['id']);
  await removeUnpublished(tx, table.rows.map(idOf));
  return [...used];
}

/** The newest stored row for each published one that differs from it; null where there is none yet. */
async function findDiffering(tx: Db, table: ReferenceTable): Promise<Map<number, number | null>> {
  const content = table.columns.filter((column) => column !== 'id' && column !== 'edition_id');
  const { rows } = await tx.execute<{ id: number; storedId: number | null }>(sql`
    select fresh.id, stored.id as "storedId"
    from ${recordset(table)} as fresh
    left join (
      select distinct on (id % ${step}) * from emission_factors
      order by id % ${step}, id desc
    ) as stored on stored.id % ${step} = fresh.id
    where stored.id is null
      or (${columnsOf('stored', content)}) is distinct from (${columnsOf('fresh', content)})`);
  return new Map(rows.map(({ id, storedId }) => [id, storedId]));
}

/** Those that the ledger of any company has figures of. */
async function findUsed(tx: Db, factorIds: readonly number[]): Promise<Set<number>> {
  if (factorIds.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ id: emissionRollups.factorId })
    .from(emissionRollups)
    .where(inArray(emissionRollups.factorId, [...factorIds]));
  return new Set(rows.map(({ id }) => id));
}

/** The editions once more, for what was corrected in them; their title says so. */
async function addEditions(
  tx: Db,
  table: ReferenceTable,
  revision: number,
  editionIds: ReadonlySet<number>,
): Promise<void> {
  const idOf = columnReader(table, 'id');
  const [idAt, titleAt] = [table.columns.indexOf('id'), table.columns.indexOf('title')];
  const rows = table.rows
    .filter((row) => editionIds.has(idOf(row)))
    .map((row) =>
      row.map((value, index) => {
        if (index === idAt) return revisedEditionId(idOf(row), revision);
        return index === titleAt ? `${value} (rev. ${revision})` : value;
      }),
    );
  await upsert(tx, { ...table, rows }, ['id']);
}

/** What is not published any more goes, unless a figure still names it. */
async function removeUnpublished(tx: Db, ids: readonly number[]): Promise<void> {
  const published = sql`select value::integer from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
  await tx.execute(sql`
    delete from emission_factors
    where id % ${step} not in (${published})
      and id not in (select factor_id from emission_rollups)`);
}

const step = sql.raw(String(revisionStep));

function withIds(
  { columns }: ReferenceTable,
  row: readonly unknown[],
  id: number,
  editionId: number,
): unknown[] {
  const ids: Record<string, number> = { id, edition_id: editionId };
  return row.map((value, index) => ids[columns[index] ?? ''] ?? value);
}
