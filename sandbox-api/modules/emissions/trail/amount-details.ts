import type { AmountFrom } from '#api/contract/activity-data/worked-out-amounts';
import type { AmountWorking, EntryDetail } from '#api/contract/emissions/emissions';
import type { Locale } from '#api/contract/messages';
import { type AmountInputs, amountWorking } from '#api/domain/emissions/entered/worked-out-amount';
import { decimal } from '#api/domain/units/decimal';
import { localSymbol } from '#api/domain/units/local-symbol';

const labels: Record<Locale, Record<AmountFrom, string>> = {
  en: { spend: 'Estimated from spend', distance: 'Estimated from distance and fuel economy' },
  pl: {
    spend: 'Oszacowano na podstawie wydatku',
    distance: 'Oszacowano na podstawie przebiegu i zużycia paliwa',
  },
};

/** How the amount of a row was estimated, with units in the reader's language. Null if it was measured. */
export function writtenWorking(row: AmountInputs, unitSymbol: string, locale: Locale): AmountWorking | null {
  const working = amountWorking(row, localSymbol(unitSymbol, locale));
  if (!working) return null;
  const { from, quantity, unit, steps } = working;
  const written = steps.map((step) => ({ ...step, value: plain(step.value) }));
  return { from, quantity: plain(quantity), unit, steps: written };
}

/** The same on one line: `1250 PLN ÷ 6.25 PLN/l`. */
export function workingDetails(working: AmountWorking | null, locale: Locale): EntryDetail[] {
  if (!working) return [];
  const number = (value: string) => (locale === 'pl' ? value.replace('.', ',') : value);
  const steps = working.steps.map(
    ({ operation, value, unit }) => `${operation === 'times' ? '×' : '÷'} ${number(value)} ${unit}`,
  );
  const value = [`${number(working.quantity)} ${working.unit}`, ...steps].join(' ');
  return [{ label: labels[locale][working.from], value }];
}

const plain = (value: string) => decimal(value).toString();
