import type { ProblemCode } from '#api/contract/problem';
import { problemResponse } from '#api/http/problem-response';
import { ProblemError } from '#api/kernel/problem-error';

/** Problem details from the engine itself, when the API cannot answer. */
export function refuse(code: ProblemCode, request: Request): Response {
  const isPolish = (request.headers.get('accept-language') ?? '').toLowerCase().startsWith('pl');
  return problemResponse(new ProblemError(code), isPolish ? 'pl' : 'en', crypto.randomUUID());
}
