import { useQueryClient } from '@tanstack/react-query';
import type { ReportHeader } from '#api/contract/reports/headers';
import { refresh } from '@/lib/api/refresh';
import { reportQueries } from '../queries';

/**
 * After a change of a report: the answer becomes the basis of the next change, and everything else is fetched again.
 */
export function useHeaderSaved(): (header: ReportHeader) => void {
  const queryClient = useQueryClient();
  return (header) => {
    void refresh(queryClient, 'reports');
    queryClient.setQueryData(reportQueries.header(header.reportHeaderId).queryKey, header);
  };
}
