import { readImportErrors } from '#api/contract/activity-data/imports';
import { isApiError } from '@/lib/api/api-error';
import { download } from '@/lib/api/call';
import { saveFile } from '@/lib/api/save-file';

/** What the API says of the uploaded file, one text per reason; empty when it says nothing of it. */
export function fileErrors(error: unknown): readonly string[] {
  return (isApiError(error) ? error.problem?.errors?.File : undefined) ?? [];
}

/** The rows to correct, with the reasons. A failed download is not told (specification 000, section 8). */
export function fetchErrors(importId: number): void {
  download(readImportErrors, { params: { importId } }).then(saveFile, () => undefined);
}
