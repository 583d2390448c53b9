import type { EntryDetail } from '#api/contract/emissions/emissions';
import type { Locale } from '#api/contract/messages';
import type { StoredCreditNote } from '#api/db/credit-notes';
import { type Decimal, decimal, sum } from '#api/domain/units/decimal';
import { localSymbol } from '#api/domain/units/local-symbol';

const labels: Record<Locale, { note: string; corrects: string; together: string }> = {
  en: {
    note: 'Credit note',
    corrects: 'Credit note for the entry of the same dates',
    together: 'Net of credit notes',
  },
  pl: {
    note: 'Faktura korygująca',
    corrects: 'Faktura korygująca do wpisu z tych samych dni',
    together: 'Po uwzględnieniu faktur korygujących',
  },
};

const separators: Record<Locale, { group: string; point: string }> = {
  en: { group: ',', point: '.' },
  pl: { group: '\u00a0', point: ',' },
};

type Corrected = { value: string; carbonEquivalentKg: string; correctsId: number | null };
type Written = { creditNotes: readonly StoredCreditNote[]; unitSymbol: string; locale: Locale };

/** The credit notes of an entry and what is left after them. For a credit note, the entry says that it is one. */
export function creditNoteDetails(
  row: Corrected,
  { creditNotes, unitSymbol, locale }: Written,
): EntryDetail[] {
  const words = labels[locale];
  const digits = (value: Decimal) => {
    const [whole = '', ...decimals] = value.toDecimalPlaces(3).toString().replace('-', '−').split('.');
    const { group, point } = separators[locale];
    return [whole.replaceAll(/\B(?=(\d{3})+$)/g, group), ...decimals].join(point);
  };
  const both = ({ value, carbonEquivalentKg }: Amounts) =>
    `${digits(value)} ${localSymbol(unitSymbol, locale)}, ${digits(carbonEquivalentKg)} kg CO₂e`;
  if (row.correctsId !== null) return [{ label: words.corrects, value: both(amountsOf(row)) }];
  if (creditNotes.length === 0) return [];
  const all = [row, ...creditNotes].map(amountsOf);
  return [
    ...creditNotes.map((note) => ({
      label: [words.note, note.reference].filter(Boolean).join(' '),
      value: both(amountsOf(note)),
    })),
    {
      label: words.together,
      value: both({
        value: sum(all.map(({ value }) => value)),
        carbonEquivalentKg: sum(all.map((one) => one.carbonEquivalentKg)),
      }),
    },
  ];
}

type Amounts = { value: Decimal; carbonEquivalentKg: Decimal };

const amountsOf = ({ value, carbonEquivalentKg }: Omit<Corrected, 'correctsId'>): Amounts => ({
  value: decimal(value),
  carbonEquivalentKg: decimal(carbonEquivalentKg),
});
