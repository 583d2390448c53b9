import { queryOptions } from '@tanstack/react-query';
import { readEmissionTrail, type TrailKind } from '#api/contract/emissions';
import { call } from '@/lib/api/call';

export const trailQueries = {
  all: ['emission-trail'] as const,
  detail: (kind: TrailKind, id: number) =>
    queryOptions({
      queryKey: [...trailQueries.all, kind, id],
      queryFn: ({ signal }) => call(readEmissionTrail, { params: { kind, id } }, { signal }),
      // An edit elsewhere must never leave an old derivation beside a new figure.
      staleTime: 0,
      gcTime: 0,
    }),
};
