import { expect, test, vi } from 'vitest';
import { processImport } from '#api/contract/activity-data/imports';
import type { call } from '@/lib/api/call';
import { processWatched } from './process-watched';

const asked: { query: { progressKey: string } }[] = [];
const send = (async (_: unknown, input: (typeof asked)[number]) => {
  asked.push(input);
  return { importId: 7, importedRows: 3 };
}) as unknown as typeof call;

test('records an import over plain http as well, where the browser creates no UUIDs, each under its own key', async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const wanted = { importId: 7, withoutWarned: false };
  await processWatched(wanted, () => undefined, send);
  await processWatched(wanted, () => undefined, send);
  vi.unstubAllGlobals();
  const keys = asked.map(({ query }) => query.progressKey);
  expect(new Set(keys).size).toBe(2);
  for (const progressKey of keys)
    expect(processImport.query.safeParse({ importId: 7, progressKey })).toMatchObject({ success: true });
});
