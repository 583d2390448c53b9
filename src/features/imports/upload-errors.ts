import { isApiError } from '@/lib/api/api-error';

/** What the API says of the uploaded file, one text per reason; empty when it says nothing of it. */
export function fileErrors(error: unknown): readonly string[] {
  return (isApiError(error) ? error.problem?.errors?.File : undefined) ?? [];
}
