import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login, logout, restoreSession } from '#api/contract/account/session';
import { createFuelConsumption, listFuelConsumptions } from '#api/contract/activity-data/fuel-consumptions';
import { listLocations, readLocation } from '#api/contract/company/locations';
import { sendContactMessage } from '#api/contract/knowledge/contact-form';
import { fuelConsumptions } from '#api/db/schema/consumption';
import { outboxMessages } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import { type Company, testPassword } from '#api/testing/filled/insert-company';
import { ApiError } from './api-error';
import { createApiClient } from './client';
import { readFileName } from './file-name';

const baseUrl = new URL('https://portal.example/demo/');

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;
let token: string | null;
let language: string;
let refusedTokens: string[];
let sent: Request[];
/** Acts as the network between client and API, and can lose requests or responses. */
let network: (request: Request) => Promise<Response>;

/** The real API, mounted below `/demo/` as in a sub-path deployment. */
function deliver(request: Request): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace('/demo/', '/');
  return Promise.resolve(api.app.fetch(new Request(url, request)));
}

const client = createApiClient({
  baseUrl,
  send: (request) => {
    sent.push(request.clone());
    return network(request);
  },
  readToken: () => token,
  readLanguage: () => language,
  onTokenRefused: (refused) => refusedTokens.push(refused),
  pause: async () => undefined,
});

async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => new Error('it succeeded'),
    (cause: unknown) => cause,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
}

const gas = () => ({
  locationId: company.locationId,
  fuelId: 101,
  fuelVariantId: null,
  value: 2,
  unitId: 20,
  date: '2026-01-02',
  reference: null,
});

const countEntries = () => api.db.$count(fuelConsumptions, eq(fuelConsumptions.companyId, company.companyId));

const refusalWith = (status: number, code: string) => ({
  type: 'about:blank',
  title: '',
  detail: '',
  status,
  code,
});

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  company = await api.company();
  token = company.token.Admin;
  language = 'en';
  refusedTokens = [];
  sent = [];
  network = deliver;
});

describe('a request', () => {
  // spec: calls.credential
  it('carries the credential and the language, below the base path', async () => {
    const user = await client.call(restoreSession, {});
    expect(user.email).toBe(company.email.Admin);
    expect(sent[0]?.url).toBe('https://portal.example/demo/api/Login');
    expect(sent[0]?.headers.get('authorization')).toBe(`Basic ${company.token.Admin}`);
    expect(sent[0]?.headers.get('accept-language')).toBe('en');
  });

  it('is sent with the credential at the time of the call, so that signing out can forget it immediately', async () => {
    const leaving = client.call(logout, {});
    token = null;
    await leaving;
    token = company.token.Admin;
    expect((await failureOf(client.call(restoreSession, {}))).code).toBe('credential_invalid');
  });

  it('is not sent without a credential if it needs one', async () => {
    token = null;
    expect((await failureOf(client.call(restoreSession, {}))).code).toBe('credential_missing');
    expect(sent).toEqual([]);
  });

  it('puts parameters into the path and the query', async () => {
    const location = await client.call(readLocation, { params: { id: company.locationId } });
    expect(location.locationId).toBe(company.locationId);
    const withAll = await client.call(listLocations, { query: { addOptionAll: true } } as never);
    expect(withAll[0]?.locationId).toBe(0);
    expect(sent[1]?.url).toMatch(/\?addOptionAll=true$/);
  });

  // spec: calls.pagination
  it('returns a page with its totals', async () => {
    const page = await client.callPage(listFuelConsumptions, {
      params: { locationId: company.locationId },
      query: { PageNumber: 1, PageSize: 10, IncludeCount: true },
    } as never);
    expect(page).toEqual({
      items: [],
      pagination: { TotalCount: 0, PageSize: 10, CurrentPage: 1, TotalPages: 0 },
    });
  });

  it('fails when a path parameter is missing instead of requesting "undefined"', async () => {
    await expect(client.call(readLocation, { params: { id: undefined as never } })).rejects.toThrow(
      'needs id',
    );
  });
});

describe('a refusal', () => {
  it('has a reason in the language of the screen, field by field', async () => {
    token = null;
    language = 'pl';
    const error = await failureOf(client.call(login, { body: { username: 'nobody', password: '' } }));
    expect(error.code).toBe('validation_failed');
    expect(error.problem?.errors).toEqual({
      Username: ['Podaj prawidłowy adres e-mail'],
      Password: ['To pole nie może być puste'],
    });
  });

  // spec: states.restore, errors.login-by-token
  it('of the credential ends the session once', async () => {
    await client.call(logout, {});
    const error = await failureOf(client.call(restoreSession, {}));
    expect(error.code).toBe('credential_invalid');
    expect(refusedTokens).toEqual([company.token.Admin]);
  });

  it('of a password does not end the session', async () => {
    const error = await failureOf(
      client.call(login, { body: { username: company.email.Admin, password: 'wrong' } }),
    );
    expect(error.code).toBe('login_failed');
    expect(refusedTokens).toEqual([]);
  });

  it('says how long to wait', async () => {
    token = null;
    const attempt = () =>
      failureOf(client.call(login, { body: { username: company.email.View, password: 'wrong' } }));
    for (let count = 0; count < 5; count += 1) await attempt();
    const error = await attempt();
    expect(error.code).toBe('too_many_attempts');
    expect(error.retryAfterSeconds).toBeGreaterThan(0);
  });

  it('is distinguished from a response that is not from the API', async () => {
    network = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    expect((await failureOf(client.call(restoreSession, {}))).code).toBe('unreadable');
  });

  it('is distinguished from an HTML page with status 200', async () => {
    network = async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    expect((await failureOf(client.call(restoreSession, {}))).code).toBe('unreadable');
  });
});

describe('a missing response', () => {
  it('makes a read fail as unreachable without a repetition', async () => {
    network = async () => {
      throw new TypeError('Failed to fetch');
    };
    expect((await failureOf(client.call(restoreSession, {}))).code).toBe('unreachable');
    expect(sent).toHaveLength(1);
  });

  it('makes a change repeat under one key and happen once', async () => {
    const lostAnswers = 2;
    network = async (request) => {
      const response = await deliver(request);
      if (sent.length <= lostAnswers) throw new TypeError('The answer was lost');
      return response;
    };
    const message = {
      contactName: 'Nowak',
      email: 'a@b.example',
      subject: 'Once',
      message: 'x',
      returnPath: '/',
    };
    const body = new FormData();
    for (const [name, value] of Object.entries(message)) body.set(name, value);
    await client.call(sendContactMessage, { body });
    const keys = new Set(sent.map((request) => request.headers.get('idempotency-key')));
    expect([sent.length, keys.size]).toEqual([lostAnswers + 1, 1]);
    const stored = await api.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.companyId, company.companyId));
    expect(stored).toHaveLength(1);
  });

  it('makes a change repeat under its key when the response breaks off in its body', async () => {
    const broken = new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) });
    network = async () => (sent.length === 1 ? new Response(broken) : Response.json({}));
    const body = { locationId: company.locationId, fuelId: 1, value: 2, unitId: 1, date: '2026-01-02' };
    await client.call(createFuelConsumption, { body });
    expect(new Set(sent.map((request) => request.headers.get('idempotency-key'))).size).toBe(1);
    expect(sent).toHaveLength(2);
  });

  it('is not assumed for a response without content, although its body is a stream', async () => {
    const answer = new Response(null, { status: 204 });
    Object.defineProperty(answer, 'body', { value: new ReadableStream({ start: (body) => body.close() }) });
    network = async () => answer;
    await client.call(logout, {});
    expect(sent).toHaveLength(1);
  });

  it('keeps the key of a change that the user repeats; a new change gets a new key', async () => {
    const body = { locationId: company.locationId, fuelId: 1, value: 2, unitId: 1, date: '2026-01-01' };
    network = async () => {
      throw new TypeError('Failed to fetch');
    };
    await failureOf(client.call(createFuelConsumption, { body }));
    await failureOf(client.call(createFuelConsumption, { body }));
    await failureOf(client.call(createFuelConsumption, { body: { ...body, value: 3 } }));
    network = async () => new Response('{}', { headers: { 'content-type': 'application/json' } });
    await client.call(createFuelConsumption, { body });
    await client.call(createFuelConsumption, { body });
    const keys = sent.map((request) => request.headers.get('idempotency-key'));
    const [first, second, other, answered, next] = [keys[0], keys[3], keys[6], keys[9], keys[10]];
    expect(second).toBe(first);
    expect(answered).toBe(first);
    expect(other).not.toBe(first);
    expect(next).not.toBe(first);
  });

  it.each([
    ['a gateway gave up', () => new Response('<h1>Gateway timeout</h1>', { status: 504 })],
    [
      'a page came in its place',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'the server lost its database at the last moment',
      () => Response.json(refusalWith(500, 'internal'), { status: 500 }),
    ],
    [
      'the credential was refused meanwhile',
      () => Response.json(refusalWith(401, 'credential_invalid'), { status: 401 }),
    ],
  ])(
    'lets a change that happened although %s happen only once when the user repeats it',
    async (_, instead) => {
      network = async (request) => {
        await deliver(request);
        return instead();
      };
      await failureOf(client.call(createFuelConsumption, { body: gas() }));
      network = deliver;
      await client.call(createFuelConsumption, { body: gas() });
      expect(await countEntries()).toBe(1);
    },
  );

  it('lets a change that the server failed to store succeed later under its key', async () => {
    await api.db.execute(
      sql`create function refuse() returns trigger as $$ begin raise exception 'no'; end $$ language plpgsql`,
    );
    await api.db.execute(
      sql`create trigger refuse before insert on audit_log for each row execute function refuse()`,
    );
    const failure = await failureOf(client.call(createFuelConsumption, { body: gas() }));
    await api.db.execute(sql`drop trigger refuse on audit_log`);
    expect([failure.code, await countEntries()]).toEqual(['internal', 0]);
    await client.call(createFuelConsumption, { body: gas() });
    expect(await countEntries()).toBe(1);
    expect(new Set(sent.map((request) => request.headers.get('idempotency-key'))).size).toBe(1);
  });

  it('gives a refused change a new key when it is requested again', async () => {
    const body = { ...gas(), fuelId: 1_000_000 };
    await failureOf(client.call(createFuelConsumption, { body }));
    await failureOf(client.call(createFuelConsumption, { body }));
    expect(new Set(sent.map((request) => request.headers.get('idempotency-key'))).size).toBe(2);
  });

  it('never repeats a sign-in, because its response is not stored', async () => {
    network = async () => {
      throw new TypeError('Failed to fetch');
    };
    await failureOf(client.call(login, { body: { username: company.email.User, password: testPassword } }));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it('is not reported for an aborted request, which rejects with the abort', async () => {
    const abort = new AbortController();
    network = async (request) => {
      abort.abort();
      request.signal.throwIfAborted();
      return new Response();
    };
    await expect(client.call(restoreSession, {}, { signal: abort.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a file name', () => {
  it.each([
    [
      `attachment; filename="Szablon_pozycji.xlsx"; filename*=UTF-8''Szablon%20paliw%20%C5%82.xlsx`,
      'Szablon paliw ł.xlsx',
    ],
    ['attachment; filename="plain.pdf"', 'plain.pdf'],
    [`attachment; filename="safe.pdf"; filename*=UTF-8''%E0%A4%A`, 'safe.pdf'],
    [null, 'download'],
  ])('of %s is %s', (header, name) => {
    expect(readFileName(header)).toBe(name);
  });
});
