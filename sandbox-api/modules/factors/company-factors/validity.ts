import type { FieldIssue } from '#api/contract/field-issue';
import { lastDayOfMonth } from '#api/domain/calendar/calendar';
import type { StoredFactor } from './repository';

type Validity = Pick<StoredFactor, 'validFrom' | 'validTo'>;
type Method = StoredFactor['method'];

/** Two factors for one thing on one day would leave open which counts. */
export function overlapIssues(
  factor: Validity & { method: Method },
  others: readonly (Validity & { method: Method })[],
): FieldIssue[] {
  const clash = others.find((other) => servesSame(factor.method, other.method) && overlaps(factor, other));
  if (!clash) return [];
  const params = { from: clash.validFrom, to: clash.validTo ?? '…' };
  return [{ path: 'validFrom', code: 'factorOverlaps', params }];
}

function servesSame(left: Method, right: Method): boolean {
  return left === right || left === 'both' || right === 'both';
}

function overlaps(left: Validity, right: Validity): boolean {
  return (
    (right.validTo === null || left.validFrom <= right.validTo) &&
    (left.validTo === null || right.validFrom <= left.validTo)
  );
}

/** A pinned month is fixed: refuses a change that would affect one. `null` = does not exist. */
export function pinIssues(
  before: StoredFactor | null,
  after: StoredFactor | null,
  pinnedMonths: readonly string[],
): FieldIssue[] {
  const month = pinnedMonths.find((pinned) => effectIn(before, pinned) !== effectIn(after, pinned));
  return month ? [{ path: 'validFrom', code: 'monthPinned', params: { month: month.slice(0, 7) } }] : [];
}

/** What of a factor decides about figures of a month, and on which of its days; empty where it holds on none. */
function effectIn(factor: StoredFactor | null, month: string): string {
  if (!factor) return '';
  const lastDay = lastDayOfMonth(month);
  const from = factor.validFrom > month ? factor.validFrom : month;
  const to = factor.validTo !== null && factor.validTo < lastDay ? factor.validTo : lastDay;
  return from <= to ? `${from} ${to} ${effectOf(factor)}` : '';
}

export function effectOf(factor: StoredFactor): string {
  const { unitId, kgCo2e, kgCo2, kgCh4Co2e, kgN2oCo2e, kgCo2Biogenic, gwpBasis, networkBoundary } = factor;
  return JSON.stringify([
    unitId,
    kgCo2e,
    kgCo2,
    kgCh4Co2e,
    kgN2oCo2e,
    kgCo2Biogenic,
    gwpBasis,
    networkBoundary,
  ]);
}

/** First and last day that either state reaches; null = open. */
export function reachOf(before: Validity | null, after: Validity | null) {
  const both = [before, after].filter((state) => state !== null);
  const ends = both.map(({ validTo }) => validTo);
  const isOpen = ends.includes(null);
  return {
    from: both.map(({ validFrom }) => validFrom).sort()[0] ?? null,
    to: isOpen ? null : (ends.map(String).sort().at(-1) ?? null),
  };
}
