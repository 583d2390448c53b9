import type { Cell } from '../../../model';
import { isDate, isMark, isNotAvailable, isNumber } from '../columns/column-facts';
import { loneName } from '../columns/place-labels';
import { namesItem, whatIsNamed } from '../sheets/sheet-names';
import { columnOf, type Heading, type Headings, type Table, textAt } from '../table';
import { readMonth, readTime } from '../values/dates';
import { isUnit, unitOfHeader } from '../values/header-units';
import { normalise } from '../values/normalise';
import { isTotal } from './left-out-rows';

/** Sheets in blocks have the name of a site above the rows of each, with or without the header again. */
export function headingsOf(table: Table): Headings {
  const found = headingRows(table);
  if (found.length === 0) return { ...none, locationAt: lastAbove(namedOnce(table)) };
  const above = headingAbove(table, found);
  const all = above ? [above, ...found] : found;
  const isItem = ({ text }: Heading) => whatIsNamed(text) === 'item';
  const items = namesItem(table) ? [] : all.filter(isItem);
  const locations = all.filter(({ text }) => whatIsNamed(text) === 'place');
  const rows = new Set(found.map(({ row }) => row));
  return {
    isHeading: (row) => rows.has(row),
    locationAt: lastAbove(locations),
    itemAt: lastAbove(items),
  };
}

const none: Headings = { isHeading: () => false, locationAt: () => null, itemAt: () => null };

/** Rows are asked about from first to last, and seldom again. */
function lastAbove(headings: readonly Heading[]): (row: number) => Heading | null {
  let at = -1;
  return (row) => {
    if (at >= 0 && (headings[at]?.row ?? 0) > row) at = -1;
    while ((headings[at + 1]?.row ?? Number.POSITIVE_INFINITY) < row) at += 1;
    return headings[at] ?? null;
  };
}

/** A site can be named in the first of its rows alone, as in a merged cell. Most rows must lack it then. */
function namedOnce(table: Table): Heading[] {
  const column = columnOf(table, 'location');
  if (column === null) return [];
  const rows = filledRows(table, table.firstRow, table.sheet.rows.length).filter(
    (row) => isFilledTwice(table, row) && !isHeaderAgain(table, row) && !hasTotal(table, row),
  );
  const named = rows.flatMap((row) => {
    const text = textAt(table, row, column);
    return text === null ? [] : [{ row, column, text }];
  });
  const isOnce = new Set(named.map(({ text }) => text)).size === named.length;
  return isOnce && named[0]?.row === rows[0] && rows.length >= named.length * 2 ? named : [];
}

function hasTotal({ sheet }: Table, row: number): boolean {
  return (sheet.rows[row] ?? []).some((cell) => typeof cell === 'string' && isTotal(cell, false));
}

/** Those with rows of values below them. */
function headingRows(table: Table): Heading[] {
  const { sheet, firstRow } = table;
  const filled = filledRows(table, firstRow, sheet.rows.length);
  const alone = new Map(filled.map((row) => [row, aloneIn(table, row)]));
  const isData = (row: number) => !alone.get(row) && isFilledTwice(table, row) && !isHeaderAgain(table, row);
  const found = filled.flatMap((row, index) => {
    const heading = alone.get(row);
    if (!heading) return [];
    const next = filled.slice(index + 1).find((other) => alone.get(other) || isData(other));
    return next !== undefined && isData(next) ? [heading] : [];
  });
  return canBeBlocks(table, found, filled[0]) ? found : [];
}

function filledRows({ sheet }: Table, first: number, end: number): number[] {
  const rows: number[] = [];
  for (let row = first; row < end; row += 1) if ((sheet.rows[row]?.length ?? 0) > 0) rows.push(row);
  return rows;
}

function isFilledTwice({ sheet }: Table, row: number): boolean {
  return (sheet.rows[row] ?? []).filter((cell) => cell !== null).length > 1;
}

/** From the first column on, because a note can be alone in any other. */
function aloneIn({ sheet, headers }: Table, row: number): Heading | null {
  const cells = sheet.rows[row] ?? [];
  const firstColumn = headers.findIndex((header) => header !== '');
  if (cells.findIndex((cell) => cell !== null) > firstColumn) return null;
  const name = loneName(cells);
  return name && canBeName(name.text) ? { row, ...name } : null;
}

function canBeName(text: string): boolean {
  const isValue = [isMark, isNotAvailable, isNumber, isDate].some((is) => is(text));
  const isPeriod = readMonth(text) !== null || readTime(text) !== undefined;
  const isUnitNote = isUnit(text) || unitOfHeader(text) !== null;
  return text !== '' && !isValue && !isPeriod && !isUnitNote && !isTotal(text, false) && text.length <= 120;
}

/** Fields whose column has texts of its own, so that a text alone can be a row that lacks its amount. */
const textFields = new Set<string | null>([
  'meter',
  'item',
  'invoice',
  'supplier',
  'unit',
  'currency',
  'estimated',
]);

function canBeBlocks(table: Table, found: readonly Heading[], firstFilled: number | undefined): boolean {
  const [first] = found;
  if (!first) return false;
  if (!textFields.has(table.columns[first.column]?.field ?? null)) return true;
  if (found.length < 2 || first.row !== firstFilled) return false;
  const headings = new Set(found.map(({ row }) => row));
  const values = table.sheet.rows
    .slice(table.firstRow)
    .flatMap((cells, index) => (headings.has(table.firstRow + index) ? [] : (cells[first.column] ?? [])))
    .map(String);
  // Meters have numbers, and sites among them names.
  const isOther = table.columns[first.column]?.field !== 'meter' || !values.every((text) => /\d/.test(text));
  return found.every(({ text }) => !values.includes(text) && (isOther || !/\d/.test(text)));
}

/** Above the header too, if the others have a header below them. */
function headingAbove(table: Table, found: readonly Heading[]): Heading | null {
  const { sheet, firstHeaderRow } = table;
  const hasHeaders = found.some(({ row }) => {
    const [next] = filledRows(table, row + 1, sheet.rows.length);
    return next !== undefined && isHeaderAgain(table, next);
  });
  const above = hasHeaders ? filledRows(table, 0, firstHeaderRow).at(-1) : undefined;
  return above === undefined ? null : aloneIn(table, above);
}

/** Long sheets repeat their header on each printed page, and sheets in blocks above each of them. */
export function isHeaderAgain({ sheet, firstHeaderRow, headerRow }: Table, row: number): boolean {
  const cells = sheet.rows[row] ?? [];
  if (typeof cells.find((cell) => cell !== null) !== 'string') return false;
  for (let header = firstHeaderRow; header <= headerRow; header += 1) {
    if (isSameRow(cells, sheet.rows[header] ?? [])) return true;
  }
  return false;
}

function isSameRow(cells: readonly Cell[], header: readonly Cell[]): boolean {
  if (cells.length !== header.length || header.filter((cell) => cell !== null).length < 2) return false;
  return cells.every((cell, column) => {
    const own = header[column] ?? null;
    if (cell === null || own === null) return cell === own;
    return cell === own || normalise(String(cell)) === normalise(String(own));
  });
}
