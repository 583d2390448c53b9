import { queryOptions } from '@tanstack/react-query';
import { readGuideContents } from '#api/contract/knowledge/user-guides';
import { call } from '@/lib/api/call';

/** Changes only with a new version of the portal. */
export const guideContentsQuery = queryOptions({
  queryKey: ['guide-contents'],
  meta: { dependsOn: 'release' },
  queryFn: ({ signal }) => call(readGuideContents, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
