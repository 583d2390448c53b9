/** The few looks that our workbooks need. */
export const styles = [
  'plain',
  'title',
  'wrapped',
  'header',
  'text',
  'amount',
  'date',
  'wrongText',
  'wrongAmount',
  'wrongDate',
  'reason',
] as const;
export type Style = (typeof styles)[number];

export type Cell = {
  /** A number is a quantity, or the serial number of a date. */
  value: string | number | null;
  style?: Style;
  /** Shown beside the cell. */
  comment?: string;
};

/** What a range of cells takes. `list` offers the cells that the formula gives in a drop-down. */
export type Validation = {
  range: string;
  kind: 'list' | 'decimal' | 'date';
  operator?: 'greaterThanOrEqual' | 'between';
  formula: string;
  secondFormula?: string;
  hint: { title: string; text: string };
  refusal: { title: string; text: string };
};

export type SheetContent = {
  name: string;
  isHidden?: boolean;
  columns: readonly { width: number; style?: Style }[];
  /** By row number from 1. */
  rows: ReadonlyMap<number, readonly (Cell | null)[]>;
  frozenRows?: number;
  validations?: readonly Validation[];
};
