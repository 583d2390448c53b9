import type { ChoiceField } from '@/features/materiality/materiality/assessment/kinds';
import { type Choices, useChoices } from '@/features/materiality/materiality/assessment/use-choices';
import type { ChoiceRules } from '@/features/materiality/materiality/assessment/values';

/** The options of every choice of all kinds, and what depends on them. */
export function useGridOptions(headerId: number) {
  const impact = useChoices(headerId, 'impact');
  const risk = useChoices(headerId, 'risk');
  const opportunity = useChoices(headerId, 'opportunity');
  const choices: ReadonlyMap<ChoiceField, Choices> = new Map([
    ...risk.choices,
    ...opportunity.choices,
    ...impact.choices,
  ]);
  const remedies = choices.get('dmAssessmentIrremediabilityId')?.options ?? [];
  const rules: ChoiceRules = { ids: impact.ids, remedies };
  const failed = [...choices.values()].map(({ query }) => query).filter(({ isError }) => isError);
  return { choices, rules, failed };
}
