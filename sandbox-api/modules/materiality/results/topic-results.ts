import type { CategoryResult, TopicResult } from '#api/contract/materiality/results';
import type { GroupResult } from '#api/domain/materiality/group-result';
import { type Matter, matterOf, ownMatterId } from '#api/domain/materiality/matters';
import { matrixNumbers } from '#api/domain/materiality/top-issues';
import type { Decimal } from '#api/domain/units/decimal';
import type { RolledUp } from './rolled-up';

/** Subtopics as they are told, in the order of the standards. */
export function topicResults(of: RolledUp): TopicResult[] {
  const { assessment, results, entriesBySubtopic, language } = of;
  const { edition } = assessment;
  const ranks = new Map(results.ranking.map(({ subtopicId, rank }) => [subtopicId, rank]));
  const nameOf = (id: number) => matterOfGroup(assessment, id)?.name[language] ?? '';
  const numbers = matrixNumbers(results.subtopics, nameOf, language);
  const counts = itemCounts(of, ({ subtopicId }) => subtopicId);
  return results.subtopics.flatMap((group): TopicResult[] => {
    const subtopic = matterOfGroup(assessment, group.id);
    const [entry] = entriesBySubtopic.get(group.id) ?? [];
    if (!subtopic || !entry) return [];
    return [
      {
        dmSubtopicId: group.id,
        dmTopicCategoryId: subtopic.categoryId,
        categoryName: edition.categoryById.get(subtopic.categoryId)?.name[language] ?? '',
        topicName: edition.topicById.get(subtopic.topicId)?.name[language] ?? '',
        subtopicName: subtopic.name[language],
        isOwn: !edition.subtopicById.has(group.id),
        standard: subtopic.standard,
        ...scoresOf(group),
        iroCount: counts.get(group.id) ?? 0,
        decidingImpactIroId: group.decidingImpactIroId,
        decidingFinancialIroId: group.decidingFinancialIroId,
        rank: ranks.get(group.id) ?? null,
        matrixNumber: numbers.get(group.id) ?? null,
      },
    ];
  });
}

export function categoryResults(
  of: RolledUp,
  subtopics: readonly TopicResult[] = topicResults(of),
): CategoryResult[] {
  const { assessment, results, language } = of;
  const counts = itemCounts(of, ({ categoryId }) => categoryId);
  return results.categories.flatMap((group): CategoryResult[] => {
    const category = assessment.edition.categoryById.get(group.id);
    if (!category) return [];
    const own = subtopics.filter(({ dmTopicCategoryId }) => dmTopicCategoryId === group.id);
    return [
      {
        dmTopicCategoryId: group.id,
        name: category.name[language],
        colour: category.colour,
        subtopicCount: own.length,
        materialCount: own.filter(({ isMaterial }) => isMaterial).length,
        ...scoresOf(group),
        iroCount: counts.get(group.id) ?? 0,
      },
    ];
  });
}

/** The matter that results are grouped by: a subtopic of the list, or one of the company's own. */
export function matterOfGroup(
  { edition, entries }: RolledUp['assessment'],
  groupId: number,
): Matter | undefined {
  const own = entries.find(({ id, ownName }) => ownName !== null && ownMatterId(id) === groupId);
  return own ? matterOf(edition, own) : edition.subtopicById.get(groupId);
}

/** Material ones in their order; those that cannot be ranked because an item is open come last. */
export function materialFirst(topics: readonly TopicResult[]): TopicResult[] {
  const place = ({ rank }: TopicResult) => rank ?? topics.length + 1;
  return topics.filter(({ isMaterial }) => isMaterial).toSorted((a, b) => place(a) - place(b));
}

type Axis = 'impactMateriality' | 'financialMateriality';

/** Assessed ones, the highest first; where that is equal, the other axis and then the name decide. */
export function highestFirst(of: RolledUp, axis: Axis): TopicResult[] {
  const other: Axis = axis === 'impactMateriality' ? 'financialMateriality' : 'impactMateriality';
  return topicResults(of)
    .filter((topic) => topic[axis] !== null)
    .toSorted(
      (a, b) =>
        (b[axis] ?? 0) - (a[axis] ?? 0) ||
        (b[other] ?? 0) - (a[other] ?? 0) ||
        a.subtopicName.localeCompare(b.subtopicName, of.language),
    );
}

function scoresOf(group: GroupResult) {
  return {
    impactMateriality: wireScore(group.impactMateriality),
    financialMateriality: wireScore(group.financialMateriality),
    outcome: group.result,
    isMaterial: group.isMaterial,
    materialIroCount: group.materialItemCount,
  };
}

/** Null where there is no score yet. */
export function wireScore(score: Decimal | null | undefined): number | null {
  return score?.toNumber() ?? null;
}

function itemCounts(
  { assessment, results }: RolledUp,
  idOf: (entry: RolledUp['assessment']['topicEntries'][number]) => number,
): ReadonlyMap<number, number> {
  const groupOf = new Map(assessment.topicEntries.map((entry) => [entry.entryId, idOf(entry)]));
  const counts = new Map<number, number>();
  for (const { iro } of results.items) {
    const id = groupOf.get(iro.entryId);
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
