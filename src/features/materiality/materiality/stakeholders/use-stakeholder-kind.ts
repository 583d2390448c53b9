import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import {
  type MaterialityStakeholder,
  type StakeholderBody,
  stakeholderBody,
  updateMaterialityStakeholder,
} from '#api/contract/materiality/stakeholders';
import type { Changeable, ChangePart } from '@/components/crud/changeable';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';

export type StakeholderValues = z.input<typeof stakeholderBody>;
type Kind = Changeable<MaterialityStakeholder, StakeholderValues, StakeholderBody>;
type Part = ChangePart<StakeholderValues>;

/** How a stakeholder is saved, and which fields are decided when another user has changed them too. */
export function useStakeholderKind(headerId: number): Kind {
  const { t } = useTranslation('materiality-lists');
  const format = useFormat();
  const { data: activities = [] } = useQuery(materialityQueries.activities(headerId));
  const { data: channels = [] } = useQuery(materialityQueries.channels());
  const nameOf = new Map(activities.map(({ dmActivityId, name }) => [dmActivityId, name]));
  const channelOf = new Map(channels.map(({ dmCommChannelId, name }) => [dmCommChannelId, name]));
  const listed = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
    ids.map((id) => names.get(id) ?? '–').join(', ');
  const name: Part = {
    id: 'name',
    label: t('stakeholders.name'),
    fields: ['name'],
    describe: async (values) => values.name,
  };
  const scores = (['impactOnEntity', 'impactOnStakeholders'] as const).map(
    (field): Part => ({
      id: field,
      label: t(`stakeholders.${field}`),
      fields: [field],
      describe: async (values) => format.number(values[field], { decimals: 1 }),
    }),
  );
  const lists: Part[] = [
    {
      id: 'activities',
      label: t('stakeholders.activities'),
      fields: ['activities'],
      describe: async (values) => listed(values.activities, nameOf),
    },
    {
      id: 'commChannels',
      label: t('stakeholders.channels'),
      fields: ['commChannels'],
      describe: async (values) => listed(values.commChannels, channelOf),
    },
  ];
  return {
    schema: stakeholderBody,
    toValues: ({ reportHeaderId, name: own, activities: ids, commChannels, ...scored }) => ({
      reportHeaderId,
      name: own,
      activities: ids,
      impactOnEntity: scored.impactOnEntity,
      impactOnStakeholders: scored.impactOnStakeholders,
      commChannels: commChannels.map(({ dmCommChannelId }) => dmCommChannelId),
    }),
    update: ({ dmStakeholderId: stakeholderId, updatedOn }, body) =>
      call(updateMaterialityStakeholder, {
        params: { id: headerId, stakeholderId },
        body,
        seenUpdatedOn: updatedOn,
      }),
    parts: ({ read, mine, theirs }) => [
      name,
      ...scores,
      // Lists are new objects after each read, so they conflict only when their contents differ.
      ...lists.filter(({ fields }) =>
        fields.some(
          (field) =>
            String(read[field]) !== String(theirs[field]) && String(mine[field]) !== String(theirs[field]),
        ),
      ),
    ],
  };
}
