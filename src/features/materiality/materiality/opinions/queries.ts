import { queryOptions } from '@tanstack/react-query';
import { listIroOpinions } from '#api/contract/materiality/opinions';
import { call } from '@/lib/api/call';

export const opinionsQuery = (headerId: number, iroId: number) =>
  queryOptions({
    queryKey: ['reports', 'materiality', headerId, 'opinions', iroId],
    meta: { dependsOn: 'reports' },
    queryFn: ({ signal }) => call(listIroOpinions, { params: { id: headerId, iroId } }, { signal }),
    staleTime: 0,
  });
