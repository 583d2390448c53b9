import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Given } from '#api/db/statement';
import type { Bookkeeping } from './consumption-kind';

const notEntered = [
  'id',
  'companyId',
  'carbonEquivalentKg',
  'createdBy',
  'createdOn',
  'updatedOn',
] as const satisfies readonly ('id' | keyof Bookkeeping)[];

/** Of a row, or of a table's columns: what a person enters. */
export type Entered<Of> = Omit<Of, (typeof notEntered)[number]>;

/** The columns of a kind's table that a person fills, so that a new one needs no further list. */
export function enteredColumns<Table extends PgTable>(table: Table): Entered<Table['_']['columns']> {
  const columns = Object.entries(getTableColumns(table));
  const entered = columns.filter(([name]) => !notEntered.some((other) => other === name));
  return Object.fromEntries(entered) as Entered<Table['_']['columns']>;
}

type EnteredName<Table extends PgTable> = keyof Entered<Table['$inferSelect']> & string;

/** Their names, and the names of those that refer to another row: of what an entry is, where, and in which unit. */
export function enteredNames<Table extends PgTable>(
  table: Table,
): { entered: EnteredName<Table>[]; referring: EnteredName<Table>[] } {
  const columns: [string, { name: string }][] = Object.entries(enteredColumns(table));
  const referring = new Set(
    getTableConfig(table).foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name)),
  );
  const namesOf = (chosen: typeof columns) => chosen.map(([name]) => name as EnteredName<Table>);
  return {
    entered: namesOf(columns),
    referring: namesOf(columns.filter(([, { name }]) => referring.has(name))),
  };
}

/** The place of each column in an insert that is written once, but of the key, which the database draws. */
export function givenColumns<Table extends PgTable, Columns>(
  table: Table,
  given: Given<Columns & Bookkeeping>,
): Table['$inferInsert'] {
  const names = Object.keys(getTableColumns(table)).filter((name) => name !== 'id');
  return Object.fromEntries(
    names.map((name) => [name, given(name as keyof (Columns & Bookkeeping) & string)]),
  ) as Table['$inferInsert'];
}
