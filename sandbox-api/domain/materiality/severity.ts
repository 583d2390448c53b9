import { Decimal, sum } from '#api/domain/units/decimal';
import type { ImpactLevels } from './assessment';
import type { SeverityForm } from './method';
import { rounded } from './rounding';
import { step, type WorkingStep } from './working/working-step';

/** Not rounded: a score is rounded once, at its end. */
export type Severity = { exact: Decimal; working: WorkingStep[] };

/** R1–R3: how grave an impact is, 1–5, before any likelihood. */
export function severityOf(input: ImpactLevels, form: SeverityForm): Severity {
  return input.character === 'positive' ? ofPositive(input) : ofNegative(input, form);
}

/**
 * Always the mean of two: par. 46 knows no irremediable character, and AR 11, which the other forms rest on, speaks of negative
 * impacts only.
 */
function ofPositive({ scale, scope }: ImpactLevels): Severity {
  const exact = meanOf([scale, scope]);
  const working = [
    step('positiveFactors', { scale, scope }),
    step('meanOfTwo', { scale, scope, severity: rounded(exact) }),
  ];
  return { exact, working };
}

function ofNegative({ scale, scope, irremediability }: ImpactLevels, form: SeverityForm): Severity {
  const factors = [scale, scope, irremediability];
  const mean = meanOf(factors);
  const highest = Decimal.max(...factors);
  const counted = [step('negativeFactors', { scale, scope, irremediability })];
  const meanStep = step('meanOfThree', { scale, scope, irremediability, mean: rounded(mean) });
  const anyFactor = step('anyFactor', { highest });
  if (form === 'maximum') {
    return { exact: highest, working: [...counted, anyFactor, step('highestFactor', { severity: highest })] };
  }
  if (form === 'mean') {
    const severity = rounded(mean);
    return { exact: mean, working: [...counted, meanStep, anyFactor, step('meanAlone', { severity })] };
  }
  const exact = Decimal.max(mean, highest.minus(1));
  const floor = step('extremeFloor', { mean: rounded(mean), highest, severity: rounded(exact) });
  return { exact, working: [...counted, meanStep, anyFactor, floor] };
}

function meanOf(levels: readonly number[]): Decimal {
  return sum(levels.map((level) => new Decimal(level))).dividedBy(levels.length);
}
