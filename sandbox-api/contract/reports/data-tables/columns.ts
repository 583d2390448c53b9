/** A word or a sentence in both languages of the product. */
type Text = { en: string; pl: string };

/**
 * `number` is exact in the API and in CSV: a decimal string with every digit. SQLite keeps it as REAL, which
 * sums, sorts and compares like a number and holds 15 significant digits. Where a figure can have more and an
 * auditor adds them up, a `text` column beside it, named `…_exact`, has all of them. TEXT alone would sort 9
 * after 10; NUMERIC would turn a long text into REAL and silently lose its digits.
 */
export type ColumnType = 'text' | 'integer' | 'number' | 'date';

export type ColumnDefinition = {
  type: ColumnType;
  meaning: Text;
  /** Of the numbers in it; null where there is none, or another column names it. */
  unit: string | Text | null;
  /** Identifies the row; several together. */
  isKey?: boolean;
  /** Table whose key of the same name it holds. */
  references?: string;
};

export type TableDefinition = { meaning: Text; columns: Record<string, ColumnDefinition> };

type More = Partial<Pick<ColumnDefinition, 'unit' | 'isKey' | 'references'>>;

const columnOf =
  (type: ColumnType) =>
  (en: string, pl: string, more: More = {}): ColumnDefinition => ({
    type,
    meaning: { en, pl },
    unit: null,
    ...more,
  });

export const text = columnOf('text');
export const integer = columnOf('integer');
export const number = columnOf('number');
export const date = columnOf('date');

/** 1 = yes, 0 = no: the only form that SQLite and spreadsheets write alike. */
export const flag = (en: string, pl: string): ColumnDefinition =>
  integer(`${en} (1 = yes, 0 = no)`, `${pl} (1 = tak, 0 = nie)`);
