import { daysInclusive, nextDay, previousDay } from '#api/domain/calendar/calendar';
import { isHandover, sharedDays } from '#api/domain/reviews/ranges';
import { type Comparable, daysOf, isSameAmount } from './comparable';
import type { Series } from './series';
import { type Warning, warningOf } from './warning';

/** The entry is recorded already, or one of the two is wrong: reported once for each other entry. */
export function sameDaysWarnings(entry: Comparable, itself: Comparable, series: Series): Warning[] {
  const warnings: Warning[] = [];
  let unrecorded = 0;
  for (const other of candidates(entry, series)) {
    if (other === itself || !isEarlier(other, entry)) continue;
    const warning = sameDaysWarning(entry, other);
    if (!warning) continue;
    if (other.index !== null) unrecorded += 1;
    if (unrecorded > maxUnrecorded) break;
    warnings.push(warning);
  }
  return warnings;
}

/**
 * Of a file with thousands of entries for the same days, such as of meters without a number, each pair would be
 * reported. Recorded entries come first, and all of them are.
 */
const maxUnrecorded = 20;

/**
 * Only bills overlap, or share an invoice over several periods. Of anything else, a file may have thousands for a day,
 * so it is compared with no more than those that can be the same.
 */
function candidates(entry: Comparable, series: Series): Iterable<Comparable> {
  if (entry.kind !== 'bill') return isOnePerPeriod(entry) ? series.ofSameDays(entry) : series.alike(entry);
  const { meter, reference } = entry;
  const ofInvoice = reference === null ? [] : series.withInvoice(meter, reference);
  return new Set([...series.touching(meter, entry), ...ofInvoice]);
}

/** Of two entries checked together, the later one is reported. */
function isEarlier(other: Comparable, entry: Comparable): boolean {
  return other.index === null || entry.index === null || other.index < entry.index;
}

function sameDaysWarning(entry: Comparable, other: Comparable): Warning | undefined {
  const isSamePeriod = entry.startDate === other.startDate && entry.endDate === other.endDate;
  const isSameInvoice = entry.reference !== null && entry.reference === other.reference;
  const hasSameInvoiceOrNone = entry.reference === other.reference;
  if (isSameAmount(entry, other)) {
    const isSameElse = entry.details === other.details && (hasSameInvoiceOrNone || entry.kind === 'bill');
    if (isSamePeriod && isSameElse) return warningOf(entry, 'duplicate', 'period', { other });
  } else {
    if (isSamePeriod && (isSameInvoice || isOnePerPeriod(entry)))
      return warningOf(entry, 'twin', 'period', { other });
    // In a file, one invoice may well bill several periods.
    if (isSameInvoice && other.index === null && entry.kind === 'bill')
      return warningOf(entry, 'sameInvoice', 'invoice', { other });
  }
  const days = sharedDays(entry, other);
  if (entry.kind !== 'bill' || days === 0 || isHandover(entry, other)) return undefined;
  return warningOf(entry, 'overlap', 'period', { other, days });
}

/** Two fills of a tank, or two trips, on one day are ordinary; two bills of a meter are not. */
function isOnePerPeriod(entry: Comparable): boolean {
  if (entry.kind === 'receipt') return entry.meter !== '';
  return entry.kind === 'bill' || daysOf(entry) > 1;
}

const shortestDays = 5;
const longestDays = 400;

export function periodWarnings(entry: Comparable): Warning[] {
  const days = daysOf(entry);
  if (entry.kind === 'bill' && days < shortestDays)
    return [warningOf(entry, 'shortPeriod', 'period', { days })];
  if (days > longestDays) return [warningOf(entry, 'longPeriod', 'period', { days })];
  return [];
}

/** Days between the previous bill and this one without a bill of the meter or of an unnamed meter. */
export function gapWarnings(entry: Comparable, series: Series): Warning[] {
  if (entry.kind !== 'bill') return [];
  const last = series.lastBefore(entry.meter, entry.startDate);
  if (!last || last.endDate >= previousDay(entry.startDate)) return [];
  const days = daysInclusive(nextDay(last.endDate), previousDay(entry.startDate));
  return [warningOf(entry, 'gap', 'period', { days, other: last })];
}

const priceTolerance = 0.5;
const fewestPrices = 3;

/** In one currency and one unit only: rates and conversions would be a guess. */
export function priceWarnings(entry: Comparable, itself: Comparable, series: Series): Warning[] {
  const { price } = entry;
  if (!price || price.perUnit <= 0) return [];
  const known = series
    .prices(entry)
    .flatMap(({ entry: other, amount }) => (other === itself ? [] : [amount]));
  const usual = medianOf(known);
  if (known.length < fewestPrices || usual <= 0) return [];
  if (Math.abs(price.perUnit - usual) <= usual * priceTolerance) return [];
  return [warningOf(entry, 'price', 'price', { found: price.perUnit, usual, ratio: price.perUnit / usual })];
}

function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
