import type { GroupResult, MaterialityResult } from '#api/domain/materiality/group-result';
import { isTakenOut, type ScoredIro } from '#api/domain/materiality/items';
import type { MethodChoice } from '#api/domain/materiality/method';
import { type StepCode, step, type WorkingStep } from './working-step';

const resultSteps = {
  double: 'resultDouble',
  impact: 'resultImpact',
  financial: 'resultFinancial',
  none: 'resultNone',
} as const satisfies Record<MaterialityResult, StepCode>;

/** How a group's result was calculated (R9, R12, R15–R18); `items` are those of the group. */
export function groupWorking(
  group: Omit<GroupResult, 'working'>,
  items: readonly ScoredIro[],
  choice: MethodChoice,
): WorkingStep[] {
  const { impactMateriality, financialMateriality, result, isMaterial } = group;
  const open = items.filter(({ scored }) => scored === null).length;
  const byConclusion = isMaterial && (result === null || result === 'none');
  const concluded = byConclusion ? [step('materialByConclusion', { count: group.materialItemCount })] : [];
  const takenOut = choice.rules >= 2 ? items.filter(isTakenOut).length : 0;
  const departed = takenOut > 0 ? [step('takenOut', { count: takenOut })] : [];
  if (!impactMateriality || !financialMateriality || !result) {
    return [
      open > 0 ? step('openItems', { count: open }) : step('nothingEntered'),
      ...concluded,
      ...departed,
    ];
  }
  const { impactThreshold, financialThreshold } = choice;
  const impacts = items.filter(({ kind }) => kind === 'impact').length;
  const financials = items.length - impacts;
  return [
    step('eitherMakesMaterial'),
    impacts > 0 ? step('highestImpact', { count: impacts, score: impactMateriality }) : step('noImpact'),
    ...(hasBothCharacters(items) ? [step('neverNetted')] : []),
    financials > 0
      ? step('highestFinancial', { count: financials, score: financialMateriality })
      : step('noFinancial'),
    ...(hasRiskAndOpportunity(items) ? [step('risksAndOpportunities')] : []),
    step('thresholdsNeeded'),
    step('thresholdsAdvised'),
    step(resultSteps[result], {
      impact: impactMateriality,
      impactThreshold,
      financial: financialMateriality,
      financialThreshold,
    }),
    ...(result === 'impact' || result === 'financial' ? [step('oneAxisIsEnough')] : []),
    ...concluded,
    ...departed,
  ];
}

function hasBothCharacters(items: readonly ScoredIro[]): boolean {
  const characters = items.flatMap(({ kind, iro }) =>
    kind === 'impact' && iro.assessment ? [iro.assessment.character] : [],
  );
  return new Set(characters).size > 1;
}

function hasRiskAndOpportunity(items: readonly ScoredIro[]): boolean {
  return items.some(({ iro }) => iro.kind === 'risk') && items.some(({ iro }) => iro.kind === 'opportunity');
}
