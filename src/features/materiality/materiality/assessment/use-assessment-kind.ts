import { useTranslation } from 'react-i18next';
import type { IroKind } from '#api/contract/materiality/iros';
import type { Changeable, ChangePart } from '@/components/crud/changeable';
import {
  type AssessmentBody,
  type AssessmentDetail,
  type AssessmentValues,
  type ChoiceField,
  fieldsOf,
  updateAssessment,
} from './kinds';
import { useChoices } from './use-choices';
import { schemaOf, startValues } from './values';

export type AssessedItem = { headerId: number; iroId: number; kind: IroKind };
type Kind = Changeable<AssessmentDetail, AssessmentValues, AssessmentBody>;
type Part = ChangePart<AssessmentValues>;

/** How an assessment is changed; two people decide about each of its choices. */
export function useAssessmentKind(item: AssessedItem): Kind {
  const { t } = useTranslation('materiality-scores');
  const { choices, ids } = useChoices(item.headerId, item.kind);
  const part = (field: ChoiceField): Part => ({
    id: field,
    label: t(`fields.${field}`),
    fields: [field],
    describe: async (values) =>
      choices.get(field)?.options.find(({ id }) => id === values[field])?.label ?? '–',
  });
  return {
    schema: schemaOf(item.kind, ids),
    toValues: startValues,
    update: ({ updatedOn }, body) => updateAssessment(item, body, updatedOn),
    parts: [
      ...fieldsOf[item.kind].map(([field]) => part(field)),
      part('dmAssessmentMaterialityId'),
      {
        id: 'reason',
        label: t('fields.reason'),
        fields: ['reason'],
        describe: async ({ reason }) => reason || '–',
      },
    ],
  };
}
