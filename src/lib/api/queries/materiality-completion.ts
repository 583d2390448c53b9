import { queryOptions } from '@tanstack/react-query';
import { readMaterialityCompletion } from '#api/contract/materiality/information';
import { call } from '@/lib/api/call';

/** How far the double materiality assessment of a report is. */
export const materialityCompletionQuery = (headerId: number) =>
  queryOptions({
    queryKey: ['reports', 'materiality', headerId, 'completion'],
    meta: { dependsOn: 'reports' },
    queryFn: ({ signal }) => call(readMaterialityCompletion, { params: { id: headerId } }, { signal }),
    staleTime: 0,
  });
