import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#api/contract/endpoints';
import { routes } from '#api/modules/routes';
import { createTestApi } from '#api/testing/create-test-api';
import type { TestApi } from './send';

const keyOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;

const hostContracts = [
  'engine.ts',
  'engine-calls.ts',
  'engine-console.ts',
  'engine-injections.ts',
  'engine-workspaces.ts',
  join('sandbox', 'sandbox.ts'),
];

describe('descriptors', () => {
  // spec: calls.routes
  test('every one has exactly one route, and every route has a known descriptor', () => {
    const routed = routes.map(({ endpoint }) => endpoint.id).sort();
    expect(routed).toEqual(endpoints.map(({ id }) => id).sort());
    expect(endpoints.length).toBeGreaterThan(9);
  });

  test('ids are unique', () => {
    expect(duplicates(endpoints.map(({ id }) => id))).toEqual([]);
  });

  test('no two share a method and path', () => {
    expect(duplicates(endpoints.map(keyOf))).toEqual([]);
  });

  test('every contract file with descriptors is in the list', async () => {
    const folder = new URL('../../sandbox-api/contract/', import.meta.url);
    // What only the worker's host answers is not part of the API of every host.
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !hostContracts.includes(name),
    );
    const known = new Set<unknown>(endpoints);
    const forgotten: string[] = [];
    for (const name of names) {
      const contract = (await import(new URL(name, folder).href)) as Record<string, unknown>;
      for (const [exported, value] of Object.entries(contract)) {
        const isDescriptor =
          typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
        if (isDescriptor && !known.has(value)) forgotten.push(`${name}: ${exported}`);
      }
    }
    expect(forgotten).toEqual([]);
  });

  test.each(endpoints)('$id is self-consistent', (endpoint) => {
    const placeholders = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.params.shape).sort()).toEqual(placeholders.sort());
    if (endpoint.method === 'get') expect(endpoint.bodyType).toBe('none');
    if (endpoint.isPaged) {
      // For lists whose body also has the totals, the specification writes the query in lower case.
      const { response } = endpoint;
      const isInBody = response instanceof z.ZodObject;
      if (isInBody) expect(Object.keys((response as z.ZodObject).shape)).toEqual(['data', 'meta']);
      else expect(response).toBeInstanceOf(z.ZodArray);
      expect(Object.keys(endpoint.query.shape)).toEqual(
        expect.arrayContaining(
          isInBody ? ['pageNumber', 'pageSize', 'includeCount'] : ['PageNumber', 'PageSize', 'IncludeCount'],
        ),
      );
    }
    if (endpoint.access.level === 'public')
      expect(endpoint.access.modules ?? endpoint.access.anyModule).toBeUndefined();
    expect(endpoint.summary).not.toBe('');
  });
});

describe('the OpenAPI document', () => {
  let api: TestApi;
  type Operation = {
    operationId: string;
    security: unknown[];
    parameters?: { name: string; in: string }[];
    requestBody?: { required: boolean };
    responses: Record<string, { headers?: object }>;
  };
  let document: { openapi: string; paths: Record<string, Record<string, Operation>> };

  beforeAll(async () => {
    api = await createTestApi();
    document = (await (await api.app.request('/api/openapi.json')).json()) as typeof document;
  });
  afterAll(() => api.close());

  test('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test('describes every operation, once', () => {
    const described = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    expect(described.sort()).toEqual(endpoints.map(({ id }) => id).sort());
  });

  test.each(endpoints)('states who may call $id and that its body is required', (endpoint) => {
    const operation = document.paths[endpoint.path]?.[endpoint.method];
    expect(operation?.operationId).toBe(endpoint.id);
    expect(operation?.security).toEqual(endpoint.access.level === 'public' ? [] : [{ token: [] }]);
    expect(operation?.requestBody?.required).toBe(endpoint.bodyType === 'none' ? undefined : true);
  });

  test.each(endpoints)('names the headers that $id uses', ({ method, path, ...endpoint }) => {
    const { parameters = [], responses } = document.paths[path]?.[method] ?? {};
    const sent = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
    expect(sent.includes('If-Unmodified-Since')).toBe(endpoint.isGuarded);
    expect(sent.includes('Idempotency-Key')).toBe(endpoint.isIdempotencyKept);
    expect(sent.includes('If-Modified-Since')).toBe(endpoint.isDated);
    expect('304' in (responses ?? {})).toBe(endpoint.isDated);
    expect(Object.keys(responses?.['200']?.headers ?? {})).toEqual([
      ...(endpoint.isPaged ? ['x-pagination'] : []),
      ...(endpoint.isDated ? ['Last-Modified'] : []),
    ]);
    expect(Object.keys(responses?.default?.headers ?? {})).toEqual(['Retry-After']);
  });

  test('is shown to readers without any script', async () => {
    const response = await api.app.request('/api/docs');
    const page = await response.text();
    expect(response.status).toBe(200);
    for (const { path } of endpoints) expect(page).toContain(path);
    expect(page).not.toContain('<script');
  });

  test('includes everything that its page requests', async () => {
    const page = await api.app.request('/api/docs');
    const asked = [...(await page.text()).matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, address]) => address);
    expect(asked.length).toBeGreaterThan(1);
    for (const address of asked) {
      const { pathname } = new URL(String(address), 'https://host.example/api/docs');
      expect({ pathname, status: (await api.app.request(pathname)).status }).toEqual({
        pathname,
        status: 200,
      });
    }
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
