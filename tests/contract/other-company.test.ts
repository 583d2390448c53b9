import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#api/contract/endpoint';
import { endpoints } from '#api/contract/endpoints';
import { createTestApi } from '#api/testing/create-test-api';
import { type Company, insertSession } from '#api/testing/filled/insert-company';
import { testForm } from '#api/testing/test-form';
import { Arranger } from './fuzz/arrange-rows';
import { KnownIds } from './fuzz/known-ids';
import { arbitraryOf, type FieldChoice } from './fuzz/schema-arbitrary';
import { walk } from './fuzz/walk';
import { problemOf, send, type TestApi } from './send';

/** The number of requests in each walk. Rows of each type exist before. */
const sizes =
  testForm === 'quick'
    ? { owner: { rounds: 1, perEndpoint: 1 }, stranger: { rounds: 1, perEndpoint: 2 } }
    : { owner: { rounds: 3, perEndpoint: 8 }, stranger: { rounds: 2, perEndpoint: 8 } };

/** A company full of rows, and the Admin of another one who knows all their keys. */
let api: TestApi;
let owner: Company;
let stranger: Company;
let ownersIds: KnownIds;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.company();
  stranger = await api.company();
  ownersIds = new KnownIds(owner);
  await new Arranger(api, owner, ownersIds).begin();
  const methods = ['get', 'post', 'put'] as const;
  for await (const step of walk({
    api,
    company: owner,
    seed: 7,
    ...sizes.owner,
    ids: ownersIds,
    methods,
  })) {
    expect(step.answer.status).not.toBe(500);
  }
}, 1_200_000);
afterAll(() => api.close());

/** Keys in this call's path that name a row of the owner: a location, or what a call to the path above created. */
function ownersKeys({ path, params }: Endpoint): Record<string, number> | null {
  const keys: Record<string, number> = {};
  for (const name of Object.keys(params.shape)) {
    const key =
      name === 'locationId' ? owner.locationId : ownersIds.madeAt(path.replace(`/{${name}}`, ''))[0];
    if (key) keys[name] = key;
  }
  return Object.keys(keys).length > 0 ? keys : null;
}

const byLocationInBody = endpoints.filter(
  ({ body }) => body && 'shape' in body && 'locationId' in (body.shape as object),
);

test('there are rows to access', async () => {
  const reached = endpoints.filter(ownersKeys).map(({ path }) => path);
  expect(reached.length).toBeGreaterThan(60);
  expect(byLocationInBody.length).toBeGreaterThan(0);
  // The keys are right: their owner gets a success.
  const [read] = endpoints.filter((endpoint) => endpoint.method === 'get' && ownersKeys(endpoint));
  if (!read) throw new Error('No call reads a row by its key.');
  const token = await insertSession(api, owner.userId.Admin);
  const own = await send(api, { endpoint: read, token, params: ownersKeys(read) ?? {} });
  expect(own.status, read.id).toBe(200);
  expect((await rowsOf(owner.companyId)).length).toBeGreaterThan(20);
});

describe('to the Admin of another company', () => {
  // spec: reports.roles.tenant, materiality.roles.tenant, locations.permissions
  test('every call answers as if the row did not exist', async () => {
    for (const endpoint of endpoints) {
      const params = ownersKeys(endpoint);
      if (!params) continue;
      for (const { query, body } of inputsFor(endpoint)) {
        const token = await insertSession(api, stranger.userId.Admin);
        const problem = problemOf(await send(api, { endpoint, token, params, query, body }));
        // A body may also be refused for its contents before the row is looked up.
        const hasInput = Object.keys({ ...query, ...body }).length > 0;
        const expected = hasInput && problem.code === 'validation_failed' ? 'validation_failed' : 'not_found';
        expect(problem.code, endpoint.id).toBe(expected);
      }
    }
  });

  test.each(byLocationInBody)('$id does not accept the location', async (endpoint) => {
    for (const { query, body } of inputsFor(endpoint)) {
      const token = await insertSession(api, stranger.userId.Admin);
      const answer = await send(api, {
        endpoint,
        token,
        query,
        body: { ...body, locationId: owner.locationId },
      });
      expect([400, 404]).toContain(answer.status);
    }
  });

  test('nothing of the owner changes, whatever is tried', async () => {
    const before = await rowsOf(owner.companyId);
    for await (const step of walk({
      api,
      company: stranger,
      seed: 11,
      ...sizes.stranger,
      ids: ownersIds,
    })) {
      expect(step.answer.status).not.toBe(500);
    }
    expect(await rowsOf(owner.companyId)).toEqual(before);
  }, 1_200_000);
});

type Input = { query: Record<string, unknown>; body?: Record<string, unknown> };

function inputsFor(endpoint: Endpoint): Input[] {
  const choose: FieldChoice = (name) => ownersIds.choice(name, endpoint);
  const body = endpoint.body
    ? ownersIds.consistent(arbitraryOf(endpoint.body, choose))
    : fc.constant(undefined);
  const inputs = fc.record({ query: arbitraryOf(endpoint.query, choose), body });
  return fc.sample(inputs, { numRuns: 6, seed: 3 }) as Input[];
}

/** Every row of a company in every table that has companies, as text. */
async function rowsOf(companyId: number): Promise<string[]> {
  const tables = await api.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'company_id' order by 1`,
  );
  const rows: string[] = [];
  for (const { name } of tables.rows) {
    const found = await api.db.execute<{ row: string }>(
      sql`select ${name} || ' ' || t::text as row from ${sql.identifier(name)} t where company_id = ${companyId} order by 1`,
    );
    rows.push(...found.rows.map(({ row }) => row));
  }
  return rows;
}
