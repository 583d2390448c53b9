import type { AssessmentScore } from '#api/contract/materiality/assessments';
import type { IroKind } from '#api/contract/materiality/iros';
import type { Locale } from '#api/contract/messages';
import type { Edition } from '#api/domain/materiality/edition';
import type { MethodChoice } from '#api/domain/materiality/method';
import { type ImpactScore, type Score, scoreFinancial, scoreImpact } from '#api/domain/materiality/score';
import type { WorkingStep } from '#api/domain/materiality/working/working-step';
import { paragraphText, workingText } from '#api/domain/materiality/working/working-text';
import type { EntryRow } from '#api/modules/materiality/topics/service';
import { type Chosen, financialInput, impactInput } from './chosen-input';

export type Scoring = { edition: Edition; choice: MethodChoice; entry: EntryRow; kind: IroKind };

/** What an item comes to with these choices. */
export function scoreOf({ edition, choice, entry, kind }: Scoring, chosen: Chosen): ImpactScore | Score {
  return kind === 'impact'
    ? scoreImpact(impactInput(edition, { entry, chosen }), choice)
    : scoreFinancial(financialInput(edition, chosen), choice);
}

export function scoreToWire(score: ImpactScore | Score, locale: Locale): AssessmentScore {
  return { ...scoreFieldsToWire(score), working: workingToWire(score.working, locale) };
}

/** Each rule with its mark and paragraph, in words. */
export function workingToWire(steps: readonly WorkingStep[], locale: Locale): AssessmentScore['working'] {
  return steps.map((step) => ({
    rule: step.rule,
    mark: step.mark,
    paragraph: step.paragraph === null ? null : paragraphText(step.paragraph, locale),
    text: workingText(step, locale),
  }));
}

/** Without the working, for tables. */
export function scoreFieldsToWire(score: ImpactScore | Score): Omit<AssessmentScore, 'working'> {
  const { band, reachesThreshold, isTailRisk, disagrees, needsReason } = score;
  return {
    score: score.score.toNumber(),
    severity: 'severity' in score ? score.severity.toNumber() : null,
    band,
    reachesThreshold,
    isTailRisk,
    disagrees,
    needsReason,
  };
}
