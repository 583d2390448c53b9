import { Decimal, decimal } from '#api/domain/units/decimal';
import {
  type Conclusion,
  type FinancialLevels,
  type Horizon,
  type ImpactLevels,
  impactRefusal,
} from './assessment';
import { type Band, bandOf } from './bands';
import { disagreementOf, type Flagged, tailSteps } from './flags';
import type { MethodChoice } from './method';
import { rounded } from './rounding';
import { severityOf } from './severity';
import { step, type WorkingStep } from './working/working-step';

export type Score = {
  /** 0–5, four places, rounded half up. */
  score: Decimal;
  band: Band;
  /** At the threshold is above it (R16). */
  reachesThreshold: boolean;
  /** Severe and still below the threshold: multiplying by its likelihood hides it (R10, R13). */
  isTailRisk: boolean;
  /** The score and the conclusion disagree (R18). */
  disagrees: boolean;
  /** Either of the two requires a written reason. */
  needsReason: boolean;
  working: WorkingStep[];
};

export type ImpactScore = Score & { severity: Decimal };

const highestLevel = 5;

/** Null: one person's levels, from which the company has concluded nothing yet. */
type Concluded = { conclusion: Conclusion | null };

/** R1–R8, R10 and R18. Throws a RangeError for an impact that `impactRefusal` refuses. */
export function scoreImpact(input: ImpactLevels & Concluded, choice: MethodChoice): ImpactScore {
  const refusal = impactRefusal(input);
  if (refusal) throw new RangeError(`${refusal.field} ${refusal.code}`);
  const { exact, working } = severityOf(input, choice.severityForm);
  const severity = rounded(exact);
  const likely = likelihoodOf(input, exact, choice);
  const { scale, scope, irremediability, character, isHumanRights } = input;
  const isPotential = input.occurrence === 'potential';
  const judged = judge(
    {
      kind: 'impact',
      score: likely.score,
      threshold: choice.impactThreshold,
      size: severity,
      highestFactor: Math.max(scale, scope, irremediability),
      probability: isPotential ? input.probability : null,
      isLikelihoodCounted: isPotential && !(isHumanRights && character === 'negative'),
    },
    input.conclusion,
    choice,
  );
  return { ...judged, severity, working: [...working, ...likely.working, ...judged.working] };
}

/** R12, R13 and R18; a risk and an opportunity alike. */
export function scoreFinancial(input: FinancialLevels & Concluded, choice: MethodChoice): Score {
  const { magnitude, probability, conclusion } = input;
  const score = rounded(new Decimal(magnitude).times(probability).dividedBy(highestLevel));
  const judged = judge(
    {
      kind: 'financial',
      score,
      threshold: choice.financialThreshold,
      size: new Decimal(magnitude),
      // Its size is its only factor: 4 is severe already.
      highestFactor: magnitude,
      probability,
      isLikelihoodCounted: true,
    },
    conclusion,
    choice,
  );
  const working = [
    step('likelihoodAndSize', { magnitude, probability }),
    step('financialProduct', { magnitude, probability, score }),
    ...horizonSteps(probability, input.horizon),
  ];
  return { ...judged, working: [...working, ...judged.working] };
}

type Likely = { score: Decimal; working: WorkingStep[] };

/** R4–R8: the effect of likelihood on severity. */
function likelihoodOf(input: ImpactLevels, exact: Decimal, choice: MethodChoice): Likely {
  const { character, occurrence, probability, isHumanRights } = input;
  const severity = rounded(exact);
  if (occurrence === 'actual' || probability === null) {
    const code = character === 'negative' ? 'actualNegative' : 'actualPositive';
    return { score: severity, working: [step(code, { score: severity })] };
  }
  const notes = [step('beforeMitigation'), ...horizonSteps(probability, input.horizon)];
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

/** R14; which horizon it is, where the assessor said it. */
function horizonSteps(probability: number, horizon: Horizon | null): WorkingStep[] {
  const largest = horizon === null ? 'largestHorizon' : horizonStep[horizon];
  return [step('horizons'), step(largest, { probability })];
}

const horizonStep = { short: 'shortHorizon', medium: 'mediumHorizon', long: 'longHorizon' } as const;

/** R16 for one item, R10 or R13, and R18. */
function judge(item: Flagged, conclusion: Conclusion | null, { rules }: MethodChoice): Score {
  const { score, threshold } = item;
  const reachesThreshold = score.gte(threshold);
  const tail = tailSteps(item, rules);
  const disagreement = conclusion && disagreementOf({ conclusion, reachesThreshold }, rules);
  const values = { score, threshold };
  const working = [
    step('thresholdsNeeded'),
    step(reachesThreshold ? 'reached' : 'notReached', values),
    ...tail,
    ...(disagreement ? [step(disagreement, values)] : []),
  ];
  const isTailRisk = tail.length > 0;
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
