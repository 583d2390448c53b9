import { getTableName, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { columnNamed, referencesOf, type TableKey, tables } from '#api/db/tables';
import { companyTables, keyOf } from './company-rows';
import type { FileTable, Value } from './file-format';
import { idsInAnswers } from './intake-ids';
import { idsInJson, type NewId, neededIds, plainIds } from './named-ids';
import { WorkspaceFileProblem } from './workspace-file-problem';

/** Rows of the file by table, with ids that are free in the database. */
export type Renumbered = { tables: FileTable[]; highestIds: ReadonlyMap<TableKey, number> };

/** Shared rows whose id in the file belongs to another row in the database. */
export type SharedIds = Partial<Record<TableKey, ReadonlyMap<number, number>>>;

const largestId = 2_147_483_647;

/** Shared rows that the ledger refers to, which may have other ids in the database. */
const numberedAlike = [tables.emissionFactors, tables.emissionTrails];

/**
 * Gives the rows free ids: those of the file if none of a table's is taken, otherwise shifted above the
 * highest id ever used, so that their order stays. Every foreign key must refer to a row of the file.
 * @throws WorkspaceFileProblem 'unfit-row'.
 */
export async function renumber(
  tx: Db,
  fileTables: readonly FileTable[],
  shared: SharedIds,
): Promise<Renumbered> {
  const used = usedIds(fileTables);
  const offsets = new Map<TableKey, number>();
  for (const [key, { lowest, highest }] of used) offsets.set(key, await offsetFor(tx, key, lowest, highest));
  const newId: NewId = (table, id) => shared[table]?.get(id) ?? id + (offsets.get(table) ?? 0);
  const highestIds = new Map<TableKey, number>();
  for (const [key, { highest }] of used) {
    const to = newId(key, highest);
    if (to > largestId) throw new WorkspaceFileProblem('unfit-row', getTableName(tables[key]));
    highestIds.set(key, to);
  }
  const hasSame = [...offsets.values()].every((offset) => offset === 0) && isSame(shared);
  const known = knownIds(fileTables);
  const renumbered = fileTables.map((table) => withNewIds(table, { newId, known, hasSame }));
  return { tables: renumbered, highestIds };
}

function isSame(shared: SharedIds): boolean {
  return Object.values(shared).every((ids) => [...(ids ?? [])].every(([from, to]) => from === to));
}

type Range = { lowest: number; highest: number };

/** Ids of existing rows, and of deleted ones: in the history, and of entries that may be written back. */
function usedIds(fileTables: readonly FileTable[]): Map<TableKey, Range> {
  const used = new Map<TableKey, Range>();
  const note: NewId = (key, id) => {
    const range = used.get(key) ?? { lowest: id, highest: id };
    used.set(key, { lowest: Math.min(range.lowest, id), highest: Math.max(range.highest, id) });
    return id;
  };
  const known = knownIds(fileTables);
  for (const [key, ids] of known) for (const id of ids) note(key, id);
  for (const table of [tables.auditLog, tables.replacedEntries]) {
    const own = fileTables.find(({ name }) => name === getTableName(table));
    if (own) withNewIds(own, { newId: note, known, hasSame: false });
  }
  for (const key of used.keys()) if (!isNumbered(key)) used.delete(key);
  return used;
}

/** Tables whose ids the database generates, and which belong to companies. */
function isNumbered(key: TableKey): boolean {
  const table = tables[key];
  const isHeld = companyTables.includes(table);
  return isHeld || key === 'imports' || key === 'sessions';
}

function knownIds(fileTables: readonly FileTable[]): Map<TableKey, Set<number>> {
  const known = new Map<TableKey, Set<number>>();
  for (const table of [...companyTables, ...numberedAlike]) {
    if (!columnNamed(table, 'id')) continue;
    const own = fileTables.find(({ name }) => name === getTableName(table));
    const at = own?.columns.indexOf('id') ?? -1;
    known.set(keyOf(table), new Set(own?.rows.map((row) => idOf(row[at], own.name))));
  }
  return known;
}

function idOf(value: Value | undefined, table: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largestId) return value;
  throw new WorkspaceFileProblem('unfit-row', table);
}

async function offsetFor(tx: Db, key: TableKey, lowest: number, highest: number): Promise<number> {
  const name = sql.identifier(getTableName(tables[key]));
  const { rows } = await tx.execute<{ isTaken: boolean; highest: number }>(sql`
    select exists (select from ${name} where id between ${lowest}::integer and ${highest}::integer) as "isTaken",
      greatest((select max(id) from ${name}),
        pg_sequence_last_value(pg_get_serial_sequence(${getTableName(tables[key])}, 'id')::regclass), 0)::float8 as highest`);
  return rows[0]?.isTaken ? Number(rows[0].highest) : 0;
}

type Renumbering = { newId: NewId; known: ReadonlyMap<TableKey, ReadonlySet<number>>; hasSame: boolean };

function withNewIds(table: FileTable, renumbering: Renumbering): FileTable {
  const own = companyTables.find((one) => getTableName(one) === table.name);
  if (!own) return table;
  const changes = [
    ...keyChanges(table, renumbering),
    ...(renumbering.hasSame ? [] : loosely(table, renumbering)),
  ];
  return { ...table, rows: table.rows.map((row) => changed(row, changes)) };
}

type Change = { at: number; of(value: Value, row: readonly Value[]): Value };

function changed(row: readonly Value[], changes: readonly Change[]): Value[] {
  const fresh = [...row];
  for (const { at, of } of changes) {
    const value = row[at] ?? null;
    if (value !== null) fresh[at] = of(value, row);
  }
  return fresh;
}

/** The row's own key, and foreign keys to rows that must be in the file. */
function keyChanges({ name, columns }: FileTable, { newId, known }: Renumbering): Change[] {
  const own = companyTables.find((one) => getTableName(one) === name);
  if (!own) return [];
  const references = referencesOf(own).flatMap(({ columns: from, table }): [string, TableKey][] => {
    const [column] = from;
    return column && from.length === 1 && known.has(keyOf(table)) ? [[column.name, keyOf(table)]] : [];
  });
  const strict = [...references, ...Object.entries(neededIds[keyOf(own)] ?? {})];
  const changes = strict.map(([column, key]): Change => {
    const ids = known.get(key);
    return {
      at: columns.indexOf(column),
      of: (value) => {
        const id = idOf(value, name);
        if (!ids?.has(id)) throw new WorkspaceFileProblem('unfit-row', name);
        return newId(key, id);
      },
    };
  });
  const at =
    known.has(keyOf(own)) && !references.some(([column]) => column === 'id') ? columns.indexOf('id') : -1;
  return at < 0 ? changes : [...changes, { at, of: (value) => newId(keyOf(own), idOf(value, name)) }];
}

/** References that may be to a row that was deleted long ago. */
function loosely({ name, columns }: FileTable, { newId }: Renumbering): Change[] {
  const own = companyTables.find((one) => getTableName(one) === name);
  if (!own) return [];
  const reader = (row: readonly Value[]) => (column: string) => row[columns.indexOf(column)];
  const plain = Object.entries(plainIds[keyOf(own)] ?? {}).map(
    ([column, of]): Change => ({
      at: columns.indexOf(column),
      of: (value, row) => {
        const key = typeof of === 'string' ? of : of(reader(row));
        return key ? newId(key, idOf(value, name)) : value;
      },
    }),
  );
  const json = Object.entries(idsInJson[keyOf(own)] ?? {}).map(
    ([column, rewrite]): Change => ({
      at: columns.indexOf(column),
      of: (value, row) => JSON.stringify(rewrite(parsed(value, name) as never, newId, reader(row))),
    }),
  );
  const answers = Object.entries(idsInAnswers[keyOf(own)] ?? {}).map(
    ([column, rewrite]): Change => ({
      at: columns.indexOf(column),
      of: (value) => rewrite(String(value), newId),
    }),
  );
  return [...plain, ...json, ...answers];
}

function parsed(value: Value, table: string): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    throw new WorkspaceFileProblem('unfit-row', table);
  }
}
