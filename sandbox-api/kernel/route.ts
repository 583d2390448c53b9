import type { Endpoint, HandlerInput, ResponseOf } from '#api/contract/endpoint';
import type { Ctx, PublicContext } from '#api/kernel/context';
import type { Page } from '#api/kernel/paging';

/** A file to be downloaded. */
export type FileAnswer = { name: string; mediaType: string; content: Uint8Array };

/** What a dated endpoint answers: null in place of a body that the caller has already. */
export type Dated<T> = { lastModified: Date; body: T | null };

type Answer<E extends Endpoint> = E['responseType'] extends 'file'
  ? FileAnswer
  : E['isPaged'] extends true
    ? Page<unknown>
    : E['isDated'] extends true
      ? Dated<ResponseOf<E>>
      : ResponseOf<E>;

type ContextFor<E extends Endpoint> = E['access']['level'] extends 'public' ? PublicContext : Ctx;

export type Handler<E extends Endpoint> = (call: {
  ctx: ContextFor<E>;
  input: HandlerInput<E>;
}) => Promise<Answer<E> | Page<unknown> | FileAnswer | Dated<ResponseOf<E>> | ResponseOf<E>>;

export type Route = {
  endpoint: Endpoint;
  handler: (call: { ctx: Ctx; input: HandlerInput<Endpoint> }) => Promise<unknown>;
};

/** Binds a descriptor to the verb that answers it. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handler: handler as unknown as Route['handler'] };
}
