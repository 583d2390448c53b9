import { toast } from 'sonner';
import { generateReportWorkbook } from '#api/contract/reports/issues';
import { download } from '@/lib/api/call';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';

/** Takes an issue along as a workbook, the newest without a number; says why where that fails. */
export function useSaveWorkbook(): (headerId: number, issue?: number) => Promise<void> {
  const errorText = useErrorText();
  return async (headerId, issue) => {
    try {
      saveFile(await download(generateReportWorkbook, { params: { headerId }, query: { issue } }));
    } catch (error) {
      toast.error(errorText(error));
    }
  };
}
