import type { CreditedRow } from './entry-kind';

type Credited = Pick<CreditedRow, 'value' | 'carbonEquivalent' | 'creditNotes'>;

/** What remains of an entry, in its unit and in kg CO2e, because it is shown together with its credit notes. */
export function lessCreditNotes({ value, carbonEquivalent, creditNotes }: Credited) {
  return {
    value: totalOf(
      value,
      creditNotes.map((note) => note.value),
    ),
    carbonEquivalent: totalOf(
      carbonEquivalent,
      creditNotes.map((note) => note.carbonEquivalent),
    ),
  };
}

/** An entry cannot be deleted before the credit notes that correct it. */
export const hasCreditNotes = (row: object): boolean =>
  'creditNotes' in row && Array.isArray(row.creditNotes) && row.creditNotes.length > 0;

/** Without floating-point residue: 0.3 less 0.1 is 0.2. */
function totalOf(first: number, others: readonly number[]): number {
  return Number(others.reduce((total, other) => total + other, first).toFixed(9));
}
