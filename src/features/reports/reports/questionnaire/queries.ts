import { queryOptions } from '@tanstack/react-query';
import type { ReportHeader } from '#api/contract/reports/headers';
import { listQuestionnaireSections, listReportAnswers } from '#api/contract/reports/questionnaires';
import { call } from '@/lib/api/call';
import { reportQueries } from '../queries';

type OfPeriod = Pick<ReportHeader, 'reportHeaderId' | 'startDate' | 'endDate'>;

/** How often answers of other users are fetched. */
const askAgainMs = 15_000;

export const questionnaireQueries = {
  /** All sections of a page, with all their questions, because a question may depend on another page. */
  sections: ({ reportHeaderId: headerId, startDate, endDate }: OfPeriod, page?: number) =>
    queryOptions({
      queryKey: [...reportQueries.all, 'sections', headerId, startDate, endDate, page ?? null],
      // Does not depend on reports: an answer does not change the questions, and suggestions come from the
      // ledger's months.
      meta: { dependsOn: ['activity-data', 'locations', 'company', 'reviews'] },
      queryFn: ({ signal }) =>
        call(listQuestionnaireSections, { params: { headerId }, query: { PageNumber: page } }, { signal }),
    }),
  answers: (headerId: number) =>
    queryOptions({
      queryKey: [...reportQueries.all, 'answers', headerId],
      meta: { dependsOn: 'reports' },
      queryFn: ({ signal }) => call(listReportAnswers, { params: { headerId } }, { signal }),
      staleTime: 0,
      refetchInterval: askAgainMs,
      refetchOnWindowFocus: 'always',
    }),
};
