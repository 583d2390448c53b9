import { columnName, columnOf } from './cells';
import { WorkbookProblem } from './workbook-problem';
import { attributeOf, maxWrittenLength, soundXml } from './xml';

/** What a workbook may still hold. */
export type Allowance = { elements: number; cells: number; strings: number; textLength: number };

/**
 * A file of 5,000 rows has 30,000 cells. A million empty rows are allowed, because spreadsheets keep them
 * after whole columns were formatted.
 */
export const newAllowance = (): Allowance => ({
  elements: 3_000_000,
  cells: 200_000,
  strings: 200_000,
  textLength: 8_000_000,
});

/** Letters that a spreadsheet can hold in a cell. */
const maxCellLength = 32_767;

/** No template has more; whatever stands further right was not asked for. */
const maxColumns = 64;

/** Replaces the result of a formula that was never calculated. */
export const uncalculated = 'uncalculated';

/** Rows that a spreadsheet has. */
const maxRow = 1_048_576;

/** Elements that are found here were seen to be closed, and have no prefix: no search goes further than their end. */
const rowOrCell = /<row(?=[\s/>])([^>]*)>|<c(?=[\s/>])([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g;
const sharedString = /<si(?=[\s/>])[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g;
const inlineString = /<is(?:\s[^>]*)?(?<!\/)>([\s\S]*?)<\/is>/;
const cellValue = /<v(?:\s[^>]*)?(?<!\/)>([^<]*)</;
const formula = /<f(?=[\s/>])/;
/** How a word is read, which is no part of it. */
const reading = /<rPh(?:\s[^>]*)?(?<!\/)>[\s\S]*?<\/rPh>/g;
const piece = /<t(?:\s[^>]*)?(?<!\/)>([^<]*)</g;
const decimal = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i;

/**
 * A sheet of nothing but filled cells, each with its place. Rows and cells may leave that out, then they follow each
 * other; a row that goes back up does not overwrite another one.
 */
export function plainSheet(document: string, allowance: Allowance): string {
  const sound = soundXml(document, (name, attributes) => {
    spend(allowance, 'elements', 1);
    if (name === 'c' && !attributes.endsWith('/')) spend(allowance, 'cells', 1);
  });
  const rows: string[] = [];
  let cells: string[] = [];
  let [row, column] = [0, -1];
  const endRow = () => {
    if (cells.length > 0) rows.push(`<row r="${row}">${cells.join('')}</row>`);
    cells = [];
  };
  for (const [, rowAttributes, attributes = '', content = ''] of sound.matchAll(rowOrCell)) {
    if (rowAttributes !== undefined) {
      endRow();
      row = laterRow(attributeOf(rowAttributes, 'r'), row);
      column = -1;
      continue;
    }
    const reference = attributeOf(attributes, 'r');
    column = reference === undefined ? column + 1 : columnOf(reference);
    // A value that stands nowhere must not be lost in silence.
    if (column < 0 || row === 0) throw new WorkbookProblem('broken');
    const cell = column < maxColumns ? plainCell(attributes, content, `${columnName(column)}${row}`) : '';
    if (cell === '') continue;
    spend(allowance, 'textLength', content.length);
    cells.push(cell);
  }
  endRow();
  return `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
}

/** The texts that cells refer to by number, each within what a cell can hold. */
export function plainStrings(document: string, allowance: Allowance): string {
  const sound = soundXml(document, (name) => {
    spend(allowance, 'elements', 1);
    if (name === 'si') spend(allowance, 'strings', 1);
  });
  const strings: string[] = [];
  for (const [, content = ''] of sound.matchAll(sharedString)) {
    spend(allowance, 'textLength', content.length);
    strings.push(`<si><t xml:space="preserve">${plainText(content)}</t></si>`);
  }
  return `<sst>${strings.join('')}</sst>`;
}

function spend(allowance: Allowance, kind: keyof Allowance, amount: number): void {
  allowance[kind] -= amount;
  if (allowance[kind] < 0) throw new WorkbookProblem('unpacksTooLarge');
}

/** Rows go down the sheet; a number that does not, or is none, is as if it were not there. */
function laterRow(reference: string | undefined, previous: number): number {
  const number = Number(reference);
  return Number.isInteger(number) && number > previous && number <= maxRow ? number : previous + 1;
}

/** Empty for a cell that says nothing, also where a formula has the empty text as its result. */
function plainCell(attributes: string, content: string, reference: string): string {
  const type = attributeOf(attributes, 't') ?? 'n';
  const style = attributeOf(attributes, 's') ?? '0';
  const start = `<c r="${reference}" s="${style}"`;
  if (type === 'inlineStr') return textCell(start, plainText(inlineString.exec(content)?.[1] ?? ''));
  const value = cellValue.exec(content)?.[1] ?? '';
  // The library reads what entities there are twice in the result of a formula, and once in a text of the cell.
  if (type === 'str') return textCell(start, withinCell(value));
  if (value === '') return formula.test(content) ? `${start} t="e"><v>${uncalculated}</v></c>` : '';
  const isReadable = type !== 'n' || (decimal.test(value) && Number.isFinite(Number(value)));
  return `${start} t="${isReadable ? type : 'e'}"><v>${withinCell(value)}</v></c>`;
}

function textCell(start: string, text: string): string {
  return text === '' ? '' : `${start} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** The text of a string, which may be of pieces that look different. */
function plainText(content: string): string {
  return withinCell(Array.from(content.replace(reading, '').matchAll(piece), ([, text]) => text).join(''));
}

function withinCell(text: string): string {
  if (text.length <= maxCellLength) return text;
  if (text.length > maxWrittenLength) throw new WorkbookProblem('unpacksTooLarge');
  if (text.replace(/&\w+;|_x[\da-f]{4}_/gi, ' ').length > maxCellLength)
    throw new WorkbookProblem('unpacksTooLarge');
  return text;
}
