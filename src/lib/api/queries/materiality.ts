import { queryOptions } from '@tanstack/react-query';
import { readMaterialityCompletion } from '#api/contract/materiality/information';
import { listMaterialTopics } from '#api/contract/materiality/results';
import { call } from '@/lib/api/call';

/** Always refetched, except data that was requested while the screen was loading. */
export const materialityStaleMs = 2000;

/** The progress of a report's double materiality assessment. */
export const materialityCompletionQuery = (headerId: number) =>
  queryOptions({
    queryKey: ['reports', 'materiality', headerId, 'completion'],
    meta: { dependsOn: 'reports' },
    queryFn: ({ signal }) => call(readMaterialityCompletion, { params: { id: headerId } }, { signal }),
    staleTime: materialityStaleMs,
  });

/** Material subtopics, most important first. */
export const materialTopicsQuery = (headerId: number) =>
  queryOptions({
    queryKey: ['reports', 'materiality', headerId, 'material-topics'],
    meta: { dependsOn: 'reports' },
    queryFn: ({ signal }) => call(listMaterialTopics, { params: { id: headerId } }, { signal }),
    staleTime: 0,
  });
