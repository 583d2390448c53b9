import autoTable, { type Table } from 'jspdf-autotable';
import type { DocumentColumn, DocumentTable } from '#api/contract/documents/document';
import { unitInWords } from '../units';
import { writeRows } from '../write-value';
import type { DrawnPlaces } from './drawn-places';
import { colours, lineHeight, type Sheet } from './sheet';

/** What must stay together: title, head and first row of a table, or all of a short table; in millimetres. */
export function tableStartHeight(sheet: Sheet, table: DocumentTable): number {
  const { title, rows, total } = table;
  const isWhole = sheet.writing.form === 3 && rows.length < leastParted;
  const rest = (rows.length - 1 + (total ? 1 : 0)) * usualRow + noteHeight(sheet, table);
  const start = 25 + (title ? sheet.linesOf(title, titleStyle).length * lineHeight(titleStyle.size) : 0);
  return isWhole ? start + rest : start;
}

/** In a table with fewer rows, no row is moved to the next page alone. */
const leastParted = 3;
const usualRow = 8;

function noteHeight(sheet: Sheet, { note }: DocumentTable): number {
  return note ? 3 + sheet.linesOf(note, noteStyle).length * lineHeight(noteStyle.size) : 0;
}

const noteStyle = { size: 7.5 } as const;
const titleStyle = { size: 9, weight: 'bold' } as const;

/** A table whose head is repeated on each page; a row is never split. */
export function drawTable(sheet: Sheet, table: DocumentTable, places: DrawnPlaces): void {
  sheet.makeRoom(tableStartHeight(sheet, table));
  if (table.title) sheet.write(table.title, titleStyle);
  sheet.y += 1;
  const written = withPages(table, writeRows(table, sheet.writing), places);
  const pageColumn = pageColumnOf(table);
  const { fontSize, widths } = fitted(sheet, table, written);
  autoTable(sheet.pdf, {
    startY: sheet.y,
    margin: {
      left: sheet.left,
      right: sheet.left,
      top: sheet.top,
      bottom: sheet.pdf.internal.pageSize.getHeight() - sheet.bottom,
    },
    head: [table.columns.map((column) => headOf(column, sheet))],
    body: written.slice(0, table.rows.length),
    foot: written.slice(table.rows.length),
    showFoot: 'lastPage',
    theme: 'plain',
    columnStyles: Object.fromEntries(widths.map((cellWidth, index) => [index, { cellWidth }])),
    rowPageBreak: 'avoid',
    styles: {
      font: 'Inter',
      fontSize,
      textColor: colours.ink,
      cellPadding: padding,
      lineColor: colours.hairline,
      lineWidth: { bottom: 0.15 },
      valign: 'top',
    },
    headStyles: {
      fontStyle: 'bold',
      textColor: colours.brand,
      lineColor: colours.brand,
      lineWidth: { bottom: 0.3 },
    },
    footStyles: { fontStyle: 'bold', lineColor: colours.ink, lineWidth: { top: 0.3 } },
    willDrawPage: ({ table: laidOut }) => {
      if (laidOut.pageNumber === 1 && sheet.writing.form === 3) keepEndTogether(sheet, table, laidOut);
    },
    didParseCell: ({ column, cell }) => {
      if (table.columns[column.index]?.isNumber) cell.styles.halign = 'right';
    },
    didDrawCell: ({ section, column, row, cell: { x, y, width, height } }) => {
      if (section !== 'body' || column.index !== pageColumn) return;
      const [pageNumber] = places.ofRow(table, row.index);
      if (pageNumber !== undefined) sheet.pdf.link(x, y, width, height, { pageNumber });
    },
    didDrawPage: ({ cursor }) => {
      sheet.y = cursor?.y ?? sheet.y;
    },
  });
  sheet.y += 3;
  if (table.note) sheet.write(table.note, { ...noteStyle, colour: colours.muted });
  sheet.y += 3;
}

/** An ending higher than this share of a page may be split, because otherwise it would fit nowhere. */
const highestEnd = 0.4;

/** The last two rows stay together with total and note, so that none of them is alone on the next page. */
function keepEndTogether(sheet: Sheet, table: DocumentTable, { body, foot, columns }: Table): void {
  const [before, last] = body.slice(-2);
  if (!before || !last || body.length < leastParted) return;
  const heights = [last, ...foot].map((row) => row.getMaxCellHeight(columns));
  const afterLast = noteHeight(sheet, table);
  const afterBefore = sumOf(heights) + afterLast;
  const height = before.getMaxCellHeight(columns) + afterBefore;
  if (height > (sheet.bottom - sheet.top) * highestEnd) return;
  keepRoomAfter(last, afterLast);
  keepRoomAfter(before, afterBefore);
}

function keepRoomAfter(row: Table['body'][number], room: number): void {
  row.canEntireRowFit = (height, columns) => row.getMaxCellHeight(columns) <= height - room;
}

function pageColumnOf({ columns }: DocumentTable): number {
  return columns.findIndex(({ key }) => key === 'page');
}

/** Page numbers where the screen shows names. */
function withPages(table: DocumentTable, written: string[][], places: DrawnPlaces): string[][] {
  const at = pageColumnOf(table);
  return written.map((row, index) => {
    const pages = places.ofRow(table, index);
    return at < 0 || pages.length === 0 ? row : row.with(at, pages.join(', '));
  });
}

const padding = { top: 1.4, bottom: 1.4, left: 1, right: 1.5 };
/** Font sizes in points; the first that fits is used. */
const fontSizes = [8, 7.5, 7, 6.5, 6, 5.5, 5];
/** The maximum width reserved for a word, in millimetres; a longer one is split. */
const widestWord = 30;

/** The largest font size at which no number and no word is split, and the minimum widths of the columns. */
function fitted(sheet: Sheet, table: DocumentTable, written: readonly string[][]) {
  const sizes = fontSizes.slice(table.columns.length > 8 && sheet.orientation === 'portrait' ? 3 : 0);
  for (const fontSize of sizes) {
    const natural = naturalWidths(sheet, table, { written, fontSize });
    const [best] = longestShort
      .map((longestWhole) => widthsOf(sheet, table, { written, fontSize, longestWhole }))
      .filter((widths) => sumOf(widths) <= sheet.width)
      .map((widths) => spread(sheet, widths, natural))
      .map((widths) => ({ widths, lines: linesOf(natural.cells, widths) }))
      .sort((left, right) => left.lines - right.lines);
    if (best) return { fontSize, widths: best.widths };
  }
  return { fontSize: sizes.at(-1) ?? 0, widths: [] };
}

/**
 * Number of letters of a text that stays on one line where there is room: the name of a page, a month with its year,
 * a unit.
 */
const longestShort = [24, 16, 0];

/** Texts of up to `longestWhole` letters are not split; longer ones are split at spaces. */
type Set = { written: readonly string[][]; fontSize: number; longestWhole: number };

function widthsOf(
  sheet: Sheet,
  { columns }: DocumentTable,
  { written, fontSize, longestWhole }: Set,
): number[] {
  // Bold, as head and total are.
  const pen = sheet.pen(fontSize, 'bold');
  return columns.map((column, index) => {
    const cells = written.map((row) => row[index] ?? '');
    const numbers = column.isNumber ? cells : [];
    // A no-break space keeps a number together.
    const words = [
      ...headOf(column, sheet).split(/[ \n]/),
      ...(column.isNumber ? [] : cells).flatMap((text) =>
        text.split(text.length > longestWhole ? /[ \n]/ : '\n'),
      ),
    ];
    const widest = Math.max(0, ...words.map((word) => Math.min(widestWord, pen.getTextWidth(word))));
    const most = Math.max(widest, ...numbers.map((number) => pen.getTextWidth(number)));
    return most + padding.left + padding.right + 0.1;
  });
}

type NaturalWidths = { cells: number[][]; heads: number[] };

/** The width that cells and heads would need with each text on one line. */
function naturalWidths(
  sheet: Sheet,
  { columns }: DocumentTable,
  { written, fontSize }: Omit<Set, 'longestWhole'>,
): NaturalWidths {
  const pen = sheet.pen(fontSize, 'bold');
  const widthOf = (text: string) =>
    Math.max(...text.split('\n').map((line) => pen.getTextWidth(line))) + padding.left + padding.right + 0.1;
  const cells = written.map((row) => row.map(widthOf));
  return { cells, heads: columns.map((column) => widthOf(headOf(column, sheet))) };
}

/** The approximate number of lines of a table with these widths. */
function linesOf(cells: readonly (readonly number[])[], widths: readonly number[]): number {
  return cells.reduce(
    (sum, row) => sum + Math.max(1, ...row.map((cell, index) => Math.ceil(cell / (widths[index] ?? cell)))),
    0,
  );
}

/** In millimetres. */
const smallestGift = 1;

/**
 * The width beyond the minimum goes, step by step, to the column that makes the most rows higher; if every row is
 * one line, to all columns equally.
 */
function spread(sheet: Sheet, least: readonly number[], { cells, heads }: NaturalWidths): number[] {
  const widths = [...least];
  let spare = sheet.width - sumOf(least);
  while (spare > 0) {
    const column = highestColumn([...cells, heads], widths);
    if (column === null) return widths.map((width) => width + spare / widths.length);
    const gift = Math.min(smallestGift, spare);
    widths[column] = (widths[column] ?? 0) + gift;
    spare -= gift;
  }
  return widths;
}

/** The column with the highest cells, by number of lines; null when no row has more than one line. */
function highestColumn(rows: readonly (readonly number[])[], widths: readonly number[]): number | null {
  const heights = widths.map(() => 0);
  for (const row of rows) {
    const lines = row.map((cell, index) => Math.ceil(cell / (widths[index] ?? cell)));
    const most = Math.max(...lines);
    if (most < 2) continue;
    for (const [index, count] of lines.entries())
      if (count === most) heights[index] = (heights[index] ?? 0) + most;
  }
  const highest = Math.max(...heights);
  return highest > 0 ? heights.indexOf(highest) : null;
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}

function headOf({ label, unit }: DocumentColumn, { writing }: Sheet): string {
  const words = unit ? unitInWords(unit, writing.language, writing.currency) : '';
  return words ? `${label}, ${words}` : label;
}
