import { type CellValue, columnOf } from './cells';
import { readXml } from './xml';

/** One row that holds something; `number` as the spreadsheet shows it, cells by column from 0. */
export type SheetRow = { number: number; cells: ReadonlyMap<number, CellValue> };

export type SheetContext = { shared: readonly string[]; dateStyles: readonly boolean[] };

/** No template has more; whatever stands further right was not asked for. */
const maxColumns = 64;

type OpenCell = { column: number; type: string; style: number; text: string; hasFormula: boolean };

/**
 * Goes through the filled rows of a sheet. Texts may be shared, inline or results of formulas; rows and cells may
 * leave out their references, then they follow each other.
 */
export function readSheetRows(document: string, context: SheetContext, visit: (row: SheetRow) => void): void {
  let rowNumber = 0;
  let cells = new Map<number, CellValue>();
  let column = -1;
  let cell: OpenCell | null = null;
  let isValue = false;
  let isReading = false;
  readXml(document, {
    open: (name, attribute) => {
      if (name === 'row') {
        rowNumber = laterRow(attribute('r'), rowNumber);
        cells = new Map();
        column = -1;
      } else if (name === 'c') {
        const reference = attribute('r');
        column = reference ? columnOf(reference) : column + 1;
        const style = Number(attribute('s') ?? 0);
        cell = { column, type: attribute('t') ?? 'n', style, text: '', hasFormula: false };
      } else if (name === 'f' && cell) {
        cell.hasFormula = true;
      } else if (name === 'rPh') {
        isReading = true;
      }
      isValue = name === 'v' || (name === 't' && !isReading);
    },
    text: (text) => {
      if (isValue && cell) cell.text += text;
    },
    close: (name) => {
      isValue = false;
      if (name === 'rPh') isReading = false;
      if (name === 'c' && cell) {
        const value = cellValue(cell, context);
        if (value && cell.column < maxColumns) cells.set(cell.column, value);
        cell = null;
      }
      if (name === 'row' && cells.size > 0) visit({ number: rowNumber, cells });
    },
  });
}

/** Rows go down the sheet; a number that does not, or is none, is as if it were not there. */
function laterRow(reference: string | undefined, previous: number): number {
  const number = Number(reference);
  return Number.isSafeInteger(number) && number > previous ? number : previous + 1;
}

/** Undefined for an empty cell, also where a formula has the empty text as its result. */
function cellValue(cell: OpenCell, { shared, dateStyles }: SheetContext): CellValue | undefined {
  const { type, text, style, hasFormula } = cell;
  if (text === '') return hasFormula && type !== 'str' ? { kind: 'uncalculated' } : undefined;
  switch (type) {
    case 's':
      return textValue(shared[Number(text)] ?? '');
    case 'inlineStr':
    case 'str':
      return textValue(text);
    case 'b':
      return { kind: 'boolean', value: text.trim() === '1' };
    case 'e':
      return { kind: 'error', value: text };
    case 'd':
      return { kind: 'date', value: text.slice(0, 10) };
    default: {
      const value = Number(text);
      return Number.isFinite(value)
        ? { kind: 'number', value, isDate: dateStyles[style] ?? false }
        : { kind: 'error', value: text };
    }
  }
}

/**
 * Blank texts are empty cells. Characters that XML cannot hold are written as `_x000D_`; those that a database
 * cannot hold either are dropped.
 */
function textValue(text: string): CellValue | undefined {
  const value = text
    .replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\0|\p{Surrogate}/gu, '');
  return value.trim() === '' ? undefined : { kind: 'text', value };
}
