import { z } from 'zod';
import { defineEndpoint } from './endpoint';

/**
 * Failures produced by the engine's host, so that a developer sees how the pages handle them. Only in the
 * sandbox.
 */

/** Possible responses instead of the API's. A gateway's page is not a response of the API. */
export const injectedStatuses = [401, 403, 404, 409, 429, 500, 502, 503, 507] as const;
export type InjectedStatus = (typeof injectedStatuses)[number];

export const maxInjections = 20;
export const maxLatencyMs = 30_000;

export const injectionEffect = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('latency'), ms: z.number().int().min(1).max(maxLatencyMs) }),
  z.object({ kind: z.literal('error'), status: z.literal(injectedStatuses) }),
  z.object({ kind: z.literal('offline') }),
]);
export type InjectionEffect = z.output<typeof injectionEffect>;

export const injection = z
  .object({
    /** Of the whole path, without the query; `*` stands for anything. */
    path: z.string().trim().startsWith('/').max(200),
    effect: injectionEffect,
  })
  .meta({ id: 'Injection' });
export type Injection = z.output<typeof injection>;

const shared = { tag: 'Sandbox', path: '/api/Sandbox/Injections', access: { level: 'public' } } as const;

export const listInjections = defineEndpoint({
  ...shared,
  id: 'listInjections',
  summary: 'The injected failures',
  method: 'get',
  response: z.array(injection),
});

export const setInjections = defineEndpoint({
  ...shared,
  id: 'setInjections',
  summary: 'Replace the injected failures; an empty list turns all off',
  method: 'put',
  body: z.array(injection).max(maxInjections),
  isIdempotencyKept: false,
});
