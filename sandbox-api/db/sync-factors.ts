/**
 * Updates published numbers from another build. An existing row is never changed or deleted: its correction
 * is a revision beside it, in an edition of its own (domain/factors/revision.ts). Checking for references
 * would not be safe, because another host may already have read the row and be about to write a figure that
 * uses it.
 */
import { sql } from 'drizzle-orm';
import { nextRevision, publishedId, revisedEditionId, revisionStep } from '#api/domain/factors/revision';
import type { Db } from './db';
import { columnReader, columnsOf, type ReferenceTable, recordset, upsert } from './reference-table';

/**
 * Each row is new, unchanged, or revised; rows that are no longer published are marked.
 * @returns published ids of the rows for which factor selection now gives another result.
 */
export async function syncFactors(
  tx: Db,
  table: ReferenceTable,
  editions: ReferenceTable,
): Promise<number[]> {
  const differing = await findDiffering(tx, table);
  const idOf = columnReader(table, 'id');
  const editionOf = columnReader(table, 'edition_id');
  const revisions = new Map<number, Set<number>>();
  const rows = table.rows.flatMap((row) => {
    const storedId = differing.get(idOf(row));
    if (storedId === undefined) return [];
    if (storedId === null) return [row];
    const next = nextRevision(storedId);
    revisions.set(next.revision, (revisions.get(next.revision) ?? new Set()).add(editionOf(row)));
    return [withIds(table, row, next.id, revisedEditionId(editionOf(row), next.revision))];
  });
  for (const [revision, editionIds] of revisions) await addEditions(tx, editions, revision, editionIds);
  await upsert(tx, { ...table, rows }, ['id']);
  const marked = await markWithdrawn(tx, table.rows.map(idOf));
  const revised = [...differing].flatMap(([id, storedId]) => (storedId === null ? [] : [id]));
  return [...new Set([...revised, ...marked.map(publishedId)])];
}

/** The newest stored row for each published one that differs from it; null if there is none yet. */
async function findDiffering(tx: Db, table: ReferenceTable): Promise<Map<number, number | null>> {
  const own = ['id', 'edition_id', 'is_withdrawn'];
  const content = table.columns.filter((column) => !own.includes(column));
  const { rows } = await tx.execute<{ id: number; storedId: number | null }>(sql`
    select fresh.id, stored.id as "storedId"
    from ${recordset(table)} as fresh
    left join (${newest}) as stored on stored.id % ${step} = fresh.id
    where stored.id is null
      or (${columnsOf('stored', content)}) is distinct from (${columnsOf('fresh', content)})`);
  return new Map(rows.map(({ id, storedId }) => [id, storedId]));
}

/** Additional editions for corrections; their title says so. */
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

/**
 * Marks rows that are no longer published, or are published under another activity or region, where a lookup
 * of the old place would not find the newer row. Rows that are published again lose the mark.
 * @returns ids of the rows that this changed.
 */
async function markWithdrawn(tx: Db, ids: readonly number[]): Promise<number[]> {
  const published = sql`select value::integer from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    update emission_factors as stored set is_withdrawn = not stored.is_withdrawn
    from (${newest}) as newest
    where newest.id % ${step} = stored.id % ${step} and stored.is_withdrawn is distinct from (
      stored.id % ${step} not in (${published})
      or (newest.activity_id, newest.region) is distinct from (stored.activity_id, stored.region))
    returning stored.id`);
  return rows.map(({ id }) => id);
}

const step = sql.raw(String(revisionStep));

/** The last revision of each row. */
const newest = sql`select distinct on (id % ${step}) * from emission_factors order by id % ${step}, id desc`;

function withIds(
  { columns }: ReferenceTable,
  row: readonly unknown[],
  id: number,
  editionId: number,
): unknown[] {
  const ids: Record<string, number> = { id, edition_id: editionId };
  return row.map((value, index) => ids[columns[index] ?? ''] ?? value);
}
