import { queryOptions } from '@tanstack/react-query';
import { listPolicyAcceptances, listPolicyLanguages, readOwnAcceptance } from '#api/contract/company/terms';
import { call, callPage } from '@/lib/api/call';
import { pageSize } from './search';

const params = { code: 'conditions' } as const;

export const termsQueries = {
  languages: () =>
    queryOptions({
      queryKey: ['terms', 'languages'],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(listPolicyLanguages, { params }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  own: () =>
    queryOptions({
      queryKey: ['terms', 'own'],
      meta: { dependsOn: 'company' },
      queryFn: ({ signal }) => call(readOwnAcceptance, { params }, { signal }),
    }),
  acceptances: (page: number) =>
    queryOptions({
      queryKey: ['terms', 'acceptances', page],
      meta: { dependsOn: 'company' },
      queryFn: ({ signal }) =>
        callPage(
          listPolicyAcceptances,
          { params, query: { PageNumber: page, PageSize: pageSize, IncludeCount: 'true' } },
          { signal },
        ),
      placeholderData: (previous) => previous,
    }),
};
