import { useQuery } from '@tanstack/react-query';
import type { ChoiceField } from '@/features/materiality/materiality/assessment/kinds';
import { useGridOptions } from '@/features/materiality/materiality/grid/use-grid-options';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { writtenAs } from './columns';
import type { PasteLists, PasteOption } from './read-changes';

/**
 * The options that a pasted row may name; null until all are loaded. Workbook words are accepted in both
 * languages.
 */
export function usePasteLists(headerId: number) {
  const { choices, rules, failed } = useGridOptions(headerId);
  const types1 = useQuery(materialityQueries.types(headerId, 1)).data ?? [];
  const types2 = useQuery(materialityQueries.types(headerId, 2)).data ?? [];
  const conclusions = useQuery(materialityQueries.conclusions(headerId)).data ?? [];
  const types = [...types1, ...types2].map(
    ({ dmAssessmentTypeId, code }) => [dmAssessmentTypeId, code] as const,
  );
  const wordsOfTypes = new Map(types.map(([id, code]) => [id, writtenAs(code)]));
  const wordsOfConclusions = new Map(
    conclusions.map(({ dmAssessmentMaterialityId, code }) => [dmAssessmentMaterialityId, writtenAs(code)]),
  );
  const wordsOf = (field: ChoiceField, id: number): readonly string[] => {
    if (field === 'dmAssessmentMaterialityId') return wordsOfConclusions.get(id) ?? [];
    const isType = field === 'dmAssessmentType1Id' || field === 'dmAssessmentType2Id';
    return isType ? (wordsOfTypes.get(id) ?? []) : [];
  };
  const options = new Map(
    [...choices].map(([field, list]): [ChoiceField, PasteOption[]] => [
      field,
      list.options.map(({ id, label, value }) => ({ id, label, value, words: wordsOf(field, id) })),
    ]),
  );
  const areHere = [...options.values()].every((list) => list.length > 0);
  const lists: PasteLists | null = areHere ? { options, rules } : null;
  return { lists, failed };
}
