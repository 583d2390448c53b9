import { queryOptions } from '@tanstack/react-query';
import { readReportHeader } from '#api/contract/reports/headers';
import { call } from '@/lib/api/call';

/** A report in progress, for every screen that works on it. */
export const reportHeaderQuery = (headerId: number) =>
  queryOptions({
    queryKey: ['reports', 'header', headerId],
    meta: { dependsOn: 'reports' },
    queryFn: ({ signal }) => call(readReportHeader, { params: { headerId } }, { signal }),
    // Another tab or user may have changed or deleted it.
    staleTime: 0,
  });
