import { type Problem, type ProblemCode, problem } from '#api/contract/problem';

/**
 * Why a call brought no answer: the API's own codes, or one of two things only a client can see.
 * `unreachable`: no answer came, so the effect is unknown. `unreadable`: something else than the API answered.
 */
export type ApiFailureCode = ProblemCode | 'unreachable' | 'unreadable';

/** A failed call, as a meaning. Words for it come from the problem or from the screen, never from here. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly code: ApiFailureCode,
    /** What the API said; null when it said nothing. */
    readonly problem: Problem | null = null,
    /** From `Retry-After`, with `too_many_attempts`. */
    readonly retryAfterSeconds: number | null = null,
    options?: ErrorOptions,
  ) {
    super(problem ? `${code}: ${problem.detail}` : code, options);
  }
}

export function isApiError(error: unknown, ...codes: ApiFailureCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

/** Reads a refusal. Anything that is not problem details came from somebody else, a proxy for instance. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = problem.safeParse(body);
  if (!parsed.success) return new ApiError('unreadable');
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(parsed.data.code, parsed.data, Number.isFinite(retryAfter) ? retryAfter : null);
}
