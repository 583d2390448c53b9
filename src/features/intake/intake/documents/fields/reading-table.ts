import { type BillPart, labelAt, labelTail } from './bill-labels';
import {
  amountAt,
  type BillStyle,
  codeAt,
  datesAt,
  type Found,
  type FoundAmount,
  type FoundMoney,
  moneyAt,
  numberAt,
} from './found-values';
import { unitInLabel } from './labelled-values';
import { type Line, type Segment, sharedWidth } from './text-lines';

/** A row below titles such as "Meter, Previous, Current, Usage". */
export type ReadingRow = {
  meter: Found<string> | null;
  previousReading: Found<number | null> | null;
  reading: Found<number | null> | null;
  multiplier: Found<number | null> | null;
  /** With its title, which may name its unit and basis. */
  calorificValue: (Found<number | null> & { label: string }) | null;
  volumeCorrection: Found<number | null> | null;
  amount: FoundAmount | null;
  startDate: Found<string | null> | null;
  endDate: Found<string | null> | null;
  cost: FoundMoney | null;
};
export type ReadingTable = { header: number; lastLine: number; rows: ReadingRow[] };

type Column = { part: BillPart | null; title: Segment };

/** The tables of readings among the lines. */
export function readingTables(lines: readonly Line[], style: BillStyle): ReadingTable[] {
  const tables: ReadingTable[] = [];
  for (const [index, line] of lines.entries()) {
    const columns = columnsOf(line);
    if (columns === null) continue;
    const rows: ReadingRow[] = [];
    let next = index + 1;
    for (; next < lines.length; next += 1) {
      const row = lines[next] && rowOf(columns, lines[next]?.segments ?? [], style);
      if (!row || lines[next]?.page !== line.page) break;
      rows.push(row);
    }
    const header = line.segments[0]?.line ?? 0;
    if (rows.length > 0) tables.push({ header, lastLine: header + rows.length, rows });
  }
  return tables;
}

/** At least three titles, among them an amount or both readings, and each of them once. */
function columnsOf({ segments }: Line): Column[] | null {
  const columns = segments.map((title) => ({ part: titlePart(title.text), title }));
  const parts = columns.flatMap(({ part }) => (part === null ? [] : [part]));
  const hasValue =
    parts.includes('amount') || (parts.includes('reading') && parts.includes('previousReading'));
  return parts.length >= 3 && hasValue && new Set(parts).size === parts.length ? columns : null;
}

function titlePart(text: string): BillPart | null {
  const label = labelAt(text);
  // More words, or a number, make it something else than a title.
  const tail = label ? (labelTail.exec(text.slice(label.end))?.[0].length ?? 0) : 0;
  return label && label.end + tail === text.length ? label.part : null;
}

function rowOf(
  columns: readonly Column[],
  segments: readonly Segment[],
  style: BillStyle,
): ReadingRow | null {
  // A line with a label of its own, such as the total, is no row.
  if (segments.some(({ text }) => labelAt(text) !== null)) return null;
  const unclear = new Set<BillPart>();
  const cells = new Map<BillPart, { cell: Segment; title: string }>();
  for (const cell of segments) {
    const column = nearest(columns, cell);
    if (!column?.part) continue;
    // Two texts below one title: which of them is meant, or whether they are one, is unsure.
    if (cells.has(column.part)) unclear.add(column.part);
    cells.set(column.part, { cell, title: column.title.text });
  }
  for (const part of unclear) cells.delete(part);
  const cell = (part: BillPart) => cells.get(part)?.cell ?? null;
  const number = (part: BillPart) => whole(cell(part), (one) => numberAt(one, 0, style));
  const amountCell = cells.get('amount');
  const amount = amountCell ? amountAt(amountCell.cell, 0, style) : null;
  const row: ReadingRow = {
    meter: whole(cell('meter') ?? cell('point'), (one) => codeAt(one, 0)),
    previousReading: number('previousReading'),
    reading: number('reading'),
    multiplier: number('multiplier'),
    calorificValue: titled(number('calorificValue'), cells.get('calorificValue')?.title),
    volumeCorrection: number('volumeCorrection'),
    amount: amount && { ...amount, unit: amount.unit ?? unitInLabel(amountCell?.title ?? '') },
    startDate: whole(cell('startDate'), (one) => datesAt(one, 0, style)[0] ?? null),
    endDate: whole(cell('endDate'), (one) => datesAt(one, 0, style)[0] ?? null),
    cost: whole(cell('cost'), (one) => moneyAt(one, 0, style)),
  };
  return row.amount || (row.reading && row.previousReading) ? row : null;
}

function titled<T extends object>(found: T | null, title = ''): (T & { label: string }) | null {
  return found && { ...found, label: title };
}

function whole<T>(cell: Segment | null, read: (cell: Segment) => T | null): T | null {
  return cell === null ? null : read(cell);
}

/** The title above a cell; the one whose nearer edge is closest if none is right above. */
function nearest(columns: readonly Column[], cell: Segment): Column | null {
  const above = columns
    .map((column) => ({ column, shared: sharedWidth(column.title, cell) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)[0];
  if (above) return above.column;
  const distance = ({ title }: Column) =>
    Math.min(Math.abs(title.left - cell.left), Math.abs(title.right - cell.right));
  const near = [...columns].sort((a, b) => distance(a) - distance(b))[0];
  return near && distance(near) < 0.04 ? near : null;
}
