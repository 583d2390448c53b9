import type { Locale } from '#api/contract/messages';

const regions = { en: 'en-GB', pl: 'pl-PL' } as const;

/**
 * A figure as text, for the API fields named `formatted…` (specification 000, section 3): tonnes from one tonne on,
 * with decimals by size. All other figures of the API are unrounded numbers.
 */
export function formattedEmissions(kgCo2e: number, locale: Locale): string {
  const isTonnes = Math.abs(kgCo2e) >= 1000;
  const amount = isTonnes ? kgCo2e / 1000 : kgCo2e;
  const digits = decimals(Math.abs(amount));
  const number = new Intl.NumberFormat(regions[locale], {
    maximumFractionDigits: digits,
    useGrouping: 'always',
  }).format(amount);
  return `${number}\u00a0${isTonnes ? 't' : 'kg'} CO₂e`;
}

function decimals(size: number): number {
  if (size === 0 || size >= 99.95) return 0;
  return size < 9.995 ? 2 : 1;
}
