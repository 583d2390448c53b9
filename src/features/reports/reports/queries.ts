import { queryOptions } from '@tanstack/react-query';
import { readReportAccordance } from '#api/contract/reports/accordance';
import { listFacilities, listReportLocations } from '#api/contract/reports/facilities';
import { readGeneralInformation } from '#api/contract/reports/general-informations';
import {
  headersPageSize,
  listReportHeaders,
  readPeriodData,
  readReportValidations,
} from '#api/contract/reports/headers';
import { generateReport, listReportIssues, readReportChanges } from '#api/contract/reports/issues';
import { listQuestionnairePages } from '#api/contract/reports/questionnaires';
import { listReports, readReportDates, reportsPageSize } from '#api/contract/reports/reports';
import { call, callPage } from '@/lib/api/call';
import { reportHeaderQuery } from '@/lib/api/queries/report-headers';

/** Values calculated from the ledger change with every entry. */
const ofLedger = ['reports', 'activity-data', 'locations', 'company', 'reviews'] as const;

const all = ['reports'] as const;

export const reportQueries = {
  all,
  /** In menu order; without a search text all of them. */
  list: (search: string) =>
    queryOptions({
      queryKey: [...all, 'list', search],
      meta: { dependsOn: 'company' },
      queryFn: async ({ signal }) => {
        const query = { PageSize: reportsPageSize, PageNumber: 1, search };
        return (await callPage(listReports, { query }, { signal })).items;
      },
      placeholderData: (previous) => previous,
    }),
  dates: () =>
    queryOptions({
      queryKey: [...all, 'dates'],
      meta: { dependsOn: ['activity-data', 'locations'] },
      queryFn: ({ signal }) => call(readReportDates, {}, { signal }),
    }),
  /** Missing data between two days. */
  periodData: (startDate: string, endDate: string) =>
    queryOptions({
      queryKey: [...all, 'period-data', startDate, endDate],
      meta: { dependsOn: [...ofLedger] },
      queryFn: ({ signal }) => call(readPeriodData, { query: { startDate, endDate } }, { signal }),
    }),
  headers: (reportId: number, page: number) =>
    queryOptions({
      queryKey: [...all, 'headers', reportId, page],
      meta: { dependsOn: [...ofLedger] },
      queryFn: ({ signal }) =>
        callPage(
          listReportHeaders,
          {
            params: { reportId },
            query: { IncludeCount: 'true', PageSize: headersPageSize, PageNumber: page },
          },
          { signal },
        ),
      // Another tab or user may have finished, shared or deleted a report.
      staleTime: 0,
      placeholderData: (previous) => previous,
    }),
  /** The report that a new one can copy: the first complete one. */
  template: (reportId: number) =>
    queryOptions({
      queryKey: [...all, 'template', reportId],
      meta: { dependsOn: 'reports' },
      queryFn: async ({ signal }) => {
        const query = { IncludeCount: 'false', PageSize: 1, PageNumber: 1, completeOnly: 'true' };
        const { items } = await callPage(listReportHeaders, { params: { reportId }, query }, { signal });
        return items[0] ?? null;
      },
      staleTime: 0,
    }),
  /** Every finished report that the user may read, the newest of each type first. */
  finished: () =>
    queryOptions({
      queryKey: [...all, 'finished'],
      meta: { dependsOn: 'reports' },
      queryFn: async ({ signal }) => {
        const query = { IncludeCount: 'false', PageSize: reportsPageSize, PageNumber: 1 };
        const { items: kinds } = await callPage(listReports, { query }, { signal });
        const pages = kinds
          .filter(({ isAvailable }) => isAvailable)
          .map(({ reportId }) =>
            callPage(
              listReportHeaders,
              { params: { reportId }, query: { ...query, completeOnly: 'true' } },
              { signal },
            ),
          );
        return (await Promise.all(pages)).flatMap(({ items }) => items);
      },
      staleTime: 0,
    }),
  header: reportHeaderQuery,
  /** What is missing in each step. */
  validations: (headerId: number) =>
    queryOptions({
      queryKey: [...all, 'validations', headerId],
      meta: { dependsOn: [...ofLedger] },
      queryFn: ({ signal }) => call(readReportValidations, { params: { headerId } }, { signal }),
      staleTime: 0,
    }),
  /** Why a greenhouse gas report cannot call itself in accordance with the standards. */
  accordance: (headerId: number) =>
    queryOptions({
      queryKey: [...all, 'accordance', headerId],
      meta: { dependsOn: [...ofLedger] },
      queryFn: ({ signal }) => call(readReportAccordance, { params: { headerId } }, { signal }),
      staleTime: 0,
    }),
  generalInformation: (headerId: number) =>
    queryOptions({
      queryKey: [...all, 'general-information', headerId],
      meta: { dependsOn: ['reports', 'company'] },
      queryFn: ({ signal }) => call(readGeneralInformation, { params: { headerId } }, { signal }),
    }),
  /** The progress of each questionnaire page. */
  pages: (headerId: number) =>
    queryOptions({
      queryKey: [...all, 'pages', headerId],
      meta: { dependsOn: 'reports' },
      queryFn: ({ signal }) => call(listQuestionnairePages, { params: { headerId }, query: {} }, { signal }),
    }),
  locations: (headerId: number) =>
    queryOptions({
      queryKey: [...all, 'locations', headerId],
      meta: { dependsOn: ['reports', 'locations', 'activity-data'] },
      queryFn: ({ signal }) => call(listReportLocations, { params: { id: headerId } }, { signal }),
    }),
  facilityKinds: () =>
    queryOptions({
      queryKey: [...all, 'facility-kinds'],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(listFacilities, {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  issues: (headerId: number) =>
    queryOptions({
      queryKey: [...all, 'issues', headerId],
      meta: { dependsOn: 'reports' },
      queryFn: ({ signal }) => call(listReportIssues, { params: { headerId } }, { signal }),
    }),
  changes: (headerId: number) =>
    queryOptions({
      queryKey: [...all, 'changes', headerId],
      meta: { dependsOn: [...ofLedger] },
      queryFn: ({ signal }) => call(readReportChanges, { params: { headerId }, query: {} }, { signal }),
      staleTime: 0,
    }),
  document: (headerId: number, { issue, draft = false }: { issue?: number; draft?: boolean }) =>
    queryOptions({
      queryKey: [...all, 'document', headerId, issue ?? null, draft],
      meta: { dependsOn: draft ? [...ofLedger] : ['reports'] },
      queryFn: ({ signal }) =>
        call(generateReport, { params: { headerId }, query: { issue, draft: String(draft) } }, { signal }),
      // An issue never changes.
      staleTime: draft || issue === undefined ? 0 : Number.POSITIVE_INFINITY,
    }),
};
