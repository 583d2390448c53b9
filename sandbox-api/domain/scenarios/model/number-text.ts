import type { Locale } from '#api/contract/messages';
import { Decimal } from '#api/domain/units/decimal';

const mostDecimals = 6;

const marks: Record<Locale, { group: string; point: string }> = {
  en: { group: ',', point: '.' },
  pl: { group: '\u00a0', point: ',' },
};

/** A number within a formula, in the reader's language: with enough digits to recalculate it. */
export function numberText(value: Decimal, language: Locale): string {
  const digits = value.abs().gte(1)
    ? value.toDecimalPlaces(mostDecimals)
    : value.toSignificantDigits(mostDecimals);
  const [whole = '0', fraction] = digits.abs().toFixed().split('.');
  const { group, point } = marks[language];
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
  const sign = digits.isNegative() && !digits.isZero() ? '\u2212' : '';
  return `${sign}${grouped}${fraction ? `${point}${fraction}` : ''}`;
}

/** For the wire: a number without the sign that decimals keep on zero. */
export function plain(value: Decimal | null | undefined): number | null {
  return value === null || value === undefined ? null : value.toNumber() + 0;
}

export function isDecimal(value: unknown): value is Decimal {
  return Decimal.isDecimal(value);
}
