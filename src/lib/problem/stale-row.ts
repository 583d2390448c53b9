import { isApiError } from '@/lib/api/api-error';

/** The row as it is now, when a change was refused because somebody else changed it first; else null. */
export function staleRow<Row>(error: unknown): Row | null {
  return isApiError(error, 'stale') ? ((error.problem?.current as Row | undefined) ?? null) : null;
}
