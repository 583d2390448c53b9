import type { z } from 'zod';
import type { Endpoint } from '#api/contract/endpoint';

/** The endpoint at a path, without placeholders to fill in. */
type EndpointAt<E extends Endpoint> = Endpoint<
  z.ZodObject<Record<never, never>>,
  E['query'],
  E['body'],
  E['response'],
  E['bodyType']
>;

/**
 * An endpoint at a path given by the API itself (`/api/…`, including the query). Any other path is refused, because
 * the credential is sent with the request.
 */
export function endpointAt<E extends Endpoint>(endpoint: E, path: string): EndpointAt<E> {
  if (!isApiPath(path)) throw new Error(`Not a path of the API: ${path}`);
  return { ...endpoint, path } as unknown as EndpointAt<E>;
}

function isApiPath(path: string): path is `/api/${string}` {
  return path.startsWith('/api/') && !path.includes('..') && !path.includes('\\');
}
