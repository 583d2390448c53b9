import type { CallInput, Endpoint, EndpointFacts, ResponseOf } from '#api/contract/endpoint';
import type { Pagination } from '#api/contract/fields';
import { ApiError, isApiError, readRefusal } from './api-error';
import { createDatedAnswers } from './dated-answers';
import { readFileName } from './file-name';

export type ClientOptions = {
  /** The folder that holds `api/`. */
  baseUrl: URL;
  send(request: Request): Promise<Response>;
  /** The credential token, null before sign-in. */
  readToken(): string | null;
  /** Language of the responses, `Accept-Language`. */
  readLanguage(): string;
  /** Sent with changes, so that a window that follows changes recognises its own. */
  windowId?: string | undefined;
  /** The API no longer accepts the token that was sent. */
  onTokenRefused(token: string): void;
  /** The waits before repeated attempts. */
  pause?(ms: number): Promise<void>;
};

export type CallOptions = { signal?: AbortSignal };

export type ResponsePage<E extends Endpoint> = {
  items: ResponseOf<E>;
  /** Null when the query did not ask for `IncludeCount`. */
  pagination: Pagination | null;
};

export type DownloadedFile = { blob: Blob; name: string };

/** The waits between attempts of a change whose outcome is unknown. */
const repeatAfterMs = [300, 1200];

/**
 * The typed access to the API: descriptor in, contract type out, `ApiError` thrown.
 * A change without a response may still have happened. It is repeated with the same `Idempotency-Key`. If the user
 * then repeats it by hand, the key is the same again, so one action has one effect. The same applies to a change
 * that failed on the way or in the server, when the response does not say whether it happened.
 */
export function createApiClient(options: ClientOptions) {
  const keys = createKeyRing();
  const dated = createDatedAnswers();
  const pause = options.pause ?? ((ms: number) => new Promise<void>((done) => setTimeout(done, ms)));

  async function sendOnce(
    endpoint: EndpointFacts,
    parts: Parts,
    body: EncodedBody | null,
    { token, key, signal }: Terms,
  ) {
    const request = buildRequest({ endpoint, parts, body, key, token, signal, options });
    const known = endpoint.isDated ? dated.name(endpoint.id, request) : undefined;
    const response = await receive(options.send(request)).catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new ApiError('unreachable', null, null, { cause });
    });
    if (known && response.status === 304) return known.response.clone();
    if (response.ok) {
      if (!isAnswer(response, endpoint)) throw new ApiError('unreadable');
      if (endpoint.isDated) dated.keep(endpoint.id, request, response);
      return response;
    }
    const refusal = await readRefusal(response);
    if (token && isApiError(refusal, 'credential_invalid', 'credential_missing'))
      options.onTokenRefused(token);
    throw refusal;
  }

  async function exchange(
    endpoint: EndpointFacts,
    input: object,
    { signal }: CallOptions = {},
  ): Promise<Response> {
    const parts = input as Parts;
    // Read before any await, because signing out sends its request and forgets the token in the same step.
    const token = options.readToken();
    // The response is known: screens that are about to close must not send requests without a user.
    if (!token && endpoint.access.level !== 'public') throw new ApiError('credential_missing');
    const body = await encodeBody(parts.body);
    if (endpoint.isReadOnly || !endpoint.isIdempotencyKept) {
      return sendOnce(endpoint, parts, body, { token, key: null, signal });
    }
    const action = keys.take(endpoint, parts);
    for (let attempt = 0; ; attempt += 1) {
      try {
        const response = await sendOnce(endpoint, parts, body, { token, key: action.key, signal });
        action.settle();
        return response;
      } catch (error) {
        if (isRefused(error)) action.settle();
        const waitMs = isApiError(error, 'unreachable') ? repeatAfterMs[attempt] : undefined;
        if (waitMs === undefined) throw error;
        await pause(waitMs);
      }
    }
  }

  return {
    async call<E extends Endpoint>(
      endpoint: E,
      input: CallInput<E>,
      callOptions?: CallOptions,
    ): Promise<ResponseOf<E>> {
      const response = await exchange(endpoint, input, callOptions);
      return (await readJson(response, endpoint)) as ResponseOf<E>;
    },
    async callPage<E extends Endpoint>(
      endpoint: E,
      input: CallInput<E>,
      callOptions?: CallOptions,
    ): Promise<ResponsePage<E>> {
      const response = await exchange(endpoint, input, callOptions);
      const items = (await readJson(response, endpoint)) as ResponseOf<E>;
      return { items, pagination: readPagination(response) };
    },
    async download<E extends Endpoint>(
      endpoint: E,
      input: CallInput<E>,
      callOptions?: CallOptions,
    ): Promise<DownloadedFile> {
      const response = await exchange(endpoint, input, callOptions);
      return { blob: await response.blob(), name: readFileName(response.headers.get('content-disposition')) };
    },
  };
}

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  seenUpdatedOn?: string;
};

/** The key of a request, the same for each attempt of one action. */
type Terms = { token: string | null; key: string | null; signal: AbortSignal | undefined };

type RequestParts = Terms & {
  endpoint: EndpointFacts;
  parts: Parts;
  body: EncodedBody | null;
  options: ClientOptions;
};

type EncodedBody = { content: string | ArrayBuffer; contentType: string };

/**
 * Encoded once per action: a form gets another boundary each time it is encoded, and the API would take the repeated
 * bytes for a different request under a used key.
 */
async function encodeBody(body: unknown): Promise<EncodedBody | null> {
  if (body === undefined) return null;
  if (!(body instanceof FormData)) {
    return { content: JSON.stringify(body), contentType: 'application/json' };
  }
  const encoded = new Response(body);
  const contentType = encoded.headers.get('content-type') ?? 'multipart/form-data';
  return { content: await encoded.arrayBuffer(), contentType };
}

function buildRequest({ endpoint, parts, body, key, token, signal, options }: RequestParts): Request {
  const headers = new Headers({ accept: 'application/json', 'accept-language': options.readLanguage() });
  if (token) headers.set('authorization', `Basic ${token}`);
  if (key) headers.set('idempotency-key', key);
  if (options.windowId && !endpoint.isReadOnly) headers.set('x-window-id', options.windowId);
  if (parts.seenUpdatedOn) headers.set('if-unmodified-since', new Date(parts.seenUpdatedOn).toUTCString());
  if (body) headers.set('content-type', body.contentType);
  return new Request(urlOf(options.baseUrl, endpoint, parts), {
    method: endpoint.method.toUpperCase(),
    headers,
    body: body?.content ?? null,
    signal: signal ?? null,
  });
}

function urlOf(baseUrl: URL, endpoint: EndpointFacts, parts: Parts): URL {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = parts.params?.[name];
    // `encodeURIComponent(undefined)` would request an item called "undefined".
    if (value === undefined || value === null) throw new Error(`${endpoint.id} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const url = new URL(path.slice(1), baseUrl);
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) url.searchParams.append(name, String(item));
    }
  }
  return url;
}

/** A response that breaks off in its body has not arrived: its change must be repeated like any other. */
async function receive(sent: Promise<Response>): Promise<Response> {
  const response = await sent;
  const bytes = await response.arrayBuffer();
  // Chromium gives a stream even to a response without content; a copy of such a response must not have one.
  return new Response(bytes.byteLength > 0 ? bytes : null, response);
}

/** A response from a gateway or a network's login page does not count, whatever its status. */
function isAnswer(response: Response, endpoint: EndpointFacts): boolean {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return endpoint.responseType !== 'json' || isJson;
}

/**
 * Whether the API said that the change did not happen. A server error does not say so, because it may occur after
 * the change was stored (and if it was not, the API repeats it under the same key). A refused credential does not
 * either, because it says nothing about an earlier attempt.
 */
function isRefused(error: unknown): boolean {
  const problem = isApiError(error) ? error.problem : null;
  if (problem === null || isApiError(error, 'credential_invalid', 'credential_missing')) return false;
  return problem.status < 500;
}

async function readJson(response: Response, endpoint: EndpointFacts): Promise<unknown> {
  if (endpoint.responseType === 'none') return undefined;
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError('unreadable', null, null, { cause });
  }
}

function readPagination(response: Response): Pagination | null {
  const header = response.headers.get('x-pagination');
  if (!header) return null;
  const pagination: Pagination = JSON.parse(header);
  if (Number.isInteger(pagination?.TotalCount)) return pagination;
  throw new ApiError('unreadable');
}

/**
 * One key per action. A key with an unknown outcome is stored under its request, so that the same request is
 * recognised later. Uploads are not stored, because their content is not compared, nor are secrets, because a
 * password must not be kept.
 */
function createKeyRing() {
  const unsettled = new Map<string, string>();
  return {
    take(endpoint: EndpointFacts, parts: Parts): { key: string; settle(): void } {
      if (parts.body instanceof FormData || endpoint.isBodySecret)
        return { key: newKey(), settle: () => undefined };
      const asked = JSON.stringify([endpoint.id, parts.params, parts.query, parts.body]);
      const key = unsettled.get(asked) ?? newKey();
      unsettled.set(asked, key);
      return { key, settle: () => unsettled.delete(asked) };
    },
  };
}

/** 128 random bits. `crypto.randomUUID` is missing where a remote build is served over plain http. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
