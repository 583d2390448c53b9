import { type Problem, type ProblemCode, problemCodes } from '#api/contract/problem';

/**
 * Why a request failed: the API's own codes, or one of two that only a client can see. `unreachable`: no response
 * arrived, so the effect is unknown. `unreadable`: something other than the API responded.
 */
export type ApiFailureCode = ProblemCode | 'unreachable' | 'unreadable';

/** A failed request by its meaning. The text comes from the problem or from the screen, never from here. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly code: ApiFailureCode,
    /** The API's problem; null when it sent none. */
    readonly problem: Problem | null = null,
    /** From `Retry-After`, sent with `too_many_attempts` and, by a busy database, with `unavailable`. */
    readonly retryAfterSeconds: number | null = null,
    options?: ErrorOptions,
  ) {
    super(problem ? `${code}: ${problem.detail}` : code, options);
  }
}

export function isApiError(error: unknown, ...codes: ApiFailureCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

/** Reads a refusal. A response without problem details did not come from the API but, for instance, from a proxy. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (!isProblem(body)) return new ApiError('unreadable');
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(body.code, body, Number.isFinite(retryAfter) ? retryAfter : null);
}

/** Checked by hand, because the contract's schema would add its library to the first load for this one body. */
function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false;
  const { code, title, detail, status, errors = {} } = body as Partial<Record<keyof Problem, unknown>>;
  const isKnown = problemCodes.some((known) => known === code);
  const areTexts = [title, detail].every((text) => typeof text === 'string');
  return isKnown && areTexts && typeof status === 'number' && areMessages(errors);
}

function areMessages(errors: unknown): boolean {
  if (typeof errors !== 'object' || errors === null) return false;
  return Object.values(errors).every(
    (messages) => Array.isArray(messages) && messages.every((message) => typeof message === 'string'),
  );
}
