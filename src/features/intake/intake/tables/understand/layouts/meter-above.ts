import { fieldsOf } from '../columns/header-fields';
import { columnOf, type Heading, type Table } from '../table';

/** The meter that the lines above a table name, such as `PPE;5903…` or `Meter no.: 12345`; null if they name several. */
export function meterAbove(table: Table): Heading | null {
  if (columnOf(table, 'meter') !== null) return null;
  const found = table.sheet.rows
    .slice(0, table.firstHeaderRow)
    .flatMap((cells, row) =>
      cells.flatMap((cell, column) =>
        typeof cell === 'string' ? (namedBy(cell, cells, { row, column }) ?? []) : [],
      ),
    );
  const [only] = found;
  return only && found.every(({ text }) => text === only.text) ? only : null;
}

type Cells = Table['sheet']['rows'][number];

/** In the cell of the label itself, or in the next one that is filled. */
function namedBy(label: string, cells: Cells, { row, column }: Omit<Heading, 'text'>): Heading | null {
  const [name = '', own] = label.split(/[:=]/, 2);
  if (!namesMeter(name)) return null;
  if (own && isCode(own)) return { row, column, text: own.trim() };
  const next = cells.findIndex((cell, at) => at > column && cell !== null);
  const text = String(cells[next] ?? '').trim();
  return isCode(text) ? { row, column: next, text } : null;
}

function namesMeter(text: string): boolean {
  return fieldsOf(text).some(({ field, rank }) => field === 'meter' && rank === 0);
}

/** Letters, digits and few marks, with at least four digits: no name and no date. */
function isCode(text: string): boolean {
  return (
    /^[\p{L}\d][\p{L}\d ./_-]{3,40}$/u.test(text.trim()) &&
    (text.match(/\d/g)?.length ?? 0) >= 4 &&
    !/^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(text.trim())
  );
}
