import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { IroKind } from '#api/contract/materiality/iros';
import type { Changeable, ChangePart } from '@/components/crud/changeable';
import { materialityQueries } from '@/features/materiality/materiality/queries';
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

/** How an assessment is saved. When two users changed it, each conflicting choice is decided separately. */
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
  const placed = usePlacedParts(item.headerId);
  return {
    schema: schemaOf(item.kind, ids),
    toValues: startValues,
    update: ({ updatedOn }, body) => updateAssessment(item, body, updatedOn),
    parts: ({ read, mine, theirs }) => [
      ...fieldsOf[item.kind].map(([field]) => part(field)),
      part('dmAssessmentMaterialityId'),
      // Lists are new objects after each read, so they conflict only when their contents differ.
      ...placed.filter(({ fields }) =>
        fields.some(
          (field) =>
            String(read[field]) !== String(theirs[field]) && String(mine[field]) !== String(theirs[field]),
        ),
      ),
      {
        id: 'reason',
        label: t('fields.reason'),
        fields: ['reason'],
        describe: async ({ reason }) => reason || '–',
      },
    ],
  };
}

/** The fields of an item that are not choices. */
function usePlacedParts(headerId: number): Part[] {
  const { t } = useTranslation('materiality-scores');
  const { t: common } = useTranslation();
  const { data: activities = [] } = useQuery(materialityQueries.activities(headerId));
  const { data: stakeholders = [] } = useQuery(materialityQueries.stakeholders(headerId));
  const activityOf = new Map(activities.map(({ dmActivityId, name }) => [dmActivityId, name]));
  const stakeholderOf = new Map(stakeholders.map(({ dmStakeholderId, name }) => [dmStakeholderId, name]));
  const listed = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
    ids.map((id) => names.get(id) ?? '–').join(', ') || '–';
  const part = (
    field: 'isHumanRights' | 'horizon' | 'activityIds' | 'stakeholderIds',
    describe: (values: AssessmentValues) => string,
  ): Part => ({
    id: field,
    label: t(`fields.${field}`),
    fields: [field],
    describe: async (values) => describe(values),
  });
  return [
    part('isHumanRights', ({ isHumanRights }) =>
      isHumanRights === null
        ? t('humanRights.asProposed')
        : common(isHumanRights ? 'answers.yes' : 'answers.no'),
    ),
    part('horizon', ({ horizon }) => (horizon ? t(`horizons.${horizon}`) : '–')),
    part('activityIds', ({ activityIds }) => listed(activityIds, activityOf)),
    part('stakeholderIds', ({ stakeholderIds }) => listed(stakeholderIds, stakeholderOf)),
  ];
}
