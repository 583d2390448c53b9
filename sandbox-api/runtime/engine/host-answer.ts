import type { Endpoint } from '#api/contract/endpoint';
import type { EngineControl } from './engine-control';

/** A call that the host answers; `name` is the part of its path in the place of a placeholder. */
export type HostCall = { request: Request; control: EngineControl; name: string };
export type HostAnswer = (call: HostCall) => Promise<Response>;
export type HostRoute = readonly [endpoint: Endpoint, answer: HostAnswer];

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

export function nothing(): Response {
  return new Response(null, { status: 204 });
}
