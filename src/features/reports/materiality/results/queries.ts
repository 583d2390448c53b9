import { queryOptions } from '@tanstack/react-query';
import { listMaterialTopics } from '#api/contract/materiality/results';
import { call } from '@/lib/api/call';

export const materialTopicsQuery = (headerId: number) =>
  queryOptions({
    queryKey: ['reports', 'materiality', headerId, 'material-topics'],
    meta: { dependsOn: 'reports' },
    queryFn: ({ signal }) => call(listMaterialTopics, { params: { id: headerId } }, { signal }),
    staleTime: 0,
  });
