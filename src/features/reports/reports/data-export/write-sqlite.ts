import type { SqlJsStatic } from 'sql.js';
import type { DataCell, FilledTable } from './read-data';

type Column = FilledTable['columns'][number];

/** The SQLite type of a column type. contract/reports/data-tables/columns.ts explains why numbers are REAL. */
const affinities: Record<Column['type'], string> = {
  text: 'TEXT',
  integer: 'INTEGER',
  number: 'REAL',
  date: 'TEXT',
};

/** The version of the table layout, so that a later reader knows what the file contains. */
const layoutVersion = 1;

/** The tables as an SQLite file. */
export function writeSqlite(SQL: SqlJsStatic, tables: readonly FilledTable[]): Uint8Array<ArrayBuffer> {
  const db = new SQL.Database();
  try {
    db.run(`PRAGMA user_version = ${layoutVersion}`);
    db.run('BEGIN');
    for (const table of tables) {
      db.run(createStatement(table));
      const insert = db.prepare(
        `INSERT INTO ${table.name} VALUES (${table.columns.map(() => '?').join(', ')})`,
      );
      for (const row of table.rows) insert.run(row.map((cell, index) => bound(cell, table.columns[index])));
      insert.free();
    }
    db.run('COMMIT');
    return new Uint8Array(db.export());
  } finally {
    db.close();
  }
}

/**
 * The statement includes the meaning of each column. Tools show it, so tables explain themselves without
 * documentation.
 */
function createStatement({ name, meaning, columns }: FilledTable): string {
  const keys = columns.filter(({ isKey }) => isKey).map((column) => column.name);
  const lines = columns.map((column) => `  ${definition(column)}, -- ${onOneLine(explanation(column))}`);
  return `CREATE TABLE ${name} (\n  -- ${onOneLine(meaning)}\n${lines.join('\n')}\n  PRIMARY KEY (${keys.join(', ')})\n)`;
}

function definition({ name, type, isKey, references }: Column): string {
  const target = references ? ` REFERENCES ${references} (${name})` : '';
  return `${name} ${affinities[type]}${isKey ? ' NOT NULL' : ''}${target}`;
}

const explanation = ({ meaning, unit }: Column) => (unit ? `${meaning} [${unit}]` : meaning);

/** A line end would end the comment. */
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

function bound(cell: DataCell, column: Column | undefined): DataCell {
  return column?.type === 'number' && cell !== null ? Number(cell) : cell;
}
