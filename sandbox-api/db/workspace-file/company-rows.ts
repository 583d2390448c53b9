import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db/db';
import { tableFacts } from '#api/db/table-facts';
import { columnNamed, parentsFirst, referencesOf, type TableKey, tables } from '#api/db/tables';

const keys = new Map(Object.entries(tables).map(([key, table]) => [table, key as TableKey]));

export function keyOf(table: PgTable): TableKey {
  const key = keys.get(table);
  if (!key) throw new Error(`${getTableName(table)} is no table of the schema.`);
  return key;
}

const inOrder = parentsFirst();
const heldAs = (form: 'exported' | 'exportedWhereNamed') =>
  inOrder.filter((table) => tableFacts[keyOf(table)].workspaceFile === form);

/** Tables whose rows belong to companies in a file, each after those that it refers to. */
export const companyTables: readonly PgTable[] = heldAs('exported');
/** Shared tables, of which a file includes only the rows that company rows refer to. */
export const sharedTables: readonly PgTable[] = heldAs('exportedWhereNamed');

/**
 * The rows of companies in a table below them: by its own column, otherwise through a row that each of its
 * rows requires.
 */
export function rowsOfCompanies(table: PgTable, companyIds: readonly number[]): SQL {
  const ids = sql`(select value::integer from jsonb_array_elements_text(${JSON.stringify(companyIds)}::jsonb))`;
  return within(table, ids);
}

function within(table: PgTable, ids: SQL): SQL {
  if (table === tables.companies) return sql`id in ${ids}`;
  if (columnNamed(table, 'company_id')) return sql`company_id in ${ids}`;
  for (const { columns, table: parent, keys: parentKeys } of referencesOf(table)) {
    const [column] = columns;
    const [key] = parentKeys;
    if (!column?.notNull || !key || parent === table || !isOfCompanies(parent)) continue;
    return sql`${sql.identifier(column.name)} in (select ${sql.identifier(key.name)} from ${parent} where ${within(parent, ids)})`;
  }
  throw new Error(`No row of ${getTableName(table)} says whose it is.`);
}

function isOfCompanies(table: PgTable): boolean {
  return tableFacts[keyOf(table)].removal.with !== 'nothing';
}

/** Deletes companies with all their data. */
export async function deleteCompanies(tx: Db, companyIds: readonly number[]): Promise<void> {
  if (companyIds.length === 0) return;
  const children = inOrder.filter(isOfCompanies).toReversed();
  for (const table of children)
    await tx.execute(sql`delete from ${table} where ${rowsOfCompanies(table, companyIds)}`);
}
