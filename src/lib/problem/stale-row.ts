import { ApiError, isApiError } from '@/lib/api/api-error';

/** The row as it is now, when a change was refused because somebody else changed it first; else null. */
export function staleRow<Row>(error: unknown): Row | null {
  return isApiError(error, 'stale') ? ((error.problem?.current as Row | undefined) ?? null) : null;
}

/** The refusal with a text of ours in place of the API's sentence, for a form to show; without a text as it came. */
export function saying(error: unknown, text: string | null): unknown {
  if (text === null || !isApiError(error) || !error.problem) return error;
  return new ApiError(error.code, { ...error.problem, detail: text });
}
