import { type Endpoint, type HandlerInput, isEndpoint, type ResponseOf } from '#api/contract/endpoint';
import type { Ctx, PublicContext } from '#api/kernel/context';
import type { Page } from '#api/kernel/paging';

/** A file download. */
export type FileAnswer = { name: string; mediaType: string; content: Uint8Array };

/** The response of a dated endpoint; the body is null when the caller already has it. */
export type Dated<T> = { lastModified: Date; body: T | null };

type Answer<E extends Endpoint> = E['responseType'] extends 'file'
  ? FileAnswer
  : E['isPaged'] extends true
    ? Page<unknown>
    : E['isDated'] extends true
      ? Dated<ResponseOf<E>>
      : ResponseOf<E>;

type ContextFor<E extends Endpoint> = E['access']['level'] extends 'public' ? PublicContext : Ctx;

type Handler<E extends Endpoint> = (call: {
  ctx: ContextFor<E>;
  input: HandlerInput<E>;
}) => Promise<Answer<E> | Page<unknown> | FileAnswer | Dated<ResponseOf<E>> | ResponseOf<E>>;

export type Route = {
  endpoint: Endpoint;
  handler: (call: { ctx: Ctx; input: HandlerInput<Endpoint> }) => Promise<unknown>;
};

/** What a router needs to know about a call. */
export type Call = Pick<Endpoint, 'method' | 'path'>;

/** A route that is loaded with others when one of them is first called. */
export type LaterRoute = { call: Call; load(): Promise<Route> };

/** @param loadAll returns the same routes each time, including the one of this call. */
export function routeLater(call: Call, loadAll: () => Promise<readonly Route[]>): LaterRoute {
  const isIt = ({ endpoint: { method, path } }: Route) => method === call.method && path === call.path;
  return {
    call,
    load: async () => {
      const found = (await loadAll()).find(isIt);
      if (!found) throw new Error(`${call.method} ${call.path} is not among the routes of its area.`);
      return found;
    },
  };
}

/** A handler for each endpoint of a contract file, by the endpoint's name. */
type HandlersOf<Contract> = {
  [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: Contract[Name] extends Endpoint
    ? Handler<Contract[Name]>
    : never;
};

/**
 * Binds every endpoint of a contract file to the function of its name. A missing function does not compile;
 * the type checker names it.
 */
export function bindRoutes<Contract extends object>(
  contract: Contract,
  handlers: HandlersOf<Contract>,
): Route[] {
  const byName = handlers as Record<string, unknown>;
  return Object.entries(contract).flatMap(([name, endpoint]) => {
    if (!isEndpoint(endpoint)) return [];
    const handler = byName[name];
    if (typeof handler !== 'function') throw new Error(`The endpoint ${name} has no handler.`);
    return [{ endpoint, handler: handler as Route['handler'] }];
  });
}
