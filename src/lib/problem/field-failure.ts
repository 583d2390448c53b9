import { isApiError } from '@/lib/api/api-error';

/**
 * A failure that belongs to one field of a form. Forms read it like a problem of the API, so the text ends
 * up on the field and in the summary.
 */
export function fieldFailure(field: string, message: string): Error {
  return Object.assign(new Error(message), { problem: { errors: { [field]: [message] } } });
}

/** Runs a call whose form holds one of the API's fields under another name, and renames what it complains of. */
export async function renamedField<T>(
  apiField: string,
  formField: string,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const problem = isApiError(error) ? error.problem : null;
    const messages = problem?.errors?.[apiField];
    if (!problem || !messages) throw error;
    const { [apiField]: _renamed, ...others } = problem.errors ?? {};
    throw Object.assign(new Error(problem.detail), {
      problem: { ...problem, errors: { ...others, [formField]: messages } },
    });
  }
}
