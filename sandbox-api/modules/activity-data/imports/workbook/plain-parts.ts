import { columnName, columnOf } from './cells';
import { WorkbookProblem } from './workbook-problem';
import { attributeOf, maxWrittenLength, soundXml } from './xml';

/** What a workbook may still hold. */
export type Allowance = { elements: number; cells: number; strings: number; textLength: number };

/**
 * A file of 5,000 rows has 30,000 cells. A million empty rows are allowed, as spreadsheets leave them behind where
 * somebody formatted whole columns.
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

/** What stands in for the result of a formula that was never calculated. */
export const uncalculated = 'uncalculated';

const rowOrCell =
  /<(?:[\w.-]+:)?row\b([^>]*)>|<(?:[\w.-]+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:[\w.-]+:)?c>)/g;

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
    column = reference ? columnOf(reference) : column + 1;
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
  const sound = soundXml(document, () => spend(allowance, 'elements', 1));
  const strings: string[] = [];
  for (const [, content = ''] of sound.matchAll(
    /<(?:[\w.-]+:)?si\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:[\w.-]+:)?si>)/g,
  )) {
    spend(allowance, 'strings', 1);
    spend(allowance, 'textLength', content.length);
    strings.push(`<si>${withinCell(content)}</si>`);
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
  return Number.isSafeInteger(number) && number > previous ? number : previous + 1;
}

/** Empty for a cell that says nothing, also where a formula has the empty text as its result. */
function plainCell(attributes: string, content: string, reference: string): string {
  const type = attributeOf(attributes, 't') ?? 'n';
  const style = attributeOf(attributes, 's') ?? '0';
  const start = `<c r="${reference}" s="${style}"`;
  if (type === 'inlineStr') {
    const [, text = ''] = /<(?:[\w.-]+:)?is\b[^>]*>([\s\S]*)<\/(?:[\w.-]+:)?is>/.exec(content) ?? [];
    return text === '' ? '' : `${start} t="inlineStr"><is>${withinCell(text)}</is></c>`;
  }
  const [, value = ''] = /<(?:[\w.-]+:)?v\b[^>]*>([^<]*)</.exec(content) ?? [];
  // The library reads what entities there are twice in the result of a formula, and once in a text of the cell.
  if (type === 'str')
    return value === '' ? '' : `${start} t="inlineStr"><is><t>${withinCell(value)}</t></is></c>`;
  if (value === '')
    return /<(?:[\w.-]+:)?f\b/.test(content) ? `${start} t="e"><v>${uncalculated}</v></c>` : '';
  const isNumber = type !== 'n' || Number.isFinite(Number(value));
  return `${start} t="${isNumber ? type : 'e'}"><v>${withinCell(value)}</v></c>`;
}

function withinCell(content: string): string {
  if (content.length <= maxCellLength) return content;
  if (content.length > maxWrittenLength) throw new WorkbookProblem('unpacksTooLarge');
  const text = content.replace(/<[^>]*>/g, '').replace(/&\w+;|_x[\da-f]{4}_/gi, ' ');
  if (text.length > maxCellLength) throw new WorkbookProblem('unpacksTooLarge');
  return content;
}
