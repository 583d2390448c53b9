import { Decimal } from '#api/domain/units/decimal';
import type { GroupResult } from './group-result';
import { step, type WorkingStep } from './working/working-step';

export type TopIssue = {
  /** From 1. */
  rank: number;
  subtopicId: number;
  /** The higher of the two materialities, which is what decides first. */
  highest: Decimal;
  sum: Decimal;
  materialItemCount: number;
  working: WorkingStep;
};

type Ranked = Omit<TopIssue, 'rank' | 'working'> & { name: string };

/** How many issues are listed on their own. */
const listed = 10;

/**
 * R19: all material subtopics by their higher score, then by the sum of both, by the number of material items and by name as the
 * language sorts names. Incomplete ones have no score to stand by.
 */
export function rankedIssues(
  subtopics: readonly GroupResult[],
  nameOf: (subtopicId: number) => string,
  language: 'en' | 'pl',
): TopIssue[] {
  return inOrder(
    subtopics.filter(({ isMaterial }) => isMaterial),
    nameOf,
    language,
  ).map(({ name: _, ...issue }, index) => {
    const rank = index + 1;
    const { highest, sum, materialItemCount: count } = issue;
    return { rank, ...issue, working: step('ranked', { rank, highest, sum, count }) };
  });
}

/**
 * The number of each point of the matrix: material subtopics have their rank, the others follow in the same order.
 * Incomplete ones have no point.
 */
export function matrixNumbers(
  subtopics: readonly GroupResult[],
  nameOf: (subtopicId: number) => string,
  language: 'en' | 'pl',
): ReadonlyMap<number, number> {
  const ordered = (isMaterial: boolean) =>
    inOrder(
      subtopics.filter((one) => one.isMaterial === isMaterial),
      nameOf,
      language,
    );
  const numbered = [...ordered(true), ...ordered(false)];
  return new Map(numbered.map(({ subtopicId }, index) => [subtopicId, index + 1]));
}

function inOrder(
  subtopics: readonly GroupResult[],
  nameOf: (subtopicId: number) => string,
  language: 'en' | 'pl',
): Ranked[] {
  return subtopics
    .flatMap(({ id, impactMateriality, financialMateriality, materialItemCount }): Ranked[] => {
      if (!impactMateriality || !financialMateriality) return [];
      const highest = Decimal.max(impactMateriality, financialMateriality);
      const sum = impactMateriality.plus(financialMateriality);
      return [{ subtopicId: id, highest, sum, materialItemCount, name: nameOf(id) }];
    })
    .sort(
      (left, right) =>
        right.highest.comparedTo(left.highest) ||
        right.sum.comparedTo(left.sum) ||
        right.materialItemCount - left.materialItemCount ||
        left.name.localeCompare(right.name, language) ||
        left.subtopicId - right.subtopicId,
    );
}

/** The first ten of them. */
export function topIssues(ranking: readonly TopIssue[]): TopIssue[] {
  return ranking.slice(0, listed);
}
