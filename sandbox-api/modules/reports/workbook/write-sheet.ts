import type { WorkbookCell, WorkbookSheet } from '#api/domain/reports/workbook/sheet';
import { escapeXml } from '#api/kernel/files/escape-xml';
import { type Look, styleOf } from './workbook-styles';

/** The most letters that a cell may hold. */
const longestText = 32_767;
/** In letters. */
const widths = { narrowest: 9, number: 14, widest: 80 };
/** Of a line, in points. */
const lineHeight = 15;

/** Each text once in a workbook; cells name it by its number. */
export class SharedTexts {
  private readonly numbers = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const next = this.numbers.size;
    this.numbers.set(text, next);
    return next;
  }

  part(namespace: string): string {
    const items = Array.from(
      this.numbers.keys(),
      (text) => `<si><t xml:space="preserve">${writtenText(text)}</t></si>`,
    );
    return `<sst xmlns="${namespace}" uniqueCount="${items.length}">${items.join('')}</sst>`;
  }
}

/** What looks like the code of a character must not be read as one. */
function writtenText(text: string): string {
  return escapeXml(text).replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');
}

/** The column's letters, from 0 = A. */
export function columnName(column: number): string {
  const known = columnNames[column] ?? lettersOf(column);
  columnNames[column] = known;
  return known;
}

/** Every cell asks for its own. */
const columnNames: string[] = [];

function lettersOf(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest >= 0 ? columnName(rest) : '') + String.fromCharCode(65 + (column % 26));
}

const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';

/** The part of one sheet, without its first line. The elements' order is the format's. */
export function sheetPart(sheet: WorkbookSheet, texts: SharedTexts, namespace: string): string {
  const { rows, headRow, filter, noteRows = [] } = sheet;
  const columns = widthsOf(sheet);
  const last = columnName(columns.length - 1);
  const merged = noteRows.map((row) => `<mergeCell ref="A${row}:${last}${row}"/>`);
  const elements: string[] = [];
  for (const [index, row] of rows.entries()) addRow(elements, row, index + 1, { sheet, texts, columns });
  return [
    `<worksheet xmlns="${namespace}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`,
    `<dimension ref="A1:${last}${rows.length}"/>`,
    `<sheetViews><sheetView workbookViewId="0">${headRow === 1 ? pane : ''}</sheetView></sheetViews>`,
    `<cols>${columns.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`,
    `<sheetData>${elements.join('')}</sheetData>`,
    filter ? `<autoFilter ref="${filter}"/>` : '',
    merged.length > 0 ? `<mergeCells count="${merged.length}">${merged.join('')}</mergeCells>` : '',
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>',
  ].join('');
}

function widthsOf({ rows, headRow }: WorkbookSheet): number[] {
  const count = Math.max(1, ...rows.map((row) => row.length));
  const found = new Array<number>(count).fill(widths.narrowest);
  // A text alone in its row runs over the cells beside it, and a head goes over several lines.
  for (const [index, row] of rows.entries())
    if (row.length > 1)
      for (const [column, cell] of row.entries())
        found[column] = Math.max(found[column] ?? 0, widthOf(cell, index + 1 === headRow));
  return found.map((width) => width + 2);
}

function widthOf(cell: WorkbookCell, isHead: boolean): number {
  if (cell === null) return 0;
  if (typeof cell !== 'string') return widths.number;
  if (!isHead && !cell.includes('\n')) return Math.min(widths.widest, cell.length);
  const parts = isHead ? cell.split(/[ -]/) : cell.split('\n');
  return Math.min(widths.widest, Math.max(...parts.map(({ length }) => length)));
}

/** In how many lines of so many letters a text is read. */
function linesIn(text: string, letters: number): number {
  let count = 0;
  for (const part of text.split('\n')) {
    let free = 0;
    for (const { length } of part.split(' ')) {
      if (free < length + 1) {
        count += Math.max(1, Math.ceil(length / letters));
        free = letters;
      }
      free -= length + 1;
    }
  }
  return count;
}

type Place = { sheet: WorkbookSheet; texts: SharedTexts; columns: readonly number[] };

/** How a row looks, and its height where it is more than a line: not every spreadsheet fits rows to their texts. */
function rowLook(row: readonly WorkbookCell[], number: number, { sheet, columns }: Place) {
  const { headRow, boldRows = [], noteRows = [] } = sheet;
  const isNote = noteRows.includes(number);
  const look: Look = isNote
    ? 'lines'
    : number === headRow
      ? 'head'
      : boldRows.includes(number)
        ? 'bold'
        : 'plain';
  const all = isNote ? columns.reduce((sum, width) => sum + width, 0) : 0;
  let lines = 1;
  for (const [column, cell] of row.entries())
    if (typeof cell === 'string' && (look === 'head' || isNote || lookOf(cell) === 'lines'))
      lines = Math.max(lines, linesIn(cell, isNote ? all : (columns[column] ?? widths.widest)));
  return { look, height: lines > 1 ? ` ht="${lines * lineHeight}" customHeight="1"` : '' };
}

/** Short pieces that are joined once: longer ones of them, joined again, take twice the time. */
function addRow(to: string[], row: readonly WorkbookCell[], number: number, place: Place): void {
  const { look, height } = rowLook(row, number, place);
  to.push(`<row r="${number}"${height}>`);
  for (const [column, cell] of row.entries())
    if (cell !== null && cell !== '') {
      to.push('<c r="', columnName(column), String(number), '" s="');
      addCell(to, cell, { look, texts: place.texts });
    }
  to.push('</row>');
}

/** A text stays a text because of its type, whatever its first character. */
function addCell(
  to: string[],
  cell: Exclude<WorkbookCell, null>,
  { look, texts }: { look: Look; texts: SharedTexts },
): void {
  if (typeof cell === 'string') {
    const style = styleOf(look === 'plain' ? lookOf(cell) : look);
    to.push(String(style), '" t="s"><v>', String(texts.numberOf(cell.slice(0, longestText))), '</v></c>');
    return;
  }
  to.push(String(styleOf(look, cell.format)), '">');
  if ('formula' in cell) to.push('<f>', escapeXml(cell.formula), '</f>');
  to.push('<v>', String(cell.value), '</v></c>');
}

function lookOf(text: string): Look {
  if (/^[=+\-@\t\r]/.test(text)) return 'quoted';
  return text.length > widths.widest || text.includes('\n') ? 'lines' : 'text';
}
