import { type Decimal, zero } from '#api/domain/units/decimal';
import type { GroupResult, MaterialityResult } from './group-result';
import { isMaterialIro, type ScoredIro } from './items';
import type { MethodChoice } from './method';
import { groupWorking } from './working/group-working';

type Deciding = { iroId: number; score: Decimal };

/**
 * R15 and R16 for the items of one entry, subtopic, topic or category. An entry to which no item was written is as open as an
 * item without an assessment.
 */
export function groupResult(
  id: number,
  items: readonly ScoredIro[],
  choice: MethodChoice,
  hasEmptyEntry: boolean,
): GroupResult {
  const group = withoutWorking(id, items, choice, hasEmptyEntry);
  return { ...group, working: groupWorking(group, items, choice) };
}

function withoutWorking(
  id: number,
  items: readonly ScoredIro[],
  choice: MethodChoice,
  hasEmptyEntry: boolean,
): Omit<GroupResult, 'working'> {
  const material = items.filter((item) => isMaterialIro(item, choice));
  const common = { id, materialItemCount: material.length, isMaterial: material.length > 0 };
  if (hasEmptyEntry || items.some(({ scored }) => scored === null)) {
    return {
      ...common,
      impactMateriality: null,
      financialMateriality: null,
      isIncomplete: true,
      result: null,
      decidingImpactIroId: null,
      decidingFinancialIroId: null,
    };
  }
  const impact = highestOf(items, 'impact');
  const financial = highestOf(items, 'financial');
  const impactMateriality = impact?.score ?? zero;
  const financialMateriality = financial?.score ?? zero;
  return {
    ...common,
    impactMateriality,
    financialMateriality,
    isIncomplete: false,
    result: resultOf(impactMateriality, financialMateriality, choice),
    decidingImpactIroId: impact?.iroId ?? null,
    decidingFinancialIroId: financial?.iroId ?? null,
  };
}

/** R16: inclusive on both axes. */
export function resultOf(impact: Decimal, financial: Decimal, choice: MethodChoice): MaterialityResult {
  const isImpact = impact.gte(choice.impactThreshold);
  const isFinancial = financial.gte(choice.financialThreshold);
  if (isImpact) return isFinancial ? 'double' : 'impact';
  return isFinancial ? 'financial' : 'none';
}

/** A maximum and never a mean, so that no item averages another one out (R15). */
function highestOf(items: readonly ScoredIro[], kind: ScoredIro['kind']): Deciding | undefined {
  let highest: Deciding | undefined;
  for (const { iro, kind: own, scored } of items) {
    if (own !== kind || !scored) continue;
    const { score } = scored;
    const isHigher = highest === undefined || score.gt(highest.score);
    const isEarlier = highest !== undefined && iro.iroId < highest.iroId && score.eq(highest.score);
    if (isHigher || isEarlier) highest = { iroId: iro.iroId, score };
  }
  return highest;
}
