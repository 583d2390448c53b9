import { useTranslation } from 'react-i18next';
import {
  createIroOpinion,
  type IroOpinion,
  type OpinionBody,
  updateIroOpinion,
} from '#api/contract/materiality/opinions';
import type { Changeable } from '@/components/crud/changeable';
import { fieldsOf } from '@/features/materiality/materiality/assessment/kinds';
import type { AssessedItem } from '@/features/materiality/materiality/assessment/use-assessment-kind';
import { useChoices } from '@/features/materiality/materiality/assessment/use-choices';
import { call } from '@/lib/api/call';
import { type OpinionValues, opinionSchema, opinionValues } from './values';

type Kind = Changeable<IroOpinion, OpinionValues, OpinionBody> & {
  create: (body: OpinionBody) => Promise<IroOpinion>;
};

/** How an opinion is saved. When it was changed in two tabs, each conflicting choice is decided separately. */
export function useOpinionKind(item: AssessedItem, isColleagues: boolean): Kind {
  const { t } = useTranslation('materiality-opinions');
  const { t: scores } = useTranslation('materiality-scores');
  const { t: common } = useTranslation();
  const { headerId, iroId, kind } = item;
  const { choices, ids } = useChoices(headerId, kind);
  const params = { id: headerId, iroId };
  return {
    schema: opinionSchema({ kind, ids, isColleagues }),
    toValues: opinionValues,
    create: (body) => call(createIroOpinion, { params, body }),
    update: ({ dmOpinionId: opinionId, updatedOn }, body) =>
      call(updateIroOpinion, { params: { ...params, opinionId }, body, seenUpdatedOn: updatedOn }),
    parts: [
      ...fieldsOf[kind].map(([field]) => ({
        id: field,
        label: scores(`fields.${field}`),
        fields: [field],
        describe: async (values: OpinionValues) =>
          choices.get(field)?.options.find(({ id }) => id === values[field])?.label ?? '–',
      })),
      {
        id: 'isHumanRights',
        label: scores('fields.isHumanRights'),
        fields: ['isHumanRights'],
        describe: async ({ isHumanRights }) =>
          isHumanRights === null
            ? scores('humanRights.asProposed')
            : common(isHumanRights ? 'answers.yes' : 'answers.no'),
      },
      ...(['personName', 'comment'] as const).map((field) => ({
        id: field,
        label: t(`fields.${field}`),
        fields: [field],
        describe: async (values: OpinionValues) => values[field] || '–',
      })),
    ],
  };
}
