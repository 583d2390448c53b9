import { isApiError } from '@/lib/api/api-error';

/** What the API says of an uploaded file, one text per reason; empty when it says nothing of it. */
export function fileErrors(error: unknown): readonly string[] {
  const errors = isApiError(error) ? error.problem?.errors : undefined;
  return errors?.File ?? errors?.SubmittedFile ?? [];
}
