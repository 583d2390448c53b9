import type { Decimal } from '#api/domain/units/decimal';
import type { Conclusion } from './assessment';
import type { RuleVersion } from './method';
import { type StepCode, step, type WorkingStep } from './working/working-step';

/** An item and its score, as far as the flags ask. */
export type Flagged = {
  kind: 'impact' | 'financial';
  score: Decimal;
  threshold: number;
  /** Severity, or size of the financial effect. */
  size: Decimal;
  /** The highest of the factors that make the size. */
  highestFactor: number;
  /** Null where no likelihood is asked for. */
  probability: number | null;
  /** The score is less than the size because of it (R6, R8, R12); never of an actual impact, nor of one on human rights. */
  isLikelihoodCounted: boolean;
};

const highestLevel = 5;
/** A tail risk is at least so severe; by version 1 of the rules it is at most so likely, too. */
const severeFrom = 4;
const rareUpTo = 2;

/** What the working says of a severe item under the threshold (R10, R13); none where it is no tail risk. */
export function tailSteps(item: Flagged, rules: RuleVersion): WorkingStep[] {
  const { score, threshold, size, probability } = item;
  const isUnder = score.lt(threshold);
  if (!isUnder || !(rules === 1 ? isSevereAndRare(item) : isSevere(item))) return [];
  const values = { size, probability: probability ?? '' };
  if (item.kind === 'financial') {
    return [step('unlikelyCounts'), step(rules === 1 ? 'rareEffect' : 'largeBelow', values)];
  }
  if (rules === 1) return [step('rareImpact', values)];
  if (size.gte(threshold)) return [step('severeBelow', values)];
  return [step('extremeBelow', { size, highest: item.highestFactor })];
}

function isSevereAndRare({ size, probability }: Flagged): boolean {
  return size.gte(severeFrom) && probability !== null && probability <= rareUpTo;
}

function isSevere({ size, highestFactor, isLikelihoodCounted }: Flagged): boolean {
  return isLikelihoodCounted && (size.gte(severeFrom) || highestFactor >= highestLevel);
}

/**
 * How the conclusion departs from the score (R18); null where the two agree. By version 1 of the rules "to be monitored" agrees
 * with every score, by version 2 only with one below the threshold.
 */
export function disagreementOf(
  { conclusion, reachesThreshold }: { conclusion: Conclusion; reachesThreshold: boolean },
  rules: RuleVersion,
): StepCode | null {
  if (conclusion === 'material') return reachesThreshold ? null : 'concludedMaterial';
  if (!reachesThreshold) return null;
  if (conclusion === 'notMaterial') return 'concludedNotMaterial';
  return rules === 1 ? null : 'concludedWatch';
}
