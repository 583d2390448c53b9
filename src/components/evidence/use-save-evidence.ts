import { toast } from 'sonner';
import { downloadEvidence } from '#api/contract/intake/evidence';
import type { IsoRange } from '@/components/ui/date-limits';
import { download } from '@/lib/api/call';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';

/** Downloads the evidence of a period as a ZIP for the auditor; shows the reason on failure. */
export function useSaveEvidence(): (period: IsoRange) => Promise<void> {
  const errorText = useErrorText();
  return async ({ from, to }) => {
    try {
      saveFile(await download(downloadEvidence, { query: { periodStart: from, periodEnd: to } }));
    } catch (error) {
      toast.error(errorText(error));
    }
  };
}
