import type { SqlConsole } from './console-worker';

export type SchemaColumn = { name: string; type: string; isOptional: boolean; isPrimary: boolean };
export type SchemaTable = { name: string; rowCount: number; columns: SchemaColumn[] };

/** Our relations are numbered from 16384. The snapshot does not contain the views of information_schema. */
const columnsSql = `select c.relname, a.attname, format_type(a.atttypid, a.atttypmod), not a.attnotnull,
  exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey))
from pg_class c join pg_attribute a on a.attrelid = c.oid
where c.relkind = 'r' and c.oid >= 16384 and c.relnamespace = 'public'::regnamespace
  and a.attnum > 0 and not a.attisdropped
order by c.relname, a.attnum`;

const most = 10_000;

/** The tables with their columns and row counts. */
export async function readSchema({ run }: Pick<SqlConsole, 'run'>): Promise<SchemaTable[]> {
  const read = async (sql: string) => {
    const outcome = await run({ sql, mode: 'read', maxRows: most });
    if (!outcome.isDone) throw new Error(outcome.message);
    return outcome.rows;
  };
  const tables = new Map<string, SchemaTable>();
  for (const [table, name, type, isOptional, isPrimary] of await read(columnsSql)) {
    if (!table || !name) continue;
    const known = tables.get(table) ?? { name: table, rowCount: 0, columns: [] };
    known.columns.push({
      name,
      type: type ?? '',
      isOptional: isOptional === 't',
      isPrimary: isPrimary === 't',
    });
    tables.set(table, known);
  }
  if (tables.size === 0) return [];
  const counts = [...tables.keys()].map(
    (name) => `select '${name.replaceAll("'", "''")}', count(*) from ${quoted(name)}`,
  );
  for (const [name, count] of await read(counts.join(' union all '))) {
    const table = tables.get(name ?? '');
    if (table) table.rowCount = Number(count);
  }
  return [...tables.values()];
}

export function quoted(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`;
}
