import { z } from 'zod';

/** Licensed feature modules of a company (specification 000, section 3, session user). */
export const moduleKeys = [
  'SCOPE1',
  'SCOPE2',
  'SCOPE3',
  'SCENARIOS',
  'REPORTS',
  'KNOWLEDGE',
  'CSRD',
] as const;
export type ModuleKey = (typeof moduleKeys)[number];

export const roleNames = ['Admin', 'User', 'View'] as const;
export type RoleName = (typeof roleNames)[number];

/**
 * Who may call an endpoint. Each level includes the ones above it in the list:
 * `public` needs no credential, `member` any role, `editor` everyone but View, `admin` admins only.
 */
export type AccessLevel = 'public' | 'member' | 'editor' | 'admin';

export type Access = {
  level: AccessLevel;
  /** Every module listed is needed. */
  modules?: readonly ModuleKey[];
  /** At least one of the modules listed is needed. */
  anyModule?: readonly ModuleKey[];
  /** Callable while the user still has to replace a temporary password. */
  duringForcedPasswordChange?: boolean;
};

export type BodyType = 'none' | 'json' | 'multipart';

export type HttpMethod = 'get' | 'post' | 'put' | 'delete';

/**
 * The single description of a call. The route, the typed client, the OpenAPI document, the forms and the
 * conformance suite all read it.
 */
export type Endpoint<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Response extends z.ZodType = z.ZodType,
  BodyKind extends BodyType = BodyType,
> = {
  /** Stable name; the operationId of the OpenAPI document. */
  id: string;
  tag: string;
  summary: string;
  method: HttpMethod;
  /** Full path with `{name}` placeholders, e.g. `/api/Fuels/Consumptions/{id}`. */
  path: `/api/${string}`;
  access: Access;
  params: Params;
  query: Query;
  body: Body;
  bodyType: BodyKind;
  response: Response;
  responseType: 'json' | 'file' | 'none';
  /** The body is one page of a list; the totals are in the `x-pagination` header. */
  isPaged: boolean;
  /** The row carries `updatedOn`; the call takes `If-Unmodified-Since` and may answer 412. */
  isGuarded: boolean;
  /**
   * The response has `Last-Modified` with the last change of its content; with `If-Modified-Since`, it may be
   * 304.
   */
  isDated: boolean;
  /** Longest accepted body. */
  maxBodyBytes: number;
  /** The call changes nothing, whatever its method. */
  isReadOnly: boolean;
  /** The response is stored under the request's `Idempotency-Key`. Not for responses with a secret. */
  isIdempotencyKept: boolean;
  /** The body contains a password or a code: nothing that is quickly derived from it may be stored. */
  isBodySecret: boolean;
  /** A password or a code is hashed, which takes long on purpose: such calls wait in the queue (http/door.ts). */
  isHashing: boolean;
};

/**
 * What a caller needs to know about an endpoint besides its types. The client's build leaves out the rest,
 * and with it the library of the schemas (scripts/build/endpoint-facts.ts).
 */
export type EndpointFacts = Pick<
  Endpoint,
  | 'id'
  | 'method'
  | 'path'
  | 'access'
  | 'responseType'
  | 'isDated'
  | 'isReadOnly'
  | 'isIdempotencyKept'
  | 'isBodySecret'
>;

const noFields = z.object({});
type NoFields = typeof noFields;

type EndpointInput<P, Q, B, R, T> = {
  id: string;
  tag: string;
  summary: string;
  method: HttpMethod;
  path: `/api/${string}`;
  access: Access;
  params?: P;
  query?: Q;
  body?: B;
  response?: R;
  bodyType?: T;
  responseType?: 'file';
  isPaged?: boolean;
  isGuarded?: boolean;
  isDated?: boolean;
  maxBodyBytes?: number;
  isReadOnly?: boolean;
  isIdempotencyKept?: boolean;
  isBodySecret?: boolean;
  isHashing?: boolean;
};

export const defaultMaxBodyBytes = 256 * 1024;

export function defineEndpoint<
  P extends z.ZodObject = NoFields,
  Q extends z.ZodObject = NoFields,
  B extends z.ZodType | undefined = undefined,
  R extends z.ZodType = z.ZodVoid,
  T extends BodyType = 'json',
>(input: EndpointInput<P, Q, B, R, T>): Endpoint<P, Q, B, R, T> {
  return {
    id: input.id,
    tag: input.tag,
    summary: input.summary,
    method: input.method,
    path: input.path,
    access: input.access,
    params: (input.params ?? noFields) as P,
    query: (input.query ?? noFields) as Q,
    body: input.body as B,
    bodyType: input.bodyType ?? ((input.body ? 'json' : 'none') as T),
    response: (input.response ?? z.void()) as R,
    responseType: input.responseType ?? (input.response ? 'json' : 'none'),
    isPaged: input.isPaged ?? false,
    isGuarded: input.isGuarded ?? false,
    isDated: input.isDated ?? false,
    maxBodyBytes: input.maxBodyBytes ?? defaultMaxBodyBytes,
    isReadOnly: input.isReadOnly ?? input.method === 'get',
    isIdempotencyKept: input.isIdempotencyKept ?? !(input.isReadOnly ?? input.method === 'get'),
    isBodySecret: input.isBodySecret ?? false,
    isHashing: input.isHashing ?? false,
  };
}

type Fields<T extends z.ZodObject, Key extends string> = keyof z.input<T> extends never
  ? unknown
  : Record<never, never> extends z.input<T>
    ? { [K in Key]?: z.input<T> }
    : { [K in Key]: z.input<T> };

/** What a client passes: only the parts the endpoint has. */
export type CallInput<E extends Endpoint> = Fields<E['params'], 'params'> &
  Fields<E['query'], 'query'> &
  (E['body'] extends z.ZodType
    ? { body: E['bodyType'] extends 'multipart' ? FormData : z.input<E['body']> }
    : unknown) & {
    /** The `updatedOn` of the row the user saw; sent as `If-Unmodified-Since`. */
    seenUpdatedOn?: string;
  };

/** What a handler receives: parsed and typed. */
export type HandlerInput<E extends Endpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: E['body'] extends z.ZodType ? z.output<E['body']> : undefined;
  /** Instant of `If-Unmodified-Since`, whole seconds; undefined when the caller sent none. */
  unmodifiedSince: Date | undefined;
  /** Instant of `If-Modified-Since` of a dated endpoint, whole seconds; undefined when the caller sent none. */
  modifiedSince: Date | undefined;
};

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

/** Distinguishes the endpoints of a contract file from its schemas. */
export function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}
