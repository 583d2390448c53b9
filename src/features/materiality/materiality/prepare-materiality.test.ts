import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, it } from 'vitest';
import { materialityCompletionQuery } from '@/lib/api/queries/materiality';
import { reportHeaderQuery } from '@/lib/api/queries/report-headers';
import { prepareMateriality } from './prepare-materiality';
import { resultQueries } from './results/queries';
import type { MaterialitySearch } from './search';

const headerId = 7;
const key = (query: { queryKey: readonly unknown[] }) => JSON.stringify(query.queryKey);
const [header, completion, results] = [
  key(reportHeaderQuery(headerId)),
  key(materialityCompletionQuery(headerId)),
  key(resultQueries.results(headerId)),
];

// The first fetch of the screens' code takes a while.
beforeAll(
  () => Promise.all([import('./results/results-view'), import('./wizard/materiality-wizard')]),
  60_000,
);

/** A client whose server answers only when the test says so. */
function clientOf(completed: Promise<{ isComplete: boolean }>) {
  const asked: string[] = [];
  const client = new QueryClient();
  const answer = async (query: { queryKey: readonly unknown[] }) => {
    asked.push(key(query));
    return completed;
  };
  client.fetchQuery = answer as never;
  client.prefetchQuery = answer as never;
  return { client, asked };
}

async function askedFor(search: MaterialitySearch, isComplete = true): Promise<string[]> {
  const { client, asked } = clientOf(Promise.resolve({ isComplete }));
  await prepareMateriality(client, { headerId, ...search });
  return asked;
}

it('requests results immediately when the address asks for them', () => {
  const { client, asked } = clientOf(new Promise(() => undefined));
  void prepareMateriality(client, { headerId, view: 'results' });
  expect(asked).toEqual(expect.arrayContaining([header, completion, results]));
});

it('opens the results of a complete assessment only, when the address names neither view', async () => {
  expect(await askedFor({})).toContain(results);
  expect(await askedFor({}, false)).not.toContain(results);
});

it('requests results for the method in the address and not others that would stay hidden', async () => {
  const byAnother = key(resultQueries.results(headerId, { impactThreshold: 2.5 }));
  const asked = await askedFor({ view: 'results', impactThreshold: 2.5, page: 2 });
  expect(asked).toContain(byAnother);
  expect(asked).not.toContain(results);
});

it('leaves the requests of the wizard and the other tabs to those screens', async () => {
  for (const search of [
    { view: 'wizard' },
    { step: 'topics' },
    { view: 'results', tab: 'impact' },
  ] as const) {
    const asked = await askedFor(search);
    expect(asked).toEqual(expect.arrayContaining([header, completion]));
    expect(asked).not.toContain(results);
  }
});

it('leaves read errors to the screen', async () => {
  const { client } = clientOf(Promise.reject(new Error('unreachable')));
  client.prefetchQuery = (async () => undefined) as never;
  await expect(prepareMateriality(client, { headerId })).resolves.toBeUndefined();
});
