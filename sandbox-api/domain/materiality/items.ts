import type { FinancialInput, ImpactInput } from './assessment';
import type { MethodChoice } from './method';
import { type ImpactScore, type Score, scoreFinancial, scoreImpact } from './score';

/** A matter that the company entered, at its place in the list of the edition. */
export type TopicEntry = {
  entryId: number;
  categoryId: number;
  topicId: number;
  subtopicId: number;
  /** `E1` … `G1`. */
  standard: string;
  /** Of the subtopic, in the reader's language. */
  name: string;
};

/** An impact, a risk or an opportunity; without an assessment it is open. */
export type Iro = {
  iroId: number;
  entryId: number;
  /** The one of the earlier assessment that it was copied from. */
  basedOnId: number | null;
  /** What the assessor wrote where a reason is asked for. */
  reason: string | null;
} & (
  | { kind: 'impact'; assessment: ImpactInput | null }
  | { kind: 'risk' | 'opportunity'; assessment: FinancialInput | null }
);

export type ScoredIro =
  | { kind: 'impact'; iro: Iro & { kind: 'impact' }; scored: ImpactScore | null }
  | { kind: 'financial'; iro: Iro & { kind: 'risk' | 'opportunity' }; scored: Score | null };

/** Null where the item is open. */
export function scoreIro(iro: Iro, choice: MethodChoice): ScoredIro {
  if (iro.kind === 'impact') {
    return { kind: 'impact', iro, scored: iro.assessment && scoreImpact(iro.assessment, choice) };
  }
  return { kind: 'financial', iro, scored: iro.assessment && scoreFinancial(iro.assessment, choice) };
}

/**
 * By its score, or by the assessor's conclusion (R18). By version 2 of the rules the assessor can exclude it
 * with a reason.
 */
export function isMaterialIro(item: ScoredIro, { rules }: Pick<MethodChoice, 'rules'>): boolean {
  const { iro, scored } = item;
  if (scored === null) return false;
  if (iro.assessment?.conclusion === 'material') return true;
  return scored.reachesThreshold && !(rules >= 2 && isTakenOut(item));
}

/** Reaches the threshold, but the assessor concluded otherwise with a reason (R18). */
export function isTakenOut({ iro, scored }: ScoredIro): boolean {
  const concluded = iro.assessment?.conclusion;
  return Boolean(scored?.reachesThreshold && concluded && concluded !== 'material' && iro.reason?.trim());
}
