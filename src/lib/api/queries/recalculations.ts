import { queryOptions } from '@tanstack/react-query';
import { listRecalculations, type Recalculation } from '#api/contract/emissions/recalculations';
import { callPage } from '../call';

const pollEveryMs = 700;

export function isRunning({ state }: Pick<Recalculation, 'state'>): boolean {
  return state === 'computing' || state === 'applying';
}

/** The polling interval: short while a recalculation runs, otherwise no polling. */
export function pollWhile(isBusy: boolean | undefined): number | false {
  return isBusy ? pollEveryMs : false;
}

export const recalculationQueries = {
  all: ['recalculations'] as const,
  /** Newest first. */
  list: (page: number) =>
    queryOptions({
      queryKey: [...recalculationQueries.all, 'list', page],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) =>
        callPage(
          listRecalculations,
          { query: { PageNumber: page, PageSize: 10, IncludeCount: 'true' } },
          { signal },
        ),
      refetchInterval: ({ state }) => pollWhile(state.data?.items.some(isRunning)),
      placeholderData: (previous) => previous,
      staleTime: 0,
    }),
};
