import { queryOptions } from '@tanstack/react-query';
import { readPolicy } from '#api/contract/company/terms';
import { call } from '../call';

const conditions = 'conditions';

/** The terms and conditions in a language: those in force, or an earlier version. */
export const conditionsQuery = (languageId: number, version?: string) =>
  queryOptions({
    queryKey: ['policies', conditions, languageId, version ?? 'in-force'],
    meta: { dependsOn: 'release' },
    queryFn: ({ signal }) =>
      call(
        readPolicy,
        { params: { code: conditions, languageId }, query: version ? { version } : {} },
        { signal },
      ),
  });
