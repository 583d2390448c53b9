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

/** By its score, or because the assessor says so (R18). */
export function isMaterialIro({ iro, scored }: ScoredIro): boolean {
  return scored !== null && (scored.reachesThreshold || iro.assessment?.conclusion === 'material');
}
