import { useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '@/lib/api/queries/session';
import { toIsoDate } from '@/lib/format/date';
import { exportFileName } from './file-name';

/** Names a file of the signed-in company, made today. */
export function useExportName(): (parts: readonly string[], extension: string) => string {
  const queryClient = useQueryClient();
  return (parts, extension) => {
    const company = queryClient.getQueryData(sessionQuery.queryKey)?.companyName ?? '';
    return exportFileName({ company, day: toIsoDate(new Date()) }, parts, extension);
  };
}
