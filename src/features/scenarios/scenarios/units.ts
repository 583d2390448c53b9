import type { TFunction } from 'i18next';

/** Shares are shown and typed in per cent; so are rates by the year. The unit `1` alone is a plain ratio. */
export function isShare(unit: string): boolean {
  return unit === 'share' || unit.startsWith('share/') || unit.startsWith('1/');
}

const words = [
  'day',
  'days',
  'h',
  'month',
  'months',
  'pcs',
  'pers',
  'person',
  'share',
  'week',
  'weeks',
  'year',
  'years',
  'gross CV',
  'l',
] as const;

/** A unit as it is read: `money/kWh` in the company's currency, `share/year` as `%/year`. */
export function unitText(unit: string, currency: string, t: TFunction<'scenarios'>): string {
  if (unit === '1' || unit === '') return '';
  const plain = unit
    .replace(/^(share|1)(?=\/|$)/, '%')
    .replace(/\bmoney\b/, currency)
    .replace('CO2e', 'CO₂e');
  return plain
    .split(/(gross CV|[/ ])/)
    .map((part) => (words.some((word) => word === part) ? t(`units.${part as 'year'}`) : part))
    .join('');
}

/** Of what is typed in per cent; the digits that a division by 100 makes up are cut. */
export function toPercent(share: number): number {
  return Number((share * 100).toFixed(10));
}

export function fromPercent(percent: number): number {
  return Number((percent / 100).toFixed(12));
}
