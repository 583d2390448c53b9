import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { bindRoutes, routeLater } from './route';

const shared = { tag: 'Test', summary: 'Test', method: 'get', access: { level: 'member' } } as const;
const thing = z.object({ name: z.string() });
const contract = {
  thing,
  listThings: defineEndpoint({
    id: 'listThings',
    path: '/api/Things',
    response: z.array(thing),
    ...shared,
  }),
  readThing: defineEndpoint({
    id: 'readThing',
    path: '/api/Things/{id}',
    params: z.object({ id: z.coerce.number() }),
    response: thing,
    ...shared,
  }),
};

type Call<Params> = { input: { params: Params } };
const listThings = async () => [{ name: 'first' }];
const readThing = async ({ input }: Call<{ id: number }>) => ({ name: String(input.params.id) });

describe('binding the endpoints of a contract file', () => {
  test('gives each endpoint the function of its name and ignores the rest of both sides', () => {
    const service = { countThings: () => 2, listThings, readThing };
    const routes = bindRoutes(contract, service);
    expect(routes).toEqual([
      { endpoint: contract.listThings, handler: listThings },
      { endpoint: contract.readThing, handler: readThing },
    ]);
  });

  test('names the endpoint that has no handler', () => {
    const incomplete = { listThings } as { listThings: typeof listThings; readThing: typeof readThing };
    expect(() => bindRoutes(contract, incomplete)).toThrow('The endpoint readThing has no handler.');
  });

  test("lets the type checker require every handler with its endpoint's input and response", () => {
    type Handlers = Parameters<typeof bindRoutes<typeof contract>>[1];
    expectTypeOf({ listThings, readThing }).toExtend<Handlers>();
    expectTypeOf({ listThings }).not.toExtend<Handlers>();
    expectTypeOf({ listThings, readThing: async () => ({ name: 1 }) }).not.toExtend<Handlers>();
    const readBySlug = async ({ input }: Call<{ slug: string }>) => ({ name: input.params.slug });
    expectTypeOf({ listThings, readThing: readBySlug }).not.toExtend<Handlers>();
  });
});

describe('a lazily loaded route', () => {
  const routes = bindRoutes(contract, { listThings, readThing });

  test('is found by method and path among the loaded routes', async () => {
    const later = routeLater({ method: 'get', path: '/api/Things/{id}' }, async () => routes);
    expect((await later.load()).endpoint).toBe(contract.readThing);
  });

  test('is refused by name when its area no longer has it', async () => {
    const later = routeLater({ method: 'delete', path: '/api/Things' }, async () => routes);
    await expect(later.load()).rejects.toThrow('delete /api/Things');
  });
});
