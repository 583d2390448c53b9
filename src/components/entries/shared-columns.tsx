import type { DataColumn } from '@/components/data-table/columns';
import { Figure } from '@/components/ui/figure';
import { chooseEmissionUnit } from '@/lib/format/emissions';
import type { Formatters } from '@/lib/format/formatters';
import type { CreditedRow, EntryRow, ExtraField, NamedText } from './entry-kind';
import { filledTexts } from './extra-texts';
import { lessCreditNotes } from './less-credit-notes';

/**
 * The digits of an amount as on a meter or a bill. The stored amount may have more; a small one is never shown as
 * zero.
 */
const amountStyle = { maxDecimals: 3, isNeverZero: true };

export function amountText(format: Formatters, value: number, unitSymbol: string): string {
  return `${format.number(value, amountStyle)}\u00a0${unitSymbol}`;
}

export function amountColumn<Row extends CreditedRow>(
  format: Formatters,
  { header, credited }: { header: string; credited: (texts: { amount: string; taken: string }) => string },
  /** A note about the amount itself: that it was not metered. */
  markOf?: (row: Row) => { short: string; full: string } | null,
): DataColumn<Row> {
  return {
    id: 'amount',
    header,
    width: '21%',
    isNumeric: true,
    cell: (row) => {
      const { unitSymbol, creditNotes } = row;
      const { value } = lessCreditNotes(row);
      const marks = [
        markOf?.(row),
        creditNotes.length > 0 ? creditedMark(row, value, { format, credited }) : null,
      ].filter((mark) => mark !== null && mark !== undefined);
      // In a narrow window, "(gross CV)" wraps to the next line; the number stays with its unit.
      const [unit, ...basis] = unitSymbol.split(' ');
      return (
        <>
          <span className="whitespace-nowrap">
            {format.number(value, amountStyle)}
            <span className="text-ink-muted">{`\u00a0${unit}`}</span>
          </span>{' '}
          <span className="whitespace-nowrap text-ink-muted">{basis.join(' ')}</span>
          {marks.map(({ short, full }) => (
            <span key={short} className="block whitespace-nowrap text-ink-muted text-xs" title={full}>
              {short}
            </span>
          ))}
        </>
      );
    },
  };
}

type Credited = { format: Formatters; credited: (texts: { amount: string; taken: string }) => string };

/** The billed amount, and what credit notes deduct from it. */
function creditedMark({ value, unitSymbol }: CreditedRow, left: number, { format, credited }: Credited) {
  const number = (amount: number) => format.number(amount, amountStyle);
  return {
    short: `${number(value)} − ${number(value - left)}`,
    full: credited({
      amount: amountText(format, value, unitSymbol),
      taken: amountText(format, value - left, unitSymbol),
    }),
  };
}

/**
 * The invoice, followed by the texts that only this kind has; separate columns would push the figures out of a
 * narrow window.
 */
export function referenceColumn<Row extends { reference: string | null }>(
  header: string,
  extraFields: readonly ExtraField[] = [],
  /** Additional texts of some rows, in words. */
  moreOf: (row: Row) => readonly NamedText[] = () => [],
): DataColumn<Row> {
  return {
    id: 'reference',
    header,
    cell: (row) => {
      const texts: NamedText[] = [...filledTexts(extraFields, row), ...moreOf(row)];
      const all = [row.reference, ...texts.map(({ label, text }) => `${label}: ${text}`)].filter(Boolean);
      return (
        <span className="block max-w-28 truncate xl:max-w-40" title={all.join(', ') || undefined}>
          {row.reference ?? <span className="text-ink-muted">–</span>}
          {texts.map(({ name, label, text }) => (
            <span key={name} className="text-ink-muted text-xs">
              {' · '}
              <span className="sr-only">{`${label}: `}</span>
              {text}
            </span>
          ))}
        </span>
      );
    },
  };
}

export function periodColumn<Row extends { startDate: string; endDate: string }>(
  format: Formatters,
  header: string,
): DataColumn<Row> {
  return {
    id: 'date',
    header,
    isSortable: true,
    cell: ({ startDate, endDate }) => daysCell(format, startDate, endDate),
  };
}

/** In a narrow window, the last day wraps below before the figures leave the table; a day stays with its year. */
export function daysCell(format: Formatters, startDate: string, endDate: string) {
  return (
    <span className="figures xl:whitespace-nowrap">
      {format.dateRange(startDate, endDate, 'DD MMM YYYY').replaceAll(' ', '\u00a0').replace('–\u00a0', '– ')}
    </span>
  );
}

/** Emissions of the page in one unit. Each figure opens its calculation trail. */
export function emissionColumn<Row extends EntryRow>(
  rows: readonly Row[],
  format: Formatters,
  header: string,
  onOpenTrail: (row: Row) => void,
  { rowLabel }: { rowLabel: (row: Row) => string },
): DataColumn<Row> {
  const unit = chooseEmissionUnit(rows.map(emissionsLeft));
  return {
    id: 'emissions',
    header,
    isSortable: true,
    unit,
    // In a narrow window, the header wraps before the figures leave the table.
    width: 'clamp(7.5rem, 11vw, 9.5rem)',
    isNumeric: true,
    cell: (row) => (
      <Figure
        value={format.emissions(emissionsLeft(row), unit).value}
        label={rowLabel(row)}
        onOpen={() => onOpenTrail(row)}
      />
    ),
  };
}

/** kg CO2e, reduced by credit notes if the kind has them. */
function emissionsLeft(row: EntryRow | CreditedRow): number {
  return 'creditNotes' in row ? lessCreditNotes(row).carbonEquivalent : row.carbonEquivalent;
}
