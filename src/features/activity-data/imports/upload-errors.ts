import { readImportErrors } from '#api/contract/activity-data/imports';
import { download } from '@/lib/api/call';
import { saveFile } from '@/lib/api/save-file';

/** The rows to correct, with the reasons. A failed download shows no error (specification 000, section 8). */
export function fetchErrors(importId: number): void {
  download(readImportErrors, { params: { importId } }).then(saveFile, () => undefined);
}
