import { toast } from 'sonner';
import { generateReportWorkbook } from '#api/contract/reports/issues';
import { download } from '@/lib/api/call';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';

/** Downloads an issue as a workbook, the newest by default; shows the reason on failure. */
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
