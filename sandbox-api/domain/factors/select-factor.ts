import type { FactorRecord } from './factor-set';
import type { ReferenceIndex } from './reference-index';
import { Remembered } from './remembered';
import { withoutSuperseded } from './revision';
import { isEditionAllowed, policyText, type SelectionPolicy, wantedYear } from './selection-policy';

/** Why this factor and no other (methodology, rule 1). Stored with the line, shown, counted in the radar. */
export type SelectionReason =
  | 'exact'
  | 'nearest-year'
  | 'provisional'
  | 'proxy-region'
  | 'contract'
  | 'self-generated'
  | 'supplier'
  | 'company-factor';

/** What a reader must know about the chosen factor. */
export type SelectionNote =
  | 'nearest-year'
  | 'provisional'
  | 'chosen-edition'
  | 'proxy-region'
  | 'proxy-fuel'
  | 'proxy-utility'
  | 'published-co2e-only'
  | 'co2-only'
  | 'gases-by-vehicle'
  | 'unit-not-reached'
  | 'second-hand'
  | 'single-source'
  | 'life-cycle'
  | 'derived'
  | 'losses-included'
  | 'no-residual-mix'
  | 'contract-without-certificate'
  | 'contract-covers-share'
  | 'contract-covers-volume'
  | 'charged-elsewhere'
  | 'cop-not-needed'
  | 'loss-share-proxy'
  | 'plain-energy-is-gross'
  | 'own-density'
  | 'own-calorific-value'
  | 'own-volume-correction'
  | 'own-value-not-needed'
  | 'amount-from-spend'
  | 'amount-from-distance'
  | 'spend-based'
  | 'entered-rate'
  | 'with-radiative-forcing'
  | 'without-radiative-forcing';

export type Selection = {
  factor: FactorRecord;
  /** The year that was looked for: the activity's own, or the one the company chose. */
  year: number;
  reason: SelectionReason;
  notes: readonly SelectionNote[];
};

type Wanted = {
  activityId: number;
  year: number;
  /** Regions in the order of preference; the first is the activity's own. */
  regions: readonly string[];
  /** Which rows can be used at all (unit, gases). Must hold for at least one row, else nothing is selected. */
  accept?: (factor: FactorRecord) => boolean;
  /** Orders rows of the same year, smaller first; the row that needs the fewest conversions should win. */
  rank?: (factor: FactorRecord) => number;
  policy?: SelectionPolicy;
};

/**
 * The factor of the activity's own calendar year and region. Without one: the nearest year, the earlier of two as near,
 * flagged `nearest-year`, or `provisional` when the publisher has not issued that year yet.
 * A corrected row stands behind its newest revision, and a withdrawn one behind all others. Another region's factor is
 * flagged `proxy-region`. A year that the company chose is looked for instead of the activity's own, and flagged; a
 * pinned month sees only the editions it was pinned with.
 */
export function selectFactor(reference: ReferenceIndex, wanted: Wanted): Selection | undefined {
  const { activityId, year, regions, accept, rank, policy } = wanted;
  // What the caller wishes besides cannot be put into words here.
  if (accept || rank) return select(reference, wanted);
  const question = `${activityId} ${year} ${regions.join()} ${policyText(policy)}`;
  return selections.answer(reference, question, () => select(reference, wanted));
}

const selections = new Remembered<Selection | undefined>();

function select(reference: ReferenceIndex, wanted: Wanted): Selection | undefined {
  const { policy } = wanted;
  const visible = reference
    .factorsOf(wanted.activityId)
    .filter((factor) => isEditionAllowed(policy, factor.editionId));
  const usable = stillPublished(
    withoutSuperseded(visible).filter(
      (factor) => wanted.regions.includes(factor.region) && (wanted.accept?.(factor) ?? true),
    ),
    policy,
  );
  const [any] = usable;
  const year = wantedYear(policy, any && reference.edition(any.editionId).series, wanted.year);
  for (const region of wanted.regions) {
    const rows = usable.filter((factor) => factor.region === region);
    const [factor] = rows.sort(
      (left, right) =>
        byNearness(left, right, year) ||
        (wanted.rank?.(left) ?? 0) - (wanted.rank?.(right) ?? 0) ||
        left.id - right.id,
    );
    if (factor) {
      const notes = [
        ...(region === wanted.regions[0] ? [] : (['proxy-region'] as const)),
        ...yearNotes(reference, factor, rows, wanted),
        ...(year === wanted.year ? [] : (['chosen-edition'] as const)),
        ...qualityNotes(factor),
      ];
      return { factor, year, reason: reasonOf(notes), notes };
    }
  }
  return undefined;
}

/**
 * A row that was withdrawn is chosen only where nothing else is left, for an entry that has it already. A pinned month
 * has what there was when it was pinned.
 */
function stillPublished(
  factors: readonly FactorRecord[],
  policy: SelectionPolicy | undefined,
): readonly FactorRecord[] {
  if (policy?.editionIds) return factors;
  const published = factors.filter(({ isWithdrawn }) => !isWithdrawn);
  return published.length > 0 ? published : factors;
}

/** Years between a row and a year; 0 in each year that it holds for. */
export function yearsApart({ yearFrom, yearTo }: FactorRecord, year: number): number {
  return Math.max(yearFrom - year, year - (yearTo ?? year), 0);
}

/** Orders rows by their years from a year, the earlier of two as near first (rule 1). */
export function byNearness(left: FactorRecord, right: FactorRecord, year: number): number {
  const isLater = ({ yearFrom }: FactorRecord) => Number(yearFrom > year);
  return yearsApart(left, year) - yearsApart(right, year) || isLater(left) - isLater(right);
}

function yearNotes(
  reference: ReferenceIndex,
  factor: FactorRecord,
  rows: readonly FactorRecord[],
  { year, policy }: Wanted,
): SelectionNote[] {
  if (yearsApart(factor, year) === 0) return [];
  const series = reference.edition(factor.editionId).series;
  const newest =
    reference.lastCompleteYear(series, policy) ?? Math.max(...rows.map((row) => row.yearTo ?? row.yearFrom));
  return year > newest && (factor.yearTo ?? 0) >= newest ? ['provisional'] : ['nearest-year'];
}

function qualityNotes(factor: FactorRecord): SelectionNote[] {
  const doubts = factor.quality ? (factor.quality.split(',') as SelectionNote[]) : [];
  return factor.gases === 'co2' ? [...doubts, 'co2-only'] : doubts;
}

/** One reason per line: the strongest of its notes. */
export function reasonOf(notes: readonly SelectionNote[]): SelectionReason {
  if (notes.some((note) => note === 'proxy-region' || note === 'proxy-fuel' || note === 'proxy-utility'))
    return 'proxy-region';
  if (notes.includes('provisional')) return 'provisional';
  if (notes.includes('nearest-year')) return 'nearest-year';
  return 'exact';
}
