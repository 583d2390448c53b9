import { queryOptions } from '@tanstack/react-query';
import {
  createTopicImpact,
  createTopicOpportunity,
  createTopicRisk,
  deleteTopicImpact,
  deleteTopicOpportunity,
  deleteTopicRisk,
  listTopicImpacts,
  listTopicOpportunities,
  listTopicRisks,
  updateTopicImpact,
  updateTopicOpportunity,
  updateTopicRisk,
} from '#api/contract/materiality/iros';
import { call } from '@/lib/api/call';
import { type IroGroup, type IroValues, toItem } from './values';

export const iroCalls = {
  impacts: {
    list: listTopicImpacts,
    create: createTopicImpact,
    update: updateTopicImpact,
    remove: deleteTopicImpact,
  },
  risks: {
    list: listTopicRisks,
    create: createTopicRisk,
    update: updateTopicRisk,
    remove: deleteTopicRisk,
  },
  opportunities: {
    list: listTopicOpportunities,
    create: createTopicOpportunity,
    update: updateTopicOpportunity,
    remove: deleteTopicOpportunity,
  },
} as const;

/** The current three lists of a matter. */
export const irosQuery = (headerId: number, topicEntryId: number) =>
  queryOptions({
    queryKey: ['reports', 'materiality', headerId, 'iros', topicEntryId],
    meta: { dependsOn: 'reports' },
    queryFn: async ({ signal }): Promise<IroValues> => {
      const list = async (group: IroGroup) =>
        (await call(iroCalls[group].list, { params: { id: headerId, topicEntryId } }, { signal })).map(
          toItem,
        );
      const [impacts, risks, opportunities] = await Promise.all([
        list('impacts'),
        list('risks'),
        list('opportunities'),
      ]);
      return { impacts, risks, opportunities };
    },
    staleTime: 0,
  });
