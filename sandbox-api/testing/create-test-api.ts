import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { CallInput, Endpoint, ResponseOf } from '#api/contract/endpoint';
import type { Problem } from '#api/contract/problem';
import { connectPglite } from '#api/db/connect/pglite';
import type { Connection } from '#api/db/db';
import { migrate } from '#api/db/migrate';
import { createApp } from '#api/http/app';
import { routes } from '#api/modules/routes';
import { loadLookups } from '../../seed/load/lookups';
import { loadReference } from '../../seed/load/reference';
import { type Company, insertCompany } from './insert-company';
import { testClock, testPlatform } from './test-platform';

export type TestAnswer<E extends Endpoint> = {
  status: number;
  headers: Headers;
  body: ResponseOf<E>;
  problem: Problem;
};

/**
 * The real API in this process, over a real PGlite in memory with migrations and reference data. Each
 * company made by `company()` has one account per role. Every 2xx answer is checked against its contract.
 */
export async function createTestApi() {
  const connection = await openTestDatabase();
  const clock = testClock();
  const platform = testPlatform(clock);
  const unexpected: unknown[] = [];
  const app = createApp({
    db: connection.db,
    platform,
    routes,
    log: (_message, error) => unexpected.push(error),
  });
  return {
    app,
    db: connection.db,
    clock,
    platform,
    /** What the API logged instead of telling a client. */
    unexpected,
    company: (options?: Parameters<typeof insertCompany>[1]): Promise<Company> =>
      insertCompany({ db: connection.db, platform }, options),
    call: <E extends Endpoint>(
      endpoint: E,
      input: CallInput<E> & { token?: string; headers?: HeadersInit },
    ) => callApp(app, endpoint, input),
    close: () => connection.close(),
  };
}

let template: Promise<File | Blob> | undefined;

/** Migrating and loading reference data takes seconds; every later database of the process is a copy. */
async function openTestDatabase(): Promise<Connection> {
  template ??= buildTemplate();
  return connectPglite(await PGlite.create({ loadDataDir: await template }));
}

async function buildTemplate(): Promise<File | Blob> {
  const pglite = await PGlite.create();
  const connection = connectPglite(pglite);
  await migrate(connection.db, readMigrations());
  await loadLookups(connection.db);
  await loadReference(connection.db);
  const dump = await pglite.dumpDataDir('none');
  await connection.close();
  return dump;
}

export function readMigrations() {
  const folder = new URL('../db/migrations/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name: name.replace('.sql', ''), sql: readFileSync(new URL(name, folder), 'utf8') }));
}

async function callApp<E extends Endpoint>(
  app: ReturnType<typeof createApp>,
  endpoint: E,
  input: CallInput<E> & { token?: string; headers?: HeadersInit },
): Promise<TestAnswer<E>> {
  const parts = input as { params?: object; query?: object; body?: unknown; seenUpdatedOn?: string };
  const headers = new Headers(input.headers);
  if (input.token) headers.set('authorization', `Basic ${input.token}`);
  if (parts.seenUpdatedOn) headers.set('if-unmodified-since', new Date(parts.seenUpdatedOn).toUTCString());
  const isForm = parts.body instanceof FormData;
  if (parts.body !== undefined && !isForm) headers.set('content-type', 'application/json');
  const response = await app.request(urlOf(endpoint, parts), {
    method: endpoint.method.toUpperCase(),
    headers,
    body: isForm
      ? (parts.body as FormData)
      : parts.body === undefined
        ? undefined
        : JSON.stringify(parts.body),
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  const body: unknown = isJson ? await response.json() : await response.arrayBuffer();
  if (response.ok && endpoint.responseType === 'json') endpoint.response.parse(body);
  return {
    status: response.status,
    headers: response.headers,
    body: body as ResponseOf<E>,
    problem: body as Problem,
  };
}

function urlOf(endpoint: Endpoint, parts: { params?: object; query?: object }): string {
  const values = new Map(Object.entries(parts.params ?? {}).map(([name, value]) => [name, String(value)]));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const query = new URLSearchParams(
    Object.entries(parts.query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return `${path}${query.size > 0 ? `?${query}` : ''}`;
}
