import { isApiError } from '@/lib/api/api-error';

export type Deletion = {
  /** Rejects with what the API says against it: somebody changed the row, or something hangs on it. */
  remove: () => Promise<void>;
  /** Asks anew for what the question names. */
  refresh: () => Promise<void>;
};

/** Deletes, or resolves to the text why not. */
export async function deleteRow(
  { remove, refresh }: Deletion,
  errorText: (error: unknown) => string,
): Promise<string | null> {
  try {
    await remove();
    return null;
  } catch (error) {
    // Changed or deleted by another person, or something hangs on it by now: what there is now is shown.
    if (isApiError(error, 'stale', 'not_found', 'blocked_by_dependants')) await refresh();
    return errorText(error);
  }
}
