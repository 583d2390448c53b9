import type { FieldIssue } from '#api/contract/field-issue';
import type { LastChange, ProblemCode } from '#api/contract/problem';

type Details = {
  params?: FieldIssue['params'];
  issues?: FieldIssue[];
  current?: unknown;
  lastChange?: LastChange | undefined;
  retryAfterSeconds?: number;
};

/** A refusal by its meaning. It knows nothing about HTTP; the edge maps its code to a status. */
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

/** Refuses all the fields at once; does nothing without issues. */
export function refuse(issues: FieldIssue[]): void {
  if (issues.length > 0) throw new ProblemError('validation_failed', { issues });
}

/** Rows that do not exist and rows of other companies get the same response on purpose. */
export function notFound(): ProblemError {
  return new ProblemError('not_found');
}

/** Narrows a loaded row or refuses it as missing. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}
