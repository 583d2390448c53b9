import { isApiError } from '@/lib/api/api-error';

export type Deletion = {
  /** Rejects with the API's reason: another user changed the row, or it is in use. */
  remove: () => Promise<void>;
  /** Fetches the row named in the dialog again. */
  refresh: () => Promise<void>;
};

/** Deletes the row, or resolves to the reason why not. */
export async function deleteRow(
  { remove, refresh }: Deletion,
  errorText: (error: unknown) => string,
): Promise<string | null> {
  try {
    await remove();
    return null;
  } catch (error) {
    // Changed or deleted by another user, or in use by now: the current state is shown.
    if (isApiError(error, 'stale', 'not_found', 'blocked_by_dependants')) await refresh();
    return errorText(error);
  }
}
