import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as account from './schema/account';
import * as company from './schema/company';
import * as companyFactor from './schema/company-factor';
import * as consumption from './schema/consumption';
import * as imports from './schema/imports';
import * as intake from './schema/intake';
import * as ledger from './schema/ledger';
import * as materiality from './schema/materiality';
import * as platform from './schema/platform';
import * as recalculation from './schema/recalculation';
import * as reference from './schema/reference';
import * as reports from './schema/reports';
import * as reviews from './schema/reviews';
import * as scenarios from './schema/scenarios';

const schema = {
  ...account,
  ...company,
  ...companyFactor,
  ...consumption,
  ...imports,
  ...intake,
  ...ledger,
  ...materiality,
  ...platform,
  ...recalculation,
  ...reference,
  ...reports,
  ...reviews,
  ...scenarios,
};

type Schema = typeof schema;

/** Name of a table in the code. */
export type TableKey = {
  [Key in keyof Schema]: Schema[Key] extends PgTable ? Key : never;
}[keyof Schema];

/** Every table of the schema by its name in the code. */
export const tables = Object.fromEntries(
  Object.entries(schema).filter(([, one]) => is(one, PgTable)),
) as unknown as Record<TableKey, PgTable>;

/** The references of a table's rows, column by column. */
export type Reference = { columns: PgColumn[]; table: PgTable; keys: PgColumn[] };

export function referencesOf(table: PgTable): Reference[] {
  return getTableConfig(table).foreignKeys.map((foreignKey) => {
    const { columns, foreignTable, foreignColumns } = foreignKey.reference();
    return { columns, table: foreignTable, keys: foreignColumns };
  });
}

/** The column of a table that has this name in the database. */
export function columnNamed(table: PgTable, name: string): PgColumn | undefined {
  return Object.values<PgColumn>(getTableColumns(table)).find((column) => column.name === name);
}

/**
 * Every table after those that its rows refer to: the order for inserting rows, and in reverse for deleting
 * them.
 */
export function parentsFirst(): PgTable[] {
  const ordered = new Set<PgTable>();
  const visit = (table: PgTable, above: readonly PgTable[]) => {
    if (ordered.has(table)) return;
    if (above.includes(table)) throw new Error(`${getTableName(table)} refers to itself through others.`);
    for (const { table: parent } of referencesOf(table))
      if (parent !== table) visit(parent, [...above, table]);
    ordered.add(table);
  };
  for (const table of Object.values(tables)) visit(table, []);
  return [...ordered];
}
