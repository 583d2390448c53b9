import { useQueries, useQuery } from '@tanstack/react-query';
import type { IroKind } from '#api/contract/materiality/iros';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { type ChoiceField, fieldsOf } from './kinds';
import { typeIdsOf } from './values';

/** One option from any of the lists. */
export type Choice = { id: number; label: string; description: string; value: number | null };

type Query = { data: unknown; isError: boolean; refetch: () => unknown };
export type Choices = { options: readonly Choice[]; query: Query };

/** The options of every field of a kind, and which of them mean "positive" and "potential". */
export function useChoices(headerId: number, kind: IroKind) {
  const fields = fieldsOf[kind];
  const codes = fields.flatMap(([, source]) => (source.list === 'inputs' ? [source.code] : []));
  const inputs = useQueries({ queries: codes.map((code) => materialityQueries.inputs(headerId, code)) });
  const types1 = useQuery(materialityQueries.types(headerId, 1));
  const types2 = useQuery(materialityQueries.types(headerId, 2));
  const conclusions = useQuery(materialityQueries.conclusions(headerId));

  const choices = new Map<ChoiceField, Choices>();
  for (const [field, source] of fields) {
    if (source.list === 'types') {
      const query = source.number === 1 ? types1 : types2;
      const options = (query.data ?? []).map(({ dmAssessmentTypeId, displayString, description }) => ({
        id: dmAssessmentTypeId,
        label: displayString,
        description,
        value: null,
      }));
      choices.set(field, { options, query });
      continue;
    }
    const query = inputs[codes.indexOf(source.code)];
    if (!query) continue;
    const options = (query.data ?? []).map(({ dmAssessmentInputId, displayString, description, value }) => ({
      id: dmAssessmentInputId,
      label: displayString,
      description,
      value,
    }));
    choices.set(field, { options, query });
  }
  choices.set('dmAssessmentMaterialityId', {
    query: conclusions,
    options: (conclusions.data ?? []).map(({ dmAssessmentMaterialityId, displayString, description }) => ({
      id: dmAssessmentMaterialityId,
      label: displayString,
      description,
      value: null,
    })),
  });
  return { choices, ids: typeIdsOf(types1.data ?? [], types2.data ?? []) };
}
