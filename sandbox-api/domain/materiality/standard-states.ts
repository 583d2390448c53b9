import type { StandardState } from '#api/contract/materiality/screenings';
import { type Decimal, zero } from '#api/domain/units/decimal';
import type { TopicEntry } from './items';
import type { RollUp } from './roll-up';

/** The statement on a standard before any of it was assessed. */
export type Screening = { isRelevant: boolean; reason: string | null };

/** A topical standard with what can be said of it. */
export type StandardResult = {
  standard: string;
  state: StandardState;
  /** Of a standard that is screened out. */
  reason: string | null;
  matterCount: number;
  /** The highest scores of its items; null where it has no matter or something of it is open. */
  impactMateriality: Decimal | null;
  financialMateriality: Decimal | null;
};

type Assessed = {
  entries: readonly TopicEntry[];
  results: Pick<RollUp, 'entries'>;
  screenings: ReadonlyMap<string, Screening>;
  /** Every step is filled. Until then a standard without a material matter may still get one. */
  isComplete: boolean;
};

/** The state of each of these standards. Only what was assessed is ever called not material. */
export function standardResults(standards: readonly string[], of: Assessed): StandardResult[] {
  const resultOf = new Map(of.results.entries.map((result) => [result.id, result]));
  return standards.map((standard) => {
    const listed = of.entries.filter((entry) => entry.standard === standard);
    const own = listed.flatMap(({ entryId }) => resultOf.get(entryId) ?? []);
    const isOpen = own.length === 0 || own.some(({ isIncomplete }) => isIncomplete);
    const state = stateOf(own, { screening: of.screenings.get(standard), isOpen, isComplete: of.isComplete });
    return {
      standard,
      state,
      reason: state === 'screenedOut' ? (of.screenings.get(standard)?.reason ?? null) : null,
      matterCount: listed.length,
      impactMateriality: isOpen ? null : highest(own.map((one) => one.impactMateriality)),
      financialMateriality: isOpen ? null : highest(own.map((one) => one.financialMateriality)),
    };
  });
}

function stateOf(
  own: RollUp['entries'],
  of: { screening: Screening | undefined; isOpen: boolean; isComplete: boolean },
): StandardState {
  // Open items cannot take it back (R15, R18).
  if (own.some(({ isMaterial }) => isMaterial)) return 'material';
  if (own.length > 0) return of.isOpen || !of.isComplete ? 'relevant' : 'assessed';
  if (!of.screening) return 'notScreened';
  return of.screening.isRelevant ? 'relevant' : 'screenedOut';
}

function highest(scores: readonly (Decimal | null)[]): Decimal {
  return scores.reduce<Decimal>((most, score) => (score?.gt(most) ? score : most), zero);
}
