import { ApiError, isApiError } from '@/lib/api/api-error';

/** The current row, if a change was refused because another user changed it first; otherwise null. */
export function staleRow<Row>(error: unknown): Row | null {
  return isApiError(error, 'stale') ? ((error.problem?.current as Row | undefined) ?? null) : null;
}

/** The refusal with our text in place of the API's sentence, for a form to show; without a text, unchanged. */
export function saying(error: unknown, text: string | null): unknown {
  if (text === null || !isApiError(error) || !error.problem) return error;
  return new ApiError(error.code, { ...error.problem, detail: text });
}
