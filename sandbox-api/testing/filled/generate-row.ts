import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db/db';
import { referencesOf, tables } from '#api/db/tables';
import { isBelow, rowsBelow } from './rows-below';

export type Owner = { companyId: number; locationId: number; userId: number };

let generated = 0;

/**
 * A row of any table for a location and its company, with no more than its columns need. What it refers to is of the same
 * location where it can be, else any row; one is generated where there is none.
 */
export async function generateRow(db: Db, table: PgTable, owner: Owner): Promise<void> {
  generated += 1;
  const row = new Map<string, unknown>();
  for (const { columns, table: parent, keys } of referencesOf(table)) {
    // A row that may refer to another of its table is the first one.
    if (!isNeeded(columns) && (parent === table || !isBelow('location', parent))) continue;
    const found = await parentOf(db, parent, owner);
    for (const [index, column] of columns.entries()) row.set(column.name, found[keys[index]?.name ?? '']);
  }
  const values = Object.entries(getTableColumns(table) as Record<string, PgColumn>)
    .map(([key, column]): [string, unknown] => [key, row.get(column.name) ?? ownValue(column, owner)])
    .filter(([, value]) => value !== undefined);
  await db.insert(table).values(Object.fromEntries(values));
}

const isNeeded = (columns: readonly PgColumn[]) =>
  columns.some((column) => column.notNull && !column.hasDefault);

/** By the names of its columns in the database. */
async function parentOf(db: Db, parent: PgTable, owner: Owner): Promise<Record<string, unknown>> {
  const given = parent === tables.users ? { id: owner.userId } : undefined;
  if (given) return given;
  const ofOwner =
    rowsBelow('location', owner.locationId, parent) ?? rowsBelow('company', owner.companyId, parent);
  const find = async () => (await db.select().from(parent).where(ofOwner).limit(1))[0];
  if (!(await find())) await generateRow(db, parent, owner);
  const found = (await find()) as Record<string, unknown> | undefined;
  if (!found) throw new Error(`No row of ${getTableName(parent)} could be generated.`);
  const columns = Object.entries(getTableColumns(parent) as Record<string, PgColumn>);
  return Object.fromEntries(columns.map(([key, column]) => [column.name, found[key]]));
}

/** The last choice of a list: what is over, not what is under way. */
function ownValue(column: PgColumn, owner: Owner): unknown {
  if (column.name === 'company_id') return owner.companyId;
  if (column.name === 'location_id') return owner.locationId;
  if (!column.notNull || column.hasDefault) return undefined;
  const choice = column.enumValues?.at(-1);
  if (choice !== undefined) return choice;
  switch (column.columnType) {
    case 'PgDateString':
      return '2025-01-01';
    case 'PgNumeric':
      return '1';
    case 'PgTimestamp':
      return new Date('2026-06-15T08:00:00Z');
    case 'PgBoolean':
      return false;
    case 'PgJson':
    case 'PgJsonb':
      return {};
    case 'PgCustomColumn':
      return new Uint8Array([1]);
    case 'PgText':
    case 'PgChar':
      return String(generated);
    default:
      return generated;
  }
}
