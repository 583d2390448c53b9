import { queryOptions } from '@tanstack/react-query';
import { readScopeAggregates } from '#api/contract/emissions/dashboard';
import { listWorkspaces, type WorkspacePicture } from '#api/contract/engine-workspaces';
import { call } from '@/lib/api/call';

export const workspacesQuery = queryOptions({
  queryKey: ['sandbox', 'workspaces'],
  meta: { dependsOn: 'sandbox' },
  queryFn: ({ signal }) => call(listWorkspaces, {}, { signal }),
  staleTime: 0,
});

/** Identifies the open workspace: the figures of the current company, as in its overview. */
export const pictureQuery = (companyName: string) =>
  queryOptions({
    queryKey: ['sandbox', 'picture', companyName],
    meta: { dependsOn: 'activity-data' },
    queryFn: async ({ signal }): Promise<WorkspacePicture> => {
      const { year, entries } = await call(readScopeAggregates, {}, { signal });
      const scopes = entries.map(({ scope, carbonEquivalent }) => ({ scope, carbonEquivalent }));
      return { companyName, year, scopes };
    },
    staleTime: 0,
    retry: false,
  });
