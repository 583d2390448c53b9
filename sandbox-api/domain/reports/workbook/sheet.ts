import type { Decimal } from '#api/domain/units/decimal';

/** Number formats: codes of Office Open XML, which a spreadsheet shows in the reader's own notation. */
export const formats = {
  tonnes: '#,##0.000',
  kilograms: '#,##0.000000',
  amount: '#,##0.######',
  factor: '0.##########',
  percent: '0.00%',
  part: '0.######',
  whole: '0',
  month: 'yyyy-mm',
} as const;

export type CellFormat = (typeof formats)[keyof typeof formats];

/**
 * One cell as data. A text is never a formula, whatever its first character; formulas contain only addresses
 * generated in this folder, without the equals sign, and have the ledger's figure as their value.
 */
export type WorkbookCell =
  | null
  | string
  | { value: number; format: CellFormat }
  | { formula: string; value: number; format: CellFormat };

export type WorkbookSheet = {
  name: string;
  rows: WorkbookCell[][];
  /** Number of the row that heads the columns: bold, in as many lines as it needs. The first row stays in view. */
  headRow: number;
  /** Rows that add up or entitle others. */
  boldRows?: readonly number[];
  /** Rows of one text that goes over all columns, in as many lines as it needs. */
  noteRows?: readonly number[];
  /** Cells that formulas of every sheet read by a name, as `B7`. */
  names?: readonly { name: string; cell: string }[];
  /** Range that can be filtered, as `A1:N20`. */
  filter?: string;
};

export function number(value: Decimal | number, format: CellFormat): WorkbookCell {
  return { value: Number(value), format };
}

export function formula(text: string, value: Decimal | number, format: CellFormat): WorkbookCell {
  return { formula: text, value: Number(value), format };
}

/** The first day of a month as a spreadsheet counts days: from 30 December 1899. */
export function monthCell(month: string): WorkbookCell {
  const days = (Date.parse(`${month.slice(0, 7)}-01T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
  return { value: days, format: formats.month };
}

/** A sheet's name as a formula writes it. */
export function quoted(name: string): string {
  return `'${name}'`;
}
