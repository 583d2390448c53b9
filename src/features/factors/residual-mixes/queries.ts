import { queryOptions } from '@tanstack/react-query';
import {
  listResidualMixes,
  previewResidualMix,
  type ResidualMixBody,
} from '#api/contract/factors/residual-mixes';
import { call } from '@/lib/api/call';

export type PrintedValue = Pick<ResidualMixBody, 'region' | 'year' | 'value' | 'unit' | 'gases'>;

export const residualMixQueries = {
  all: ['residual-mixes'] as const,
  list: () =>
    queryOptions({
      queryKey: [...residualMixQueries.all, 'list'],
      meta: { dependsOn: ['activity-data', 'locations'] },
      queryFn: ({ signal }) => call(listResidualMixes, {}, { signal }),
    }),
  effect: (body: PrintedValue) =>
    queryOptions({
      queryKey: [...residualMixQueries.all, 'effect', body],
      meta: { dependsOn: ['activity-data', 'locations'] },
      queryFn: ({ signal }) => call(previewResidualMix, { body }, { signal }),
      placeholderData: (previous) => previous,
    }),
};
