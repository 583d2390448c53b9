import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { credential } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { dashboardQueries } from './queries';

/** The requests the API received, by the last part of their path, and its answers. */
const asked: string[] = [];
let answer: (path: string) => Promise<unknown>;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  await credential.write('token');
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.split('/').slice(-2).join('/');
    asked.push(path);
    return Response.json(await answer(path));
  });
});
afterAll(() => {
  credential.clear('signed-out');
  vi.unstubAllGlobals();
});

const overview = { totals: { total: 1 }, categories: { categories: [] }, electricity: null };

let client: QueryClient;
beforeEach(() => {
  asked.length = 0;
  answer = async (path) => (path === 'Widgets/Overview' ? overview : { own: path });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

test('parts requested together are read with one call', async () => {
  const [totals, categories] = await Promise.all([
    client.fetchQuery(dashboardQueries.totals),
    client.fetchQuery(dashboardQueries.categories),
  ]);
  expect([totals, categories]).toEqual([overview.totals, overview.categories]);
  expect(asked).toEqual(['Widgets/Overview']);
});

test('a part missing from the answer is read by its own call, which says why', async () => {
  expect(await client.fetchQuery(dashboardQueries.electricity)).toEqual({ own: 'Electricity/Aggregates' });
});

test('when the shared call fails, each part is read by its own call and fails on its own', async () => {
  answer = async (path) => {
    if (path === 'Scopes/Aggregates') return { own: path };
    throw new Error(`No ${path}`);
  };
  const [totals, categories] = await Promise.allSettled([
    client.fetchQuery(dashboardQueries.totals),
    client.fetchQuery(dashboardQueries.categories),
  ]);
  expect(totals).toMatchObject({ status: 'fulfilled', value: { own: 'Scopes/Aggregates' } });
  expect(categories.status).toBe('rejected');
  expect(asked).toContain('Emissions/Categories');
});

test('an answer requested before a change is not used after it', async () => {
  let finish = (_: unknown) => {};
  answer = () => new Promise((done) => (finish = done));
  void client.prefetchQuery(dashboardQueries.totals);
  const year = client.fetchQuery(dashboardQueries.year);
  await expect.poll(() => asked).toEqual(['Widgets/Overview']);
  const finishOld = finish;
  await refresh(client, 'activity-data');
  const after = client.fetchQuery(dashboardQueries.totals);
  await expect.poll(() => asked.filter((path) => path === 'Widgets/Overview')).toHaveLength(2);
  finishOld({ totals: { total: 'of before' }, year: { year: 2025 } });
  finish({ totals: { total: 'of after' } });
  expect(await after).toEqual({ total: 'of after' });
  expect(await year).toEqual({ year: 2025 });
});
