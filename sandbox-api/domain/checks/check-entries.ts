import type { EntryWarningCode } from '#api/contract/activity-data/entry-checks';
import { groupBy } from '#api/domain/reviews/groups';
import type { Unit } from '#api/domain/units/units';
import type { Comparable } from './comparable';
import { gapWarnings, periodWarnings, priceWarnings, sameDaysWarnings } from './same-days';
import { isSentinel } from './sentinels';
import { type Series, seriesOf } from './series';
import { usualUseWarnings } from './usual-use';
import { type Warning, warningOf } from './warning';

/**
 * Warnings for each of the entries, compared with recorded entries and with each other, before any of them is
 * recorded. Form, template import and the intake of files use the same checks; the completeness review has
 * the same definition of a jump and of days that two bills share. The rules are ours, because no standard
 * gives any:
 *
 * - **Same days:** an entry that is the same, or has the same days or invoice and another amount, or shares
 *   two or more days. If one bill ends and the next starts on the same day, that is the day of the reading.
 * - **Use per day:** three times the highest of the last four years without the top tenth, from five bills
 *   on; otherwise twice or half of the same days a year before. Zero and less do not count as use.
 * - **Gap:** days after the meter's previous bill. **Period:** under 5 or over 400 days.
 * - **Price of a unit:** half as much again as the median of the meter, or half of it, from three prices on.
 *
 * An entry that changes a recorded one has its key, is not compared with it, and gets only warnings that the
 * recorded one did not have: correcting an invoice number does not repeat a question about the amount.
 */
export function checkEntries(
  entries: readonly Comparable[],
  recorded: readonly Comparable[],
  units: readonly Unit[],
): Warning[][] {
  const changedIds = new Set(entries.flatMap(({ id }) => id ?? []));
  const stands = recorded.filter(({ id }) => id === null || !changedIds.has(id));
  const bySource = groupBy([...stands, ...entries], ({ source }) => source);
  const series = new Map([...bySource].map(([source, ofSource]) => [source, seriesOf(ofSource)]));
  const none = seriesOf([]);
  const warningsAmong = (entry: Comparable, itself: Comparable) =>
    warningsOf(entry, itself, { series: series.get(entry.source) ?? none, units });
  return entries.map((entry) => {
    const found = warningsAmong(entry, entry);
    const before = entry.id === null ? undefined : recorded.find(({ id }) => id === entry.id);
    if (!before) return found;
    const alreadySo = warningsAmong(before, entry);
    return found.filter((warning) => !alreadySo.some((known) => isSameWarning(warning, known)));
  });
}

/** The other entry is reported too, or has these warnings in turn; one of the two is enough. */
const ofPairs: ReadonlySet<EntryWarningCode> = new Set(['duplicate', 'twin', 'sameInvoice', 'overlap']);

/**
 * The same for recorded entries, each compared with all others; of two conflicting ones, the later one is
 * reported. Days without a bill are left out: the completeness review lists them by month, with their
 * explanations.
 */
export function checkRecorded(
  recorded: readonly Comparable[],
  isAskedFor: (entry: Comparable) => boolean,
  units: readonly Unit[],
): { entry: Comparable; warnings: Warning[] }[] {
  return [...groupBy(recorded, ({ source }) => source).values()].flatMap((ofSource) => {
    const series = seriesOf(ofSource);
    return ofSource.filter(isAskedFor).flatMap((entry) => {
      const warnings = warningsOf(entry, entry, { series, units }).filter(
        ({ code, other }) => code !== 'gap' && !(ofPairs.has(code) && other && isLater(other, entry)),
      );
      return warnings.length > 0 ? [{ entry, warnings }] : [];
    });
  });
}

function isLater(one: Comparable, other: Comparable): boolean {
  return one.startDate === other.startDate
    ? (one.id ?? 0) > (other.id ?? 0)
    : one.startDate > other.startDate;
}

/** @param itself the entry in the series, which it is not compared with. */
function warningsOf(
  entry: Comparable,
  itself: Comparable,
  { series, units }: { series: Series; units: readonly Unit[] },
): Warning[] {
  return [
    ...sameDaysWarnings(entry, itself, series),
    ...gapWarnings(entry, series),
    ...periodWarnings(entry),
    ...usualUseWarnings(entry, itself, { series, units }),
    ...(entry.value !== null && isSentinel(entry.value)
      ? [warningOf(entry, 'sentinel', 'amount', { found: entry.value })]
      : []),
    ...priceWarnings(entry, itself, series),
  ];
}

function isSameWarning(one: Warning, other: Warning): boolean {
  return (
    one.code === other.code &&
    one.found === other.found &&
    one.days === other.days &&
    one.other?.id === other.other?.id &&
    one.other?.index === other.other?.index
  );
}
