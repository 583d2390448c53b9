import { Decimal, decimal } from '#api/domain/units/decimal';
import { type Conclusion, type FinancialInput, type ImpactInput, impactRefusal } from './assessment';
import { type Band, bandOf } from './bands';
import type { MethodChoice } from './method';
import { rounded } from './rounding';
import { severityOf } from './severity';
import { type StepCode, step, type WorkingStep } from './working/working-step';

export type Score = {
  /** 0–5, four places, rounded half up. */
  score: Decimal;
  band: Band;
  /** At the threshold is above it (R16). */
  reachesThreshold: boolean;
  /** Grave but rare and under the threshold: a product of the two hides it (R10, R13). */
  isTailRisk: boolean;
  /** The score says one thing and the conclusion the other (R18). */
  disagrees: boolean;
  /** Either of the two has to be answered in writing. */
  needsReason: boolean;
  working: WorkingStep[];
};

export type ImpactScore = Score & { severity: Decimal };

const highestLevel = 5;
/** A tail risk is at least so grave, and at most so likely. */
const graveFrom = 4;
const rareUpTo = 2;

/** R1–R8, R10 and R18. Throws a RangeError for an impact that `impactRefusal` refuses. */
export function scoreImpact(input: ImpactInput, choice: MethodChoice): ImpactScore {
  const refusal = impactRefusal(input);
  if (refusal) throw new RangeError(`${refusal.field} ${refusal.code}`);
  const { exact, working } = severityOf(input, choice.severityForm);
  const severity = rounded(exact);
  const likely = likelihoodOf(input, exact, choice);
  const judged = judge({
    score: likely.score,
    threshold: choice.impactThreshold,
    size: severity,
    probability: input.occurrence === 'potential' ? input.probability : null,
    conclusion: input.conclusion,
    tail: (values) => [step('rareImpact', values)],
  });
  return { ...judged, severity, working: [...working, ...likely.working, ...judged.working] };
}

/** R12, R13 and R18; a risk and an opportunity alike. */
export function scoreFinancial(input: FinancialInput, choice: MethodChoice): Score {
  const { magnitude, probability, conclusion } = input;
  const score = rounded(new Decimal(magnitude).times(probability).dividedBy(highestLevel));
  const judged = judge({
    score,
    threshold: choice.financialThreshold,
    size: new Decimal(magnitude),
    probability,
    conclusion,
    tail: (values) => [step('unlikelyCounts'), step('rareEffect', values)],
  });
  const working = [
    step('likelihoodAndSize', { magnitude, probability }),
    step('financialProduct', { magnitude, probability, score }),
    step('horizons'),
    step('largestHorizon', { probability }),
  ];
  return { ...judged, working: [...working, ...judged.working] };
}

type Likely = { score: Decimal; working: WorkingStep[] };

/** R4–R8: what the likelihood makes of the severity. */
function likelihoodOf(input: ImpactInput, exact: Decimal, choice: MethodChoice): Likely {
  const { character, occurrence, probability, isHumanRights } = input;
  const severity = rounded(exact);
  if (occurrence === 'actual' || probability === null) {
    const code = character === 'negative' ? 'actualNegative' : 'actualPositive';
    return { score: severity, working: [step(code, { score: severity })] };
  }
  const notes = [step('beforeMitigation'), step('horizons'), step('largestHorizon', { probability })];
  if (isHumanRights && character === 'negative') {
    const leftOut = step('likelihoodLeftOut', { probability, score: severity });
    return { score: severity, working: [step('humanRights'), leftOut, ...notes] };
  }
  const weight = decimal(choice.likelihoodWeight);
  const share = new Decimal(1).minus(
    weight.times(new Decimal(highestLevel - probability)).dividedBy(highestLevel),
  );
  const score = rounded(exact.times(share));
  const isProduct = weight.eq(1);
  const values = { severity, probability, score };
  const working = [
    step(`${character}Likelihood`, { severity, probability }),
    isProduct ? step(`${character}Product`, values) : step(`${character}Weighted`, { ...values, weight }),
    ...notes,
  ];
  return { score, working };
}

type Judged = {
  score: Decimal;
  threshold: number;
  /** Severity, or size of the financial effect. */
  size: Decimal;
  probability: number | null;
  conclusion: Conclusion;
  tail: (values: { size: Decimal; probability: number }) => WorkingStep[];
};

/** R16 for one item, R10 or R13, and R18. */
function judge({ score, threshold, size, probability, conclusion, tail }: Judged): Score {
  const reachesThreshold = score.gte(threshold);
  const rarity = probability !== null && probability <= rareUpTo ? probability : null;
  const isTailRisk = rarity !== null && size.gte(graveFrom) && !reachesThreshold;
  const disagreement = disagreementOf(conclusion, reachesThreshold);
  const values = { score, threshold };
  const working = [
    step('thresholdsNeeded'),
    step(reachesThreshold ? 'reached' : 'notReached', values),
    ...(isTailRisk ? tail({ size, probability: rarity }) : []),
    ...(disagreement ? [step(disagreement, values)] : []),
  ];
  const disagrees = disagreement !== null;
  return {
    score,
    band: bandOf(score),
    reachesThreshold,
    isTailRisk,
    disagrees,
    needsReason: isTailRisk || disagrees,
    working,
  };
}

/** To be monitored agrees with every score. */
function disagreementOf(conclusion: Conclusion, reachesThreshold: boolean): StepCode | null {
  if (conclusion === 'material' && !reachesThreshold) return 'concludedMaterial';
  if (conclusion === 'notMaterial' && reachesThreshold) return 'concludedNotMaterial';
  return null;
}
