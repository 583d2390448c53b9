import type { TFunction } from 'i18next';
import type { ComparedEntry, EntryWarning } from '#api/contract/activity-data/entry-checks';
import type { Formatters } from '@/lib/format/formatters';

type Translate = TFunction<'entries'>;

/** Ratios and daily consumption are rounded, because they are for orientation only. */
const roughly = { maxDecimals: 1, isNeverZero: true };
const asEntered = { maxDecimals: 3, isNeverZero: true };

/** The text of a warning, in one or two sentences. */
export function warningText(
  warning: EntryWarning,
  format: Formatters,
  t: Translate,
  /** For an entry that is checked together with this one: its row in the file. */
  rowOf: (index: number) => number = (index) => index + 1,
): string {
  const { code, days, ratio, found, usual, unitSymbol, likelyUnit, currency } = warning;
  const amount = (value: number | null) =>
    [format.number(value ?? 0, roughly), unitSymbol].filter(Boolean).join('\u00a0');
  const other = warning.other ? otherText(warning.other, format, t, rowOf) : '';
  const compared = {
    found: amount(found),
    usual: amount(usual),
    ratio: format.number(ratio ?? 0, roughly),
  };
  const times = warning.isPerDay ? 'perDay' : 'once';
  switch (code) {
    case 'duplicate':
    case 'twin':
      return warning.other?.index == null
        ? t(`checks.${code}`, { other })
        : t(`checks.inFile.${code}`, { other });
    case 'sameInvoice':
      return t('checks.sameInvoice', { other, invoice: warning.other?.reference ?? '' });
    case 'overlap':
    case 'gap':
      return t(`checks.${code}`, { other, count: days ?? 0 });
    case 'shortPeriod':
    case 'longPeriod':
      return t(`checks.${code}`, { count: days ?? 0 });
    case 'unitSlip': {
      const slip = t(`checks.unitSlip.${times}`, compared);
      return likelyUnit ? `${slip} ${t('checks.likelyUnit', { unit: likelyUnit })}` : slip;
    }
    case 'jump':
      return isTiny(ratio) ? t(`checks.jumpDown.${times}`, compared) : t(`checks.jump.${times}`, compared);
    case 'sentinel':
      return t('checks.sentinel', { value: format.number(found ?? 0, asEntered) });
    case 'price': {
      const price = (value: number | null) =>
        `${format.number(value ?? 0, asEntered)}\u00a0${currency ?? ''}/${unitSymbol}`;
      return t('checks.price', { found: price(found), usual: price(usual) });
    }
  }
}

/** The ratio would be shown as "< 0.1". */
function isTiny(ratio: number | null): boolean {
  return ratio !== null && ratio < 0.1;
}

/** Names the recorded entry that would be replaced: "Replace the recorded entry: INV 1, 1,000 kWh". */
export function replacedText(other: ComparedEntry, format: Formatters, t: Translate): string {
  const { startDate, endDate, reference } = other;
  const days = startDate === endDate ? format.date(startDate) : format.dateRange(startDate, endDate);
  const amount = amountText(other, format);
  return t('checks.replaceNamed', { other: [reference ?? days, amount].filter(Boolean).join(', ') });
}

function amountText({ value, unitSymbol }: ComparedEntry, format: Formatters): string {
  if (value === null) return '';
  return [format.number(value, asEntered), unitSymbol].filter(Boolean).join('\u00a0');
}

/** "01 Jan 2025 – 31 Jan 2025, 1,000 kWh, invoice INV 1" */
function otherText(
  entry: ComparedEntry,
  format: Formatters,
  t: Translate,
  rowOf: (index: number) => number,
): string {
  const { index, startDate, endDate, reference } = entry;
  const days = startDate === endDate ? format.date(startDate) : format.dateRange(startDate, endDate);
  const amount = amountText(entry, format);
  const invoice = reference === null ? '' : t('checks.invoice', { invoice: reference });
  const row = index === null ? '' : t('checks.row', { row: rowOf(index) });
  return [row, days, amount, invoice].filter(Boolean).join(', ');
}
