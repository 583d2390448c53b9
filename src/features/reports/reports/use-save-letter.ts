import { toast } from 'sonner';
import { downloadIssueLetter } from '#api/contract/reports/issues';
import { download } from '@/lib/api/call';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';

/** Downloads the verifier's letter of an issue; shows the reason on failure. */
export function useSaveLetter(): (headerId: number, number: number) => Promise<void> {
  const errorText = useErrorText();
  return async (headerId, number) => {
    try {
      saveFile(await download(downloadIssueLetter, { params: { headerId, number } }));
    } catch (error) {
      toast.error(errorText(error));
    }
  };
}
