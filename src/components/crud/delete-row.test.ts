import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { deleteRow } from './delete-row';

/** What a deletion that ends so says, and how often the row was asked for anew. */
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
  it('says nothing more when it is done', async () => {
    expect(await outcome()).toEqual({ text: null, refreshes: 0 });
  });

  it.each(['stale', 'not_found', 'blocked_by_dependants'] as const)(
    'asks for the row anew when it is %s',
    async (code) => {
      expect(await outcome(new ApiError(code))).toEqual({ text: `No: ${code}`, refreshes: 1 });
    },
  );

  // spec: materiality.errors.delete
  it('says why not when it does not fit, and leaves the list as it is', async () => {
    expect(await outcome(new ApiError('conflict'))).toEqual({ text: 'No: conflict', refreshes: 0 });
  });

  // spec: materiality.errors.delete
  it('says so when anything else failed', async () => {
    expect(await outcome(new Error('offline'))).toEqual({ text: 'No: unknown', refreshes: 0 });
  });
});
