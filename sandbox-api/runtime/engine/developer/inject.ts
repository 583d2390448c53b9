import type { InjectedStatus, Injection, InjectionEffect } from '#api/contract/engine-injections';
import type { ProblemCode } from '#api/contract/problem';
import { refuse } from '#api/runtime/engine/engine-refusal';

/** The sandbox's own calls are exempt, or its tools could not be turned off again. */
const spared = '/api/Sandbox/';

const codes: Record<Exclude<InjectedStatus, 502>, ProblemCode> = {
  401: 'credential_invalid',
  403: 'role_required',
  404: 'not_found',
  409: 'conflict',
  429: 'too_many_attempts',
  500: 'internal',
  503: 'unavailable',
  507: 'storage_full',
};

/**
 * Waits for the sum of matching delays, then answers with the first matching failure; undefined when the API
 * should answer. A call that fails like this never reaches the API.
 */
export async function inject(
  request: Request,
  injections: readonly Injection[],
  wait: (ms: number) => Promise<void>,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith(spared)) return undefined;
  const effects = injections.filter(({ path }) => matches(path, pathname)).map(({ effect }) => effect);
  const waitMs = effects.reduce((sum, effect) => sum + (effect.kind === 'latency' ? effect.ms : 0), 0);
  if (waitMs > 0) await wait(waitMs);
  const failure = effects.find(({ kind }) => kind !== 'latency');
  return failure && answerOf(failure, request);
}

/** `*` stands for any number of characters, slashes included. */
export function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(path);
}

function answerOf(effect: InjectionEffect, request: Request): Response | undefined {
  // To the page this looks like a missing network.
  if (effect.kind === 'offline') return Response.error();
  if (effect.kind === 'latency') return undefined;
  if (effect.status !== 502) return refuse(codes[effect.status], request);
  const headers = { 'content-type': 'text/html', 'cache-control': 'no-store' };
  return new Response('<h1>Bad gateway</h1>', { status: effect.status, headers });
}
