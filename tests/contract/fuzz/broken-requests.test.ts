import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#api/contract/endpoints';
import { createTestApi } from '#api/testing/create-test-api';
import { type Company, insertSession } from '#api/testing/filled/insert-company';
import { problemOf, send, type TestApi, type WireRequest } from '../send';

let api: TestApi;
let company: Company;

beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
});
afterAll(() => api.close());

const withBody = endpoints.filter(({ bodyType }) => bodyType !== 'none');
const withJson = endpoints.filter(({ bodyType }) => bodyType === 'json');
const withId = endpoints.filter(({ params }) => Object.keys(params.shape).some((name) => /id$/i.test(name)));

describe('a body of the wrong type', () => {
  test.each(withBody)('$id answers 415', async (endpoint) => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', '']) {
      const problem = await refusalOf({ endpoint, headers: { 'content-type': type }, body: '{}' });
      expect(problem).toMatchObject({ status: 415, code: 'unsupported_body' });
    }
  });
});

describe('a compressed body', () => {
  test.each(withBody)('$id answers 415, and does not report invalid JSON', async (endpoint) => {
    const type = endpoint.bodyType === 'json' ? 'application/json' : 'multipart/form-data; boundary=b';
    const headers = { 'content-type': type, 'content-encoding': 'gzip' };
    const problem = await refusalOf({ endpoint, headers, body: '\u001f\u008b' });
    expect(problem).toMatchObject({ status: 415, code: 'unsupported_body' });
  });
});

describe('a body that cannot be read', () => {
  test.each(withJson)('$id answers 400', async (endpoint) => {
    for (const body of ['{', '{"a":1,}', 'undefined', '[1', '\u0000', ' ']) {
      expect(await refusalOf({ endpoint, body })).toMatchObject({ status: 400, code: 'malformed_body' });
    }
  });

  test.each(withJson)(
    '$id refuses JSON of the wrong type, an object or a list, without a server error',
    async (endpoint) => {
      // A list may be empty: that is how the last facility of a report is removed.
      const other = endpoint.body?.safeParse([]).success ? '{}' : '[]';
      for (const body of ['null', '1', '"text"', other, 'true']) {
        expect(await refusalOf({ endpoint, body })).toMatchObject({ status: 400, code: 'validation_failed' });
      }
    },
  );
});

describe('a body designed to break its parser', () => {
  test.each(withJson)('$id answers 400', async (endpoint) => {
    const deep = (open: string, close: string, levels: number) =>
      `{"z":${open.repeat(levels)}1${close.repeat(levels)}}`;
    for (const body of [deep('[', ']', 60_000), deep('{"a":', '}', 20_000), deep('[', ']', 16)])
      expect(await refusalOf({ endpoint, body })).toMatchObject({ status: 400, code: 'malformed_body' });
    const named = await refusalOf({ endpoint, body: '{"__proto__":"\\u0000","constructor":"\\u0000"}' });
    expect(named).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(Object.keys(named.errors ?? {})).toContain('Constructor');
  });
});

describe('a body that is too large', () => {
  test.each(withJson)('$id answers 413', async (endpoint) => {
    const body = JSON.stringify({ padding: 'x'.repeat(endpoint.maxBodyBytes) });
    expect(await refusalOf({ endpoint, body })).toMatchObject({ status: 413, code: 'body_too_large' });
  });

  test('is not read in full when it hides its length', async () => {
    const [endpoint] = withJson;
    if (!endpoint) throw new Error('There is no endpoint with a JSON body.');
    let sentBytes = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sentBytes += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const response = await api.app.request(endpoint.path, {
      method: endpoint.method.toUpperCase(),
      headers: { 'content-type': 'application/json', authorization: `Basic ${await newToken()}` },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(sentBytes).toBeLessThan(endpoint.maxBodyBytes + 1_000_000);
  });
});

describe('a day outside the calendar', () => {
  const dated = endpoints.filter((endpoint) => daysAskedBy(endpoint).length > 0);

  test.each(dated)('$id refuses it and names its field', async (endpoint) => {
    for (const day of ['0000-01-01', '0001-01-01', '9999-12-31']) {
      const days = Object.fromEntries(daysAskedBy(endpoint).map((name) => [name, day]));
      const params = Object.fromEntries(Object.keys(endpoint.params.shape).map((name) => [name, 1]));
      const isInBody = endpoint.bodyType !== 'none';
      const parts = isInBody ? { body: { ...days, reason: 'x' } } : { query: days };
      const problem = problemOf(await send(api, { endpoint, params, token: await newToken(), ...parts }));
      expect(problem).toMatchObject({ status: 400, code: 'validation_failed' });
      for (const name of Object.keys(days))
        expect(problem.errors?.[name.charAt(0).toUpperCase() + name.slice(1)], name).toEqual([
          expect.stringMatching(/^The date must be between \d{4} and \d{4}$/),
        ]);
    }
  });

  test('is tested in queries and in bodies', () => {
    expect(dated.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['listFuelConsumptionsInRange', 'archiveLocation', 'createFuelConsumption']),
    );
  });
});

describe('an id that cannot exist', () => {
  test.each(withId)('$id answers 404', async (endpoint) => {
    for (const id of [
      '0x',
      '0x65',
      '101.0',
      '1e2',
      '-1',
      '1.5',
      '2147483648',
      '99999999999999999999',
      'null',
      '%00',
      "1' or '1'='1",
    ]) {
      const params = Object.fromEntries(Object.keys(endpoint.params.shape).map((name) => [name, id]));
      const answer = await send(api, { endpoint, params, token: await newToken(), ...emptyBody(endpoint) });
      expect(problemOf(answer)).toMatchObject({ status: 404, code: 'not_found' });
    }
  });
});

describe('a name with line breaks or direction marks', () => {
  const named = endpoints.filter((endpoint) => namesIn(endpoint).length > 0);

  test.each(named)('$id refuses it at its fields', async (endpoint) => {
    for (const name of ['one\r\ntwo', 'gpj.\u202efdp']) {
      const body = Object.fromEntries(namesIn(endpoint).map((field) => [field, name]));
      const problem = await refusalOf({ endpoint, body });
      expect(problem).toMatchObject({ status: 400, code: 'validation_failed' });
      for (const field of namesIn(endpoint))
        expect(problem.errors?.[field.charAt(0).toUpperCase() + field.slice(1)], field).toEqual([
          expect.stringMatching(/on one line|invisible characters/),
        ]);
    }
  });

  test('is tested in bodies', () => {
    expect(named.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['createLocation', 'updateProfile', 'register', 'createFuelConsumption']),
    );
  });
});

describe('a refusal', () => {
  test('is in the requested language, or English', async () => {
    const ask = async (language: string) => {
      const response = await api.app.request('/api/Nowhere', { headers: { 'accept-language': language } });
      return {
        language: response.headers.get('content-language'),
        body: (await response.json()) as { title: string },
      };
    };
    const [polish, english, other] = await Promise.all([ask('pl-PL,pl;q=0.9'), ask('en'), ask('fr')]);
    expect([polish.language, english.language, other.language]).toEqual(['pl', 'en', 'en']);
    expect(polish.body.title).not.toBe(english.body.title);
  });

  test('of an unknown path is JSON with 404', async () => {
    const response = await api.app.request('/api/Nowhere');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});

/** Names of the query and body fields that hold a day. */
function daysAskedBy({ query, body }: WireRequest['endpoint']): string[] {
  const shape: Record<string, z.core.$ZodType> = {
    ...query.shape,
    ...(body instanceof z.ZodObject && body.shape),
  };
  return Object.keys(shape).filter((name) => isDay(shape[name]));
}

function isDay(schema: z.core.$ZodType | undefined): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return isDay(schema.def.innerType);
  return schema instanceof z.ZodISODate;
}

/** Body fields that are printed on one line with others. */
function namesIn({ body }: WireRequest['endpoint']): string[] {
  const line = /^(name|\w+Name|town|address\d|postCode|reference|publisher|document|subject|\w+Number)$/;
  return body instanceof z.ZodObject ? Object.keys(body.shape).filter((field) => line.test(field)) : [];
}

function emptyBody({ bodyType }: WireRequest['endpoint']): { body?: unknown } {
  return bodyType === 'none' ? {} : { body: {} };
}

async function refusalOf(request: WireRequest) {
  const params = wordsInPath(request.endpoint);
  return problemOf(await send(api, { params, ...request, token: await newToken() }));
}

/** A path with an unknown word is missing, whatever its body. */
function wordsInPath({ params }: WireRequest['endpoint']): Record<string, unknown> {
  const words = Object.entries(params.shape).filter(([, schema]) => schema instanceof z.ZodEnum);
  return Object.fromEntries(words.map(([name, schema]) => [name, (schema as z.ZodEnum).options[0]]));
}

function newToken() {
  return insertSession(api, company.userId.Admin);
}
