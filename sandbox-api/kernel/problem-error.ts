import type { FieldIssue } from '#api/contract/field-issue';
import type { LastChange, ProblemCode } from '#api/contract/problem';

type Details = {
  params?: FieldIssue['params'];
  issues?: FieldIssue[];
  current?: unknown;
  lastChange?: LastChange | undefined;
  retryAfterSeconds?: number;
};

/** A refusal with a meaning. It knows nothing of HTTP; the edge maps its code to a status. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  constructor(
    readonly code: ProblemCode,
    readonly details: Details = {},
  ) {
    super(code);
  }
}

/** Refuses one field: `fieldProblem('endDate', 'dateAfterToday')`. */
export function fieldProblem(path: string, code: string, params: FieldIssue['params'] = {}): ProblemError {
  return new ProblemError('validation_failed', { issues: [{ path, code, params }] });
}

/** Refuses all the fields at once; no issue, no refusal. */
export function refuse(issues: FieldIssue[]): void {
  if (issues.length > 0) throw new ProblemError('validation_failed', { issues });
}

/** Missing and foreign look the same on purpose. */
export function notFound(): ProblemError {
  return new ProblemError('not_found');
}

/** Narrows a loaded row or refuses as missing. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}
