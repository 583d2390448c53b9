import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { deleteRow } from './delete-row';

/** The message after a deletion with this result, and how often the row was fetched again. */
async function outcome(error?: unknown) {
  let refreshes = 0;
  const text = await deleteRow(
    {
      remove: () => (error === undefined ? Promise.resolve() : Promise.reject(error)),
      refresh: async () => {
        refreshes += 1;
      },
    },
    (refusal) => `No: ${refusal instanceof ApiError ? refusal.code : 'unknown'}`,
  );
  return { text, refreshes };
}

describe('deleting a row', () => {
  it('shows no message on success', async () => {
    expect(await outcome()).toEqual({ text: null, refreshes: 0 });
  });

  it.each(['stale', 'not_found', 'blocked_by_dependants'] as const)(
    'fetches the row again when it is %s',
    async (code) => {
      expect(await outcome(new ApiError(code))).toEqual({ text: `No: ${code}`, refreshes: 1 });
    },
  );

  // spec: materiality.errors.delete
  it('shows why it is not possible and leaves the list unchanged', async () => {
    expect(await outcome(new ApiError('conflict'))).toEqual({ text: 'No: conflict', refreshes: 0 });
  });

  // spec: materiality.errors.delete
  it('reports any other failure', async () => {
    expect(await outcome(new Error('offline'))).toEqual({ text: 'No: unknown', refreshes: 0 });
  });
});
