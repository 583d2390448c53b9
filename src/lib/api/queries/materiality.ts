import { queryOptions } from '@tanstack/react-query';
import { readMaterialityCompletion } from '#api/contract/materiality/information';
import { listMaterialTopics } from '#api/contract/materiality/results';
import { call } from '@/lib/api/call';

/** Always asked again, except for what was asked for on the way to the screen. */
export const materialityStaleMs = 2000;

/** How far the double materiality assessment of a report is. */
export const materialityCompletionQuery = (headerId: number) =>
  queryOptions({
    queryKey: ['reports', 'materiality', headerId, 'completion'],
    meta: { dependsOn: 'reports' },
    queryFn: ({ signal }) => call(readMaterialityCompletion, { params: { id: headerId } }, { signal }),
    staleTime: materialityStaleMs,
  });

/** Material subtopics, the most important first. */
export const materialTopicsQuery = (headerId: number) =>
  queryOptions({
    queryKey: ['reports', 'materiality', headerId, 'material-topics'],
    meta: { dependsOn: 'reports' },
    queryFn: ({ signal }) => call(listMaterialTopics, { params: { id: headerId } }, { signal }),
    staleTime: 0,
  });
