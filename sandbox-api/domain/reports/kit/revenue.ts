import type { Locale } from '#api/contract/messages';
import type { Decimal } from '#api/domain/units/decimal';
import type { ConversionFacts, KeyFigureFacts } from './facts';
import { plain } from './figures';
import { dayLabel } from './period';

/** An amount in one currency; `conversion` says how it came to be in this one. */
export type RevenueAmount = { value: Decimal; conversion: ConversionFacts | null };

type Stated = Pick<KeyFigureFacts, 'revenue' | 'revenueCurrency' | 'conversion'>;

/** Revenue of a year in a currency: as it is stated, or by the rate that was entered for it. No rate is ever guessed. */
export function revenueIn(figure: Stated | undefined, currency: string): RevenueAmount | null {
  if (!figure?.revenue) return null;
  const { revenue, revenueCurrency, conversion } = figure;
  if (revenueCurrency === currency) return { value: revenue, conversion: null };
  return conversion?.currency === currency ? { value: revenue.dividedBy(conversion.rate), conversion } : null;
}

/** What a sentence about a conversion says: `1 EUR = 4.2668 PLN (NBP, 31 December 2025)`. */
export function conversionValues(
  { currency, rate, day, source }: ConversionFacts,
  from: string,
  language: Locale,
) {
  return {
    other: currency,
    rate: { value: plain(rate), unit: '1' },
    currency: from,
    day: dayLabel(day, language),
    rateSource: source,
  };
}
