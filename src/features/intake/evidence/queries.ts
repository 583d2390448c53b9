import { queryOptions } from '@tanstack/react-query';
import {
  type EvidencedKind,
  listEvidenceFiles,
  listEvidenceLinks,
  readEvidenceContent,
} from '#api/contract/intake/evidence';
import { call, download } from '@/lib/api/call';

export const evidenceQueries = {
  all: ['evidence'] as const,
  links: (entryKind: EvidencedKind, entryId: number) =>
    queryOptions({
      queryKey: [...evidenceQueries.all, 'links', entryKind, entryId],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(listEvidenceLinks, { query: { entryKind, entryId } }, { signal }),
    }),
  files: () =>
    queryOptions({
      queryKey: [...evidenceQueries.all, 'files'],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(listEvidenceFiles, {}, { signal }),
    }),
  content: (evidenceFileId: number) =>
    queryOptions({
      queryKey: [...evidenceQueries.all, 'content', evidenceFileId],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => download(readEvidenceContent, { params: { id: evidenceFileId } }, { signal }),
      // Up to 20 MB: not kept longer than it is shown.
      gcTime: 0,
    }),
};
