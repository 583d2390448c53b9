import { queryOptions } from '@tanstack/react-query';
import { listImportCategories, listImportProblems } from '#api/contract/activity-data/imports';
import { call } from '@/lib/api/call';

export const importQueries = {
  /** What can be imported at a location, in the language of the answers. */
  categories: (locationId: number) =>
    queryOptions({
      queryKey: ['import-categories', locationId],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(listImportCategories, { query: { locationId } }, { signal }),
    }),
  /** What to correct in a rejected file, in the language of the answers. */
  problems: (importId: number) =>
    queryOptions({
      queryKey: ['import-problems', importId],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(listImportProblems, { params: { importId } }, { signal }),
    }),
};
