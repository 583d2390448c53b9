import { isApiError } from '@/lib/api/api-error';

/**
 * A failure that belongs to one field of a form. Forms read it like an API problem, so the text is shown at the
 * field and in the summary.
 */
export function fieldFailure(field: string, message: string): Error {
  return Object.assign(new Error(message), { problem: { errors: { [field]: [message] } } });
}

/**
 * Runs a request whose form uses a different name for one of the API's fields, and renames that field in its
 * problems.
 */
export function renamedField<T>(apiField: string, formField: string, run: () => Promise<T>): Promise<T> {
  return renamedFields((name) => (name === apiField ? formField : name), run);
}

/** The same, with a rule for every name. */
export async function renamedFields<T>(
  toFormField: (apiField: string) => string,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const problem = isApiError(error) ? error.problem : null;
    const errors = Object.entries(problem?.errors ?? {});
    if (!problem || errors.every(([name]) => toFormField(name) === name)) throw error;
    throw Object.assign(new Error(problem.detail), {
      problem: {
        ...problem,
        errors: Object.fromEntries(errors.map(([name, messages]) => [toFormField(name), messages])),
      },
    });
  }
}
