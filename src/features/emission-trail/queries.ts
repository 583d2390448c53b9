import { queryOptions } from '@tanstack/react-query';
import { readEmissionTrail, type TrailKind } from '#api/contract/emissions';
import { call } from '@/lib/api/call';

export const emissionTrailQueries = {
  all: ['emission-trail'] as const,
  ofSource: (kind: TrailKind, id: number) =>
    queryOptions({
      queryKey: [...emissionTrailQueries.all, kind, id],
      queryFn: ({ signal }) => call(readEmissionTrail, { params: { kind, id } }, { signal }),
    }),
};
