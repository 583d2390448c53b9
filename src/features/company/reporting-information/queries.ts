import { queryOptions } from '@tanstack/react-query';
import {
  listReportingBases,
  previewReportingPeriod,
  readReportingInformation,
} from '#api/contract/company/reporting-informations';
import { call } from '@/lib/api/call';

export const reportingQueries = {
  bases: () =>
    queryOptions({
      queryKey: ['reporting', 'bases'],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(listReportingBases, {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  current: () =>
    queryOptions({
      queryKey: ['reporting', 'current'],
      meta: { dependsOn: 'company' },
      queryFn: ({ signal }) => call(readReportingInformation, {}, { signal }),
    }),
  /** The effect of a period on the reviews. */
  preview: (periodStart: string) =>
    queryOptions({
      queryKey: ['reporting', 'preview', periodStart],
      meta: { dependsOn: ['company', 'activity-data'] },
      queryFn: ({ signal }) => call(previewReportingPeriod, { query: { periodStart } }, { signal }),
      staleTime: 0,
    }),
};
