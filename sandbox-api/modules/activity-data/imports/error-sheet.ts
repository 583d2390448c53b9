import type { FieldIssue } from '#api/contract/field-issue';
import { fieldMessage, type Locale } from '#api/contract/messages';
import type { CheckedRow } from './check-table';
import { columnLabel, type ImportColumns, type ImportField, isDateField } from './columns';
import { isDay } from './read-row';
import type { ImportTable } from './read-table';
import { cellStyle, type FilledRows } from './template';
import { type CellValue, dateOfSerial, serialOfDate } from './workbook/cells';
import type { Cell, Style } from './workbook/sheet-content';

/**
 * The uploaded rows in their places, with invalid cells marked and commented, and every reason in the last
 * column. It has the layout of a template, so that the corrected file can be uploaded directly.
 */
export function errorRowsOf(table: ImportTable, rows: readonly CheckedRow[], locale: Locale): FilledRows {
  return {
    headerRow: table.headerRow,
    rows: new Map(
      rows.map((row) => [
        row.number,
        [
          ...table.columns.fields.map((field) => cellOf(row, field, table.is1904, locale)),
          reasonCell(table.columns, row.issues, locale),
        ],
      ]),
    ),
  };
}

function cellOf(row: CheckedRow, field: ImportField, is1904: boolean, locale: Locale): Cell | null {
  const own = row.issues.filter(({ path }) => path === field);
  const cell = row.cells.get(field);
  const value = uploadedValue(field, cell, is1904);
  const style = styleOf(field, cell, own.length > 0);
  if (own.length === 0) return value === null ? null : { value, style };
  return { value, style, comment: own.map((issue) => fieldMessage(locale, issue)).join('\n') };
}

/**
 * A date stays a date and a number a number, whatever the column is for: the amount 10.5 that a spreadsheet took
 * for the 10th of May would else come back as the number 46152, and pass as one.
 */
function styleOf(field: ImportField, cell: CellValue | undefined, isWrong: boolean): Style {
  if (cell?.kind !== 'number' || isDay(field, cell) === isDateField(field)) return cellStyle(field, isWrong);
  if (isDay(field, cell)) return isWrong ? 'wrongDate' : 'date';
  return isWrong ? 'wrongAmount' : 'amount';
}

/** As uploaded; dates of the 1904 system are converted, because our workbooks count from 1900. */
function uploadedValue(
  field: ImportField,
  cell: CellValue | undefined,
  is1904: boolean,
): string | number | null {
  if (!cell) return null;
  switch (cell.kind) {
    case 'uncalculated':
      return null;
    case 'number': {
      const date = is1904 && isDay(field, cell) ? dateOfSerial(cell.value, true) : undefined;
      return date ? serialOfDate(date) : cell.value;
    }
    case 'boolean':
      return String(cell.value);
    default:
      return cell.value;
  }
}

function reasonCell(columns: ImportColumns, issues: readonly FieldIssue[], locale: Locale): Cell | null {
  if (issues.length === 0) return null;
  const reasons = issues.map((issue) => {
    const field = columns.fields.find((field) => field === issue.path);
    const message = fieldMessage(locale, issue);
    return field ? `${columnLabel(columns.code, field, locale)}: ${message}` : message;
  });
  return { value: reasons.join('\n'), style: 'reason' };
}
