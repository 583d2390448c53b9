/**
 * One API, three hosts: the worker in a browser, Node over PGlite, Node over PostgreSQL. Each gets the same bytes in
 * the same order over the same demo, and must return the same status, headers and JSON, ids included. Only stamps,
 * tokens and request ids may differ.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '#api/testing/start-postgres';
import { inFullForm, isSoak, testForm } from '#api/testing/test-form';
import { demoCompanies } from '../../seed/companies/demo-companies';
import { jagodnoFoods } from '../../seed/companies/jagodno-foods/company';
import { describeStep, type Step, walk } from '../contract/fuzz/walk';
import { createDemoIds, readingEndpoints, readsOf } from './demo-reads';
import { type Answers, inLockstep, type Lockstep } from './lockstep';
import { openNodeHost, openWorkerHost, type ParityHost } from './parity-hosts';

const polishAdmin = 'admin@jagodno.example';
const polishEditor = 'user@jagodno.example';
const englishViewer = 'view@jagodno.example';

let postgres: PostgresServer | null;
const hosts: ParityHost[] = [];
let today: string;
let api: Lockstep;

beforeAll(async () => {
  const worker = await openWorkerHost();
  today = worker.today;
  hosts.push(worker);
  const overPglite = await openNodeHost(worker);
  hosts.push(overPglite);
  postgres = await startPostgres();
  if (postgres) hosts.push(await openNodeHost(worker, postgres.url));
  api = inLockstep([worker, overPglite, ...hosts.slice(2)], performance.now());
}, 400_000);
afterAll(async () => {
  for (const host of hosts) await host.close();
  await postgres?.stop();
}, 60_000);

/** The hosts agreed on every request of a test. */
afterEach(() => {
  expect(api.takeDifferences()).toEqual([]);
});

it('PostgreSQL is one of the hosts', ({ skip }) => {
  if (!postgres) skip('PostgreSQL is not installed.');
  expect(hosts.map(({ name }) => name)).toContain('Node over PostgreSQL');
});

describe('every read call', () => {
  const others = ['admin@blauweide.example', 'user@kestrelvale.example', 'admin@nowytor.example'];
  it.each([polishAdmin, englishViewer, ...(testForm === 'quick' ? [] : others)])(
    'answers %s the same',
    async (as) => {
      const ids = createDemoIds();
      const answered = new Set<string>();
      for (const endpoint of readingEndpoints) {
        for (const path of readsOf(endpoint, ids, today)) {
          const [{ status, body }] = await api.ask(path, { as });
          if (status !== 200) continue;
          answered.add(endpoint.id);
          ids.learnFrom(endpoint, body);
        }
      }
      // Parity of refusals alone would prove little.
      if (as !== polishAdmin) return;
      const unanswered = readingEndpoints.filter(({ id }) => !answered.has(id)).map(({ id }) => id);
      expect(unanswered.length, unanswered.join(', ')).toBeLessThan(readingEndpoints.length / 5);
    },
  );

  it('shows the trail of each type of row', async () => {
    const location = jagodnoFoods.locations[0]?.id;
    for (const [kind, path] of [
      ['fuel', 'Fuels'],
      ['utility', 'Utilities'],
      ['renewable', 'Renewables'],
    ]) {
      const [{ body }] = await api.ask(`/api/Locations/${location}/${path}/Consumptions?PageSize=3`, {
        as: polishAdmin,
      });
      for (const row of body as Record<string, unknown>[]) {
        const id = row[`${kind}ConsumptionId`];
        const [trail] = await api.ask(`/api/Emissions/Sources/${kind}/${id}/Trail`, { as: polishAdmin });
        expect(trail.status).toBe(200);
      }
    }
  });

  it('has the same description, except for what only a sandbox has', async () => {
    const paths = await Promise.all(
      hosts.map(async (host) => {
        const sent = { path: '/api/openapi.json', method: 'GET', headers: {}, body: null };
        const { body } = await host.ask(sent);
        return Object.entries((body as { paths: Record<string, unknown> }).paths);
      }),
    );
    const [ofWorker = [], ...others] = paths;
    const sandboxOnly =
      /^\/api\/Sandbox\/(Accounts|Sessions|Outbox|Clock|Changes|Companies\/\{companyId\}\/Plan)$/;
    expect(ofWorker.filter(([path]) => sandboxOnly.test(path))).toHaveLength(6);
    for (const ofNode of others) {
      expect(ofNode).toEqual(ofWorker.filter(([path]) => !sandboxOnly.test(path)));
    }
  });
});

inFullForm(() => {
  describe('every refusal', () => {
    const consumptions = '/api/Fuels/Consumptions';
    const statusOf = ([{ status }]: Answers) => status;
    const codeOf = ([{ body }]: Answers) => (body as { code: string }).code;

    it.each(['en', 'pl-PL,pl;q=0.9', 'fr', ''])('is in the requested language: %s', async (language) => {
      const headers = { 'accept-language': language };
      expect(statusOf(await api.ask('/api/Locations', { headers }))).toBe(401);
      expect(statusOf(await api.ask('/api/Nowhere', { headers }))).toBe(404);
      const login = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
      expect(statusOf(await api.ask('/api/Login', { ...login, body: {} }))).toBe(400);
      expect(
        codeOf(await api.ask('/api/Login', { ...login, body: { username: 'a@b.example', password: 'no' } })),
      ).toBe('login_failed');
    });

    it.each(['Basic', 'Basic nonsense', 'Basic MTpub3BlCg==', 'Bearer abc'])(
      'of the credential "%s" is a 401 without a prompt',
      async (authorization) => {
        const [answer] = await api.ask('/api/Login', { headers: { authorization } });
        expect(answer.status).toBe(401);
        expect(answer.headers).not.toHaveProperty('www-authenticate');
      },
    );

    it('for a missing role, module or own password is a 403', async () => {
      const post = { method: 'POST', body: {} };
      expect(codeOf(await api.ask(consumptions, { as: englishViewer, ...post }))).toBe('role_required');
      expect(codeOf(await api.ask('/api/Locations', { as: polishEditor, ...post }))).toBe('role_required');
      expect(codeOf(await api.ask('/api/Locations', { as: 'new@jagodno.example' }))).toBe(
        'password_change_required',
      );
      const unlicensed = readingEndpoints.find(({ access }) =>
        access.modules?.some((key) => key === 'SCENARIOS' || key === 'CSRD' || key === 'SCOPE3'),
      );
      if (unlicensed) {
        const path = unlicensed.path.replaceAll(/\{\w+\}/g, '1');
        expect(codeOf(await api.ask(path, { as: 'admin@kestrelvale.example' }))).toBe('module_required');
      }
    });

    it.each(['0', '-1', '1.5', '999999', '2147483648', 'x', '%00', '%25', '..%2F..'])(
      'of the id %s is a 404',
      async (id) => {
        expect(statusOf(await api.ask(`/api/Locations/${id}`, { as: polishAdmin }))).toBe(404);
        const init = { as: polishEditor, method: 'DELETE' };
        expect(statusOf(await api.ask(`${consumptions}/${id}`, init))).toBe(404);
      },
    );

    it('of a row of another company is as if it did not exist', async () => {
      for (const company of demoCompanies.slice(1)) {
        for (const { id } of company.locations.slice(0, 2)) {
          const [foreign] = await api.ask(`/api/Locations/${id}`, { as: polishAdmin });
          const [missing] = await api.ask('/api/Locations/999999', { as: polishAdmin });
          expect(foreign.status).toBe(404);
          expect({ ...(foreign.body as object), requestId: '' }).toEqual({
            ...(missing.body as object),
            requestId: '',
          });
        }
      }
    });

    it.each([polishEditor, 'user@blauweide.example'])(
      'of a body reports everything that is wrong to %s',
      async (as) => {
        const method = 'POST';
        const body = {
          locationId: 'x',
          fuelId: -1,
          value: 0,
          date: '2026-02-30',
          reference: 'x'.repeat(121),
        };
        const [answer] = await api.ask(consumptions, { as, method, body });
        expect(answer.status).toBe(400);
        expect(Object.keys((answer.body as { errors: object }).errors).length).toBeGreaterThan(4);
        const queries = ['PageSize=201', 'PageNumber=0', 'PageSize=x&PageNumber=-1', 'IncludeCount=maybe'];
        for (const query of queries) {
          const path = `/api/Locations/1/Fuels/Consumptions?${query}`;
          expect(statusOf(await api.ask(path, { as: polishAdmin }))).toBe(400);
        }
      },
    );

    it('of a body that cannot be read, has another type or is too large', async () => {
      const send = async (content: string, type = 'application/json') => {
        const headers = { 'content-type': type };
        const bytes = new TextEncoder().encode(content);
        return statusOf(await api.ask(consumptions, { as: polishEditor, method: 'POST', headers, bytes }));
      };
      for (const content of ['{', '', '{"a":1,}', '\u0000', '\ufeff{}x'])
        expect(await send(content)).toBe(400);
      for (const content of ['null', '[]', '1', '"text"', '\ufeff{}']) await send(content);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
        expect(await send('{}', type)).toBe(415);
      }
      expect(await send(JSON.stringify({ padding: 'x'.repeat(300_000) }))).toBe(413);
      expect(await send(JSON.stringify({ padding: 'ż'.repeat(3_000_000) }))).toBe(413);
    });

    it('of one guess too many says when to try again', async () => {
      const guess = { username: 'view@nowytor.example', password: 'wrong password' };
      const ask = () => api.ask('/api/Login', { method: 'POST', body: guess });
      for (let attempt = 1; attempt <= 5; attempt += 1) expect(statusOf(await ask())).toBe(401);
      const [refusal] = await ask();
      expect(refusal.status).toBe(429);
      expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    });
  });
});

inFullForm(() => {
  describe('every change', () => {
    const consumptions = '/api/Fuels/Consumptions';
    const seen = (answers: Answers) => (host: number) => {
      const { updatedOn } = (answers[host] ?? answers[0]).body as { updatedOn: string };
      return { 'if-unmodified-since': new Date(updatedOn).toUTCString() };
    };

    async function sampleRow() {
      for (const { id } of jagodnoFoods.locations) {
        const path = `/api/Locations/${id}/Fuels/Consumptions?PageSize=1`;
        const [{ body }] = await api.ask(path, { as: polishEditor });
        const [row] = body as Record<string, unknown>[];
        if (!row) continue;
        const { locationId, fuelId, fuelVariantId, value, unitId, date } = row;
        return { locationId, fuelId, fuelVariantId, value, unitId, date };
      }
      throw new Error('The demo company has no fuel consumption.');
    }

    it('of a consumption: created once, repeated, changed, refused when stale, deleted', async () => {
      const as = polishEditor;
      const body = { ...(await sampleRow()), reference: 'Łódź „parity”' };
      const create = { as, method: 'POST', headers: { 'idempotency-key': 'parity-1' } };
      const created = await api.ask(consumptions, { ...create, body });
      expect(created[0].status).toBe(200);
      const repeated = await api.ask(consumptions, { ...create, body });
      for (const [host, { body }] of repeated.entries()) expect(body).toEqual(created[host]?.body);
      const [reused] = await api.ask(consumptions, { ...create, body: { ...body, value: 2 } });
      expect(reused.status).toBe(422);

      const id = (created[0].body as { fuelConsumptionId: number }).fuelConsumptionId;
      const path = `${consumptions}/${id}`;
      const update = { as, method: 'PUT', body: { ...body, value: 1234.56789 } };
      const updated = await api.ask(path, { ...update, headersFor: seen(created) });
      expect(updated[0]).toMatchObject({ status: 200, body: { value: 1234.56789 } });
      const [stale] = await api.ask(path, { ...update, headersFor: seen(created) });
      expect(stale).toMatchObject({ status: 412, body: { current: { value: 1234.56789 } } });
      const remove = { as, method: 'DELETE' };
      expect((await api.ask(path, { ...remove, headersFor: seen(created) }))[0].status).toBe(412);
      expect((await api.ask(path, { ...remove, headersFor: seen(updated) }))[0].status).toBe(204);
      expect((await api.ask(path, remove))[0].status).toBe(404);
      expect((await api.ask(`/api/Emissions/Sources/fuel/${id}/Trail`, { as }))[0].status).toBe(404);
    });

    it('of a location: created, changed, archived, restored, deleted with its data', async () => {
      const as = polishAdmin;
      const body = { name: 'Śliwice', countryId: 616, town: 'Żnin', address1: 'ul. Ćwicza 1', area: 12 };
      const created = await api.ask('/api/Locations', { as, method: 'POST', body });
      expect(created[0].status).toBe(200);
      const id = (created[0].body as { locationId: number }).locationId;
      const path = `/api/Locations/${id}`;
      await api.ask(path, {
        as,
        method: 'PUT',
        body: { ...body, countryId: 276 },
        headersFor: seen(created),
      });
      const row = { ...(await sampleRow()), locationId: id, reference: null };
      await api.ask(consumptions, { as, method: 'POST', body: row });
      expect((await api.ask(`${path}?disableDate=${today}`, { as, method: 'DELETE' }))[0].status).toBe(204);
      await api.ask('/api/Locations?includeInactive=true&addOptionAll=true', { as });
      expect((await api.ask(`${path}/Restore`, { as, method: 'PUT' }))[0].status).toBe(200);
      expect((await api.ask(`${path}?deleteData=true`, { as, method: 'DELETE' }))[0].status).toBe(204);
      await api.ask('/api/Locations?includeInactive=true', { as });
    });

    it('of the user’s language changes the language of the responses', async () => {
      const as = 'user@kestrelvale.example';
      for (const languageId of [2, 1]) {
        await api.ask('/api/Users/Languages', { as, method: 'PUT', body: { languageId } });
        const [refusal] = await api.ask('/api/Nowhere/Either', { as });
        expect(refusal.status).toBe(404);
        const [invalid] = await api.ask(consumptions, { as, method: 'POST', body: {} });
        expect(invalid.headers['content-language']).toBe(languageId === 2 ? 'pl' : 'en');
      }
    });

    it('by signing out ends the session', async () => {
      const as = 'admin@nowytor.example';
      expect((await api.ask('/api/Login', { as }))[0].status).toBe(200);
      expect((await api.ask('/api/Login', { as, method: 'DELETE' }))[0].status).toBe(204);
    });

    it('found by a walk through the whole contract, and every refusal on the way', async () => {
      const steps: Step[] = [];
      const [home] = jagodnoFoods.locations;
      const [admin, user, view] = jagodnoFoods.accounts;
      if (!home || !admin || !user || !view) throw new Error('The demo company has changed.');
      const company = { locationId: home.id, userId: { Admin: admin.id, User: user.id, View: view.id } };
      const request: typeof api.request = async (path, init) => {
        // Refused while rows are being recalculated, which each host does at its own pace.
        if (path.startsWith('/api/Emissions/Pins') && init.method === 'POST')
          await noWorkUnderWay(polishAdmin);
        return api.request(path, init);
      };
      const caller = { app: { request }, signIn: async () => polishAdmin };
      const settings = { seed: 20_261_101, rounds: isSoak ? 6 : 2, perEndpoint: isSoak ? 8 : 3 };
      for await (const step of walk({ api: caller, company, ...settings })) steps.push(step);
      const errors = steps.filter(({ answer }) => answer.status >= 500);
      expect(errors.map(describeStep)).toEqual([]);
      const changes = steps.filter(
        ({ request, answer }) => request.endpoint.method !== 'get' && answer.status < 300,
      );
      expect(new Set(changes.map(({ request }) => request.endpoint.id)).size).toBeGreaterThan(10);
    }, 900_000);
  });
});

/** A read waits until every host gives the same response. */
async function noWorkUnderWay(as: string): Promise<void> {
  const isDone = async () => {
    const [pending] = await api.ask('/api/Emissions/Recalculations/Pending', { as });
    const [runs] = await api.ask('/api/Emissions/Recalculations', { as });
    const isApplying = ({ state }: { state: string }) => state === 'applying';
    return !(pending.body as { any: boolean }).any && !(runs.body as { state: string }[]).some(isApplying);
  };
  await expect.poll(isDone, { timeout: 60_000, interval: 500 }).toBe(true);
}
