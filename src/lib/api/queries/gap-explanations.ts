import { queryOptions } from '@tanstack/react-query';
import { listGapExplanations } from '#api/contract/reviews/gap-explanations';
import { call } from '@/lib/api/call';

/** Why sources have no data in months that should have some, newest month first. */
export const gapExplanationsQuery = queryOptions({
  queryKey: ['reviews', 'gap-explanations'],
  meta: { dependsOn: ['reviews', 'locations'] },
  queryFn: ({ signal }) => call(listGapExplanations, {}, { signal }),
});
