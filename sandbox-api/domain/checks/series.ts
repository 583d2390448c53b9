import { type IsoDate, previousDay } from '#api/domain/calendar/calendar';
import { groupBy } from '#api/domain/reviews/groups';
import { monthsOf, type Range } from '#api/domain/reviews/ranges';
import { baseAmount, type Comparable, perDay } from './comparable';

/** Use per day of an entry, or the price of a unit. */
export type Ranked = { entry: Comparable; amount: number };

/**
 * Entries of one source, ordered so that an entry finds its comparisons without scanning all of them: a file
 * brings thousands of one source.
 */
export interface Series {
  /** Entries of the meter that share a day with the range. */
  touching(meter: string, range: Range): Comparable[];
  withInvoice(meter: string, reference: string): readonly Comparable[];
  /** Those of the meter with the same first and last day. */
  ofSameDays(of: Comparable): readonly Comparable[];
  /** Those of them with the same invoice, or that may have the same amount, in whatever unit. */
  alike(of: Comparable): Iterable<Comparable>;
  /** Use per day of those of the meter that are measured and billed alike, the highest first. */
  uses(of: Comparable): readonly Ranked[];
  /** Prices of the meter in the same currency and unit, the lowest first. */
  prices(of: Comparable): readonly Ranked[];
  /** The one that reaches furthest of those that start before a day, of the meter or of none. */
  lastBefore(meter: string, day: IsoDate): Comparable | undefined;
}

export function seriesOf(entries: readonly Comparable[]): Series {
  const byMonth = groupBy(
    entries.flatMap((entry) => monthsOf(entry).map((month) => ({ key: `${entry.meter} ${month}`, entry }))),
    ({ key }) => key,
  );
  const byInvoice = groupBy(entries, ({ meter, reference }) => `${meter} ${reference ?? ''}`);
  const byDays = groupBy(entries, daysKey);
  const byWritten = groupBy(entries, writtenKey);
  const byDaysAndInvoice = groupBy(entries, invoiceKey);
  const amounts = ranked(entries, (entry) => ({ key: daysKey(entry), amount: baseAmount(entry) }));
  const uses = ranked(entries, (entry) => ({ key: useKey(entry), amount: perDay(entry) }));
  for (const ofMeter of uses.values()) ofMeter.reverse();
  const prices = ranked(entries, (entry) => ({
    key: priceKey(entry),
    amount: entry.price?.perUnit ?? null,
  }));
  const starts = new Map([
    ...[...groupBy(entries, ({ meter }) => meter)].map(
      ([meter, ofMeter]) => [meter, reaching(ofMeter)] as const,
    ),
    [anyMeter, reaching(entries)] as const,
  ]);
  return {
    touching(meter, range) {
      const near = monthsOf(range).flatMap((month) => byMonth.get(`${meter} ${month}`) ?? []);
      const found = new Set(near.map(({ entry }) => entry));
      return [...found].filter(
        ({ startDate, endDate }) => startDate <= range.endDate && endDate >= range.startDate,
      );
    },
    withInvoice: (meter, reference) => byInvoice.get(`${meter} ${reference}`) ?? [],
    ofSameDays: (of) => byDays.get(daysKey(of)) ?? [],
    alike: (of) =>
      new Set([
        ...(byWritten.get(writtenKey(of)) ?? []),
        ...nearAmounts(amounts.get(daysKey(of)) ?? [], baseAmount(of)),
        ...(of.reference === null ? [] : (byDaysAndInvoice.get(invoiceKey(of)) ?? [])),
      ]),
    uses: (of) => uses.get(useKey(of)) ?? [],
    prices: (of) => prices.get(priceKey(of)) ?? [],
    lastBefore(meter, day) {
      const meters = meter === '' ? [anyMeter] : [meter, ''];
      const found = meters.flatMap((one) => lastStarting(starts.get(one) ?? [], previousDay(day)) ?? []);
      return found.reduce<Comparable | undefined>(further, undefined);
    },
  };
}

/** No meter has it as its number: numbers are trimmed. */
const anyMeter = ' ';

const daysKey = ({ meter, startDate, endDate }: Comparable) => `${startDate} ${endDate} ${meter}`;
/** Also finds those without an amount. */
const writtenKey = (entry: Comparable) => `${entry.value} ${entry.unitSymbol} ${daysKey(entry)}`;

const invoiceKey = (entry: Comparable) => `${daysKey(entry)} ${entry.reference ?? ''}`;

/** A delivery is on one day and lasts for many, so its use per day cannot be compared with a bill's. */
const useKey = ({ kind, meter, unit }: Comparable) => `${kind} ${unit?.dimension ?? ''} ${meter}`;
const priceKey = ({ meter, unit, price }: Comparable) =>
  `${price?.currency ?? ''} ${unit?.id ?? ''} ${meter}`;

function ranked(
  entries: readonly Comparable[],
  rank: (entry: Comparable) => { key: string; amount: number | null },
): Map<string, Ranked[]> {
  const all = entries.flatMap((entry) => {
    const { key, amount } = rank(entry);
    return amount === null ? [] : [{ key, entry, amount }];
  });
  return groupBy(
    all.sort((one, other) => one.amount - other.amount),
    ({ key }) => key,
  );
}

/** Somewhat wider than what counts as equal. */
const tolerance = 2e-9;

/** Of amounts in ascending order, those near one. */
function nearAmounts(sorted: readonly Ranked[], amount: number | null): Comparable[] {
  if (amount === null) return [];
  const [low, high] = [amount - tolerance * Math.abs(amount), amount + tolerance * Math.abs(amount)];
  const near: Comparable[] = [];
  for (let at = firstFrom(sorted, low); at < sorted.length; at += 1) {
    const one = sorted[at];
    if (!one || one.amount > high) break;
    near.push(one.entry);
  }
  return near;
}

function firstFrom(sorted: readonly Ranked[], amount: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.amount ?? 0) < amount) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** By their first day, each with the entry that reaches furthest up to there. */
type Reaching = { startDate: IsoDate; furthest: Comparable };

function reaching(entries: readonly Comparable[]): Reaching[] {
  const sorted = [...entries].sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  let furthest: Comparable | undefined;
  return sorted.map((entry) => {
    furthest = further(furthest, entry);
    return { startDate: entry.startDate, furthest };
  });
}

function further(one: Comparable | undefined, other: Comparable): Comparable {
  return one && one.endDate >= other.endDate ? one : other;
}

/** The one that reaches furthest of those that start on the day or before it. */
function lastStarting(sorted: readonly Reaching[], day: IsoDate): Comparable | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.startDate ?? '') <= day) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1]?.furthest;
}
