import type { Endpoint } from '#api/contract/endpoint';
import { type Problem, problem } from '#api/contract/problem';
import type { createTestApi } from '#api/testing/create-test-api';

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;

/** Anything that accepts a request: an app in this process, or a host on a network. */
export type Caller = { app: { request(path: string, init: RequestInit): Response | Promise<Response> } };

/** One request as sent over the network; its parts need not match the contract. */
export type WireRequest = {
  endpoint: Endpoint;
  token?: string;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Text is sent unchanged; anything else as JSON, or as a form if the endpoint accepts one. */
  body?: unknown;
};

export type WireAnswer = { status: number; headers: Headers; body: unknown };

/** An id that no row has. */
export const nobodysId = 2_147_483_647;

export async function send(api: Caller, request: WireRequest): Promise<WireAnswer> {
  const { endpoint, token } = request;
  const headers = new Headers(request.headers);
  if (token) headers.set('authorization', `Basic ${token}`);
  const body = encodeBody(request, headers);
  const response = await api.app.request(urlOf(request), {
    method: endpoint.method.toUpperCase(),
    headers,
    body,
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** Reads a refusal, which must be problem details and nothing else. */
export function problemOf(answer: WireAnswer): Problem {
  if (answer.headers.get('content-type') !== 'application/problem+json') {
    throw new Error(`A refusal with status ${answer.status} is no problem details.`);
  }
  const parsed = problem.strict().parse(answer.body);
  if (parsed.status !== answer.status) throw new Error('The body names another status than the response.');
  return parsed;
}

function encodeBody({ endpoint, body }: WireRequest, headers: Headers): BodyInit | undefined {
  if (body === undefined || body === null) return undefined;
  if (endpoint.bodyType === 'multipart' && typeof body === 'object') return formOf(body);
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (entry instanceof Blob) form.append(name, entry);
      else if (entry !== undefined) form.append(name, printable(entry));
    }
  }
  return form;
}

function urlOf({ endpoint, params = {}, query = {} }: WireRequest): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(printable(params[name] ?? nobodysId)),
  );
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, printable(value)]);
  const search = new URLSearchParams(pairs);
  return `${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** A value as written in a URL. A lone surrogate cannot be written in a URL. */
export function printable(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return new TextDecoder().decode(new TextEncoder().encode(text));
}
