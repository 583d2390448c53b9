import { isDeepStrictEqual } from 'node:util';
import type { CallInput, Endpoint, ResponseOf } from '#api/contract/endpoint';
import { paginationHeader } from '#api/contract/fields';
import type { Problem } from '#api/contract/problem';
import type { Connection } from '#api/db/db';
import { createApp } from '#api/http/app';
import { routes } from '#api/modules/routes';
import { type Company, insertCompany } from './filled/insert-company';
import { openTestDatabase } from './open-test-database';
import { testClock, testPlatform } from './test-platform';

export type TestAnswer<E extends Endpoint> = {
  status: number;
  headers: Headers;
  body: ResponseOf<E>;
  problem: Problem;
};

/** A header by which a test sets the origin of a request. */
export const originHeader = 'x-test-origin';

type Options = {
  databaseUrl?: string;
  /** How long a statement waits for a row that is being changed, over PostgreSQL. */
  lockTimeoutMs?: number;
  /** The database is closed with the API. */
  connection?: Connection;
};

/**
 * The real API in this process, over a real PGlite in memory (or a database on the PostgreSQL server named, or another
 * connection) with migrations and reference data. Each company made by `company()` has one account per role. Every 2xx
 * answer is checked against its contract, down to fields that the contract does not name.
 */
export async function createTestApi({ databaseUrl, lockTimeoutMs, connection: given }: Options = {}) {
  const connection = given ?? (await openTestDatabase(databaseUrl, lockTimeoutMs));
  const clock = testClock();
  const platform = testPlatform(clock);
  const unexpected: unknown[] = [];
  const app = createApp({
    db: connection.db,
    platform,
    routes,
    originOf: (c) => c.req.header(originHeader) ?? null,
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

/** Sends one call to an app and checks its response. */
export async function callApp<E extends Endpoint>(
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
  if (response.ok) assertAnswerKeepsContract(endpoint, response, body);
  return {
    status: response.status,
    headers: response.headers,
    body: body as ResponseOf<E>,
    problem: body as Problem,
  };
}

/** Throws unless a 2xx response matches its contract exactly. */
export function assertAnswerKeepsContract(endpoint: Endpoint, response: Response, body: unknown): void {
  if (endpoint.responseType !== 'json') return;
  const parsed = endpoint.response.parse(body);
  if (!isDeepStrictEqual(parsed, body)) {
    throw new Error(`${endpoint.id} answers with fields that its contract does not name.`);
  }
  const pagination = response.headers.get('x-pagination');
  if (pagination !== null) paginationHeader.strict().parse(JSON.parse(pagination));
  if (pagination !== null && !endpoint.isPaged) throw new Error(`${endpoint.id} is not a paged list.`);
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
