import { z } from 'zod';
import { activity, activity_details } from './activity-tables';
import type { ColumnType, TableDefinition } from './columns';
import { company, documentation, key_figures, locations, reporting_periods } from './company-tables';
import { factors, ledger } from './ledger-table';

/**
 * A company's data as tables that explain themselves: the one list from which the API's schema and answers, the tables of
 * the SQLite file, the heads of the CSV files and the table `documentation` are made. A table follows those it refers to.
 */
export const dataTables = {
  documentation,
  company,
  locations,
  reporting_periods,
  key_figures,
  factors,
  activity,
  activity_details,
  ledger,
} satisfies Record<string, TableDefinition>;

export type DataTableName = keyof typeof dataTables;
export const dataTableNames = Object.keys(dataTables) as DataTableName[];

/** What a table has in one row, by column. */
export type DataRow<Name extends DataTableName> = Record<
  keyof (typeof dataTables)[Name]['columns'],
  string | number | null
>;

const cells: Record<ColumnType, z.ZodType<string | number | null>> = {
  text: z.string().nullable(),
  integer: z.number().int().nullable(),
  number: z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .nullable(),
  date: z.iso.date().nullable(),
};

/** Rows of a table as arrays in the order of its columns: half the bytes of objects. */
export function rowsOf(name: DataTableName) {
  const columns = Object.entries<{ type: ColumnType }>(dataTables[name].columns);
  const [first, ...others] = columns.map(([, { type }]) => cells[type]);
  if (!first) throw new Error(`${name} has no column.`);
  return z
    .array(z.tuple([first, ...others]))
    .meta({ description: `Columns: ${columns.map(([column]) => column).join(', ')}` });
}
