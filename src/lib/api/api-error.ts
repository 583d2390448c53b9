import { type Problem, type ProblemCode, problemCodes } from '#api/contract/problem';

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
    /** From `Retry-After`, with `too_many_attempts` and, from a busy database, `unavailable`. */
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
  if (!isProblem(body)) return new ApiError('unreadable');
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(body.code, body, Number.isFinite(retryAfter) ? retryAfter : null);
}

/** By hand: the contract's schema would bring its library into the first load, for the one body that needs none. */
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
