import { type ImportProblem, type ImportProblems, importLimits } from '#api/contract/activity-data/imports';
import type { FieldIssue } from '#api/contract/field-issue';
import { fieldMessage, type Locale } from '#api/contract/messages';
import type { CheckedRow } from './check-table';
import { columnLabel, type ImportField } from './columns';
import { isDay } from './read-row';
import type { ImportTable } from './read-table';
import { columnHint } from './template-words';
import { columnName, dateOfSerial } from './workbook/cells';

/** A cell may hold 32,767 characters. */
const maxShownChars = 120;

/** What to correct in an upload, cell by cell in the order of the file, with what can be entered there. */
export function problemsOf(table: ImportTable, rows: readonly CheckedRow[], locale: Locale): ImportProblems {
  const fields: readonly string[] = table.columns.fields;
  const order = ({ path }: FieldIssue) => fields.indexOf(path);
  const all = rows.flatMap((row) =>
    row.issues.toSorted((one, other) => order(one) - order(other)).map((issue) => ({ row, issue })),
  );
  return {
    problems: all
      .slice(0, importLimits.maxProblems)
      .map(({ row, issue }) => problemOf(table, row, issue, locale)),
    total: all.length,
  };
}

function problemOf(table: ImportTable, row: CheckedRow, issue: FieldIssue, locale: Locale): ImportProblem {
  const { columns, places } = table;
  const field = columns.fields.find((field) => field === issue.path);
  const place = field && places.get(field);
  return {
    row: row.number,
    cell: place === undefined ? null : `${columnName(place)}${row.number}`,
    column: field ? columnLabel(columns.code, field, locale) : '',
    value: field ? shownValue(table, row, field) : null,
    message: fieldMessage(locale, issue),
    hint: field ? columnHint(columns.code, field, locale) : '',
  };
}

function shownValue({ is1904 }: ImportTable, row: CheckedRow, field: ImportField): ImportProblem['value'] {
  const cell = row.cells.get(field);
  if (!cell || cell.kind === 'uncalculated') return null;
  if (cell.kind === 'number')
    return (isDay(field, cell) ? dateOfSerial(cell.value, is1904) : undefined) ?? cell.value;
  const text = String(cell.value);
  return text.length > maxShownChars ? `${text.slice(0, maxShownChars)}…` : text;
}
