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

// The code of the screens, which it fetches, takes a while the first time.
beforeAll(
  () => Promise.all([import('./results/results-view'), import('./wizard/materiality-wizard')]),
  60_000,
);

/** A client whose server has the answer only when it is given. */
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

it('results that the address asks for wait for nothing', () => {
  const { client, asked } = clientOf(new Promise(() => undefined));
  void prepareMateriality(client, { headerId, view: 'results' });
  expect(asked).toEqual(expect.arrayContaining([header, completion, results]));
});

it('an address that asks for neither gets the results of a complete assessment, and of no other', async () => {
  expect(await askedFor({})).toContain(results);
  expect(await askedFor({}, false)).not.toContain(results);
});

it('results of the method that the address asks about are asked for, not those that it would not show', async () => {
  const byAnother = key(resultQueries.results(headerId, { impactThreshold: 2.5 }));
  const asked = await askedFor({ view: 'results', impactThreshold: 2.5, page: 2 });
  expect(asked).toContain(byAnother);
  expect(asked).not.toContain(results);
});

it('the wizard and the other tabs ask for what they show by themselves', async () => {
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

it('what cannot be read is left to the screen', async () => {
  const { client } = clientOf(Promise.reject(new Error('unreachable')));
  client.prefetchQuery = (async () => undefined) as never;
  await expect(prepareMateriality(client, { headerId })).resolves.toBeUndefined();
});
