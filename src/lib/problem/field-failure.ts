import { isApiError } from '@/lib/api/api-error';

/**
 * A failure that belongs to one field of a form. Forms read it like a problem of the API, so the text ends
 * up on the field and in the summary.
 */
export function fieldFailure(field: string, message: string): Error {
  return Object.assign(new Error(message), { problem: { errors: { [field]: [message] } } });
}

/** Runs a call whose form holds one of the API's fields under another name, and renames what it complains of. */
export function renamedField<T>(apiField: string, formField: string, run: () => Promise<T>): Promise<T> {
  return renamedFields((name) => (name === apiField ? formField : name), run);
}

/** The same by a rule for every name. */
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
