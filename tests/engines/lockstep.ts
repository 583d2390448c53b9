/** Several hosts get the same requests one by one; differences in their responses are recorded. */
import { setTimeout as rest } from 'node:timers/promises';
import { demoPassword } from '../../seed/companies/demo-company';
import type { Answer, ParityHost, Sent } from './parity-hosts';

export type Ask = {
  method?: string;
  /** E-mail of the demo account that sends the request. */
  as?: string;
  headers?: Record<string, string>;
  /** Stamps differ from host to host, so a caller that sends one back gets the index of the host. */
  headersFor?(host: number): Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged. */
  bytes?: Uint8Array;
};

/** One response per host, in their order. */
export type Answers = readonly [Answer, ...Answer[]];

export interface Lockstep {
  ask(path: string, ask?: Ask): Promise<Answers>;
  /** For code that uses `app.request`: the account is named in place of a token. Returns the first host's response. */
  request(path: string, init: RequestInit): Promise<Response>;
  /** Each difference since the last call, in readable form. */
  takeDifferences(): string[];
}

/** How long the background work after a change may take on every host. */
const settlesWithinMs = 10_000;

export function inLockstep(
  hosts: readonly [ParityHost, ...ParityHost[]],
  /** Where opening was itself a change: the demo is moved to the date in the background. */
  openedAt = Number.NEGATIVE_INFINITY,
): Lockstep {
  /** Tokens by account, one per host. */
  const tokens = new Map<string, string[]>();
  let differences: string[] = [];
  let changedAt = openedAt;

  async function signIn(email: string): Promise<string[]> {
    const known = tokens.get(email);
    if (known) return known;
    const answers = await ask('/api/Login', {
      method: 'POST',
      body: { username: email, password: demoPassword },
    });
    const found = answers.map(({ body }) => String((body as { token?: unknown }).token));
    tokens.set(email, found);
    return found;
  }

  async function ask(path: string, init: Ask = {}): Promise<Answers> {
    const credentials = init.as === undefined ? [] : await signIn(init.as);
    const sent = (host: number) => toSent(path, init, host, credentials[host]);
    const [first, ...others] = hosts;
    const askAll = async (): Promise<Answers> => [
      await first.ask(sent(0)),
      ...(await Promise.all(others.map((host, index) => host.ask(sent(index + 1))))),
    ];
    const isReading = (init.method ?? 'GET') === 'GET';
    let answers = await askAll();
    let found = compare(answers);
    if (!isReading && path !== '/api/Login') changedAt = performance.now();
    // Background work after a change runs at each host's own pace; only reads may wait for it.
    while (found.length > 0 && isReading && performance.now() < changedAt + settlesWithinMs) {
      await rest(500);
      answers = await askAll();
      found = compare(answers);
    }
    if (found.length > 0) differences.push(`${describe(path, init)}\n${found.join('\n')}`);
    const isSignedOut = path === '/api/Login' && init.method === 'DELETE';
    if (init.as !== undefined && (isSignedOut || answers[0].status === 401)) tokens.delete(init.as);
    return answers;
  }

  function compare([expected, ...others]: Answers): string[] {
    return others.flatMap((answer, index) =>
      differencesOf(comparable(expected), comparable(answer)).map(
        (line) => `  ${hosts[0].name} / ${hosts[index + 1]?.name}: ${line}`,
      ),
    );
  }

  return {
    ask,
    async request(path, init) {
      const request = new Request(`http://localhost${path}`, init);
      const { authorization, ...headers } = Object.fromEntries(request.headers);
      const bytes = new Uint8Array(await request.arrayBuffer());
      const as = authorization?.replace(/^Basic /, '');
      const [first] = await ask(path, {
        method: request.method,
        as,
        headers,
        bytes: request.body ? bytes : undefined,
      });
      const isEmpty = first.status === 204;
      const text = typeof first.body === 'string' ? first.body : JSON.stringify(first.body);
      return new Response(isEmpty ? null : text, first);
    },
    takeDifferences() {
      const taken = differences;
      differences = [];
      return taken;
    },
  };
}

function toSent(path: string, init: Ask, host: number, token: string | undefined): Sent {
  const { method = 'GET', headers, headersFor, body, bytes } = init;
  const json = body === undefined ? null : new TextEncoder().encode(JSON.stringify(body));
  return {
    path,
    method,
    headers: {
      ...(json && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Basic ${token}` }),
      ...headers,
      ...headersFor?.(host),
    },
    body: bytes ?? json,
  };
}

/** Headers added in transit, not by the API. */
const transportHeaders = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/** Everything in a response except what must differ: stamps, tokens, and the ids of requests and states. */
function comparable({ status, headers, body }: Answer) {
  const kept = Object.entries(headers)
    .filter(([name]) => !transportHeaders.has(name))
    .map(([name, value]) => [name, comparableHeader(name, value)]);
  // The header gives seconds and the sentence minutes, because a busy host may have started to wait a second later.
  const said = 'retry-after' in headers ? withoutMinutes(body) : body;
  return { status, headers: Object.fromEntries(kept), body: withoutChance(said) };
}

/** The time of the last change differs by host. */
function comparableHeader(name: string, value: string): string {
  if (name === 'retry-after') return masked('Number', Number(value));
  return name === 'last-modified' ? masked('Instant', value) : value;
}

function withoutMinutes(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return body;
  return { ...body, detail: String(body.detail).replace(/\d+ min\b/, '<Number> min') };
}

/** Of the changes that a host has handled; its own demo was moved to the date in its own steps. */
const ownOfHost = new Set(['token', 'requestId', 'dataState']);

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function withoutChance(value: unknown, name = ''): unknown {
  if (typeof value === 'string' && ownOfHost.has(name)) return masked('Text', value);
  if (typeof value === 'string' && instant.test(value)) return masked('Instant', value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutChance(item));
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, withoutChance(inner, field)]),
  );
}

/** The presence of such a value still counts. */
function masked(kind: string, value: string | number): string {
  return value === '' || Number.isNaN(value) ? `no ${kind}` : `<${kind}>`;
}

const mostLines = 8;

/** Where two values differ, as `body.3.name: "a" ≠ "b"`. */
function differencesOf(one: unknown, other: unknown, path = ''): string[] {
  if (Object.is(one, other)) return [];
  if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other)) {
    return [`${path || 'answer'}: ${short(one)} ≠ ${short(other)}`];
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys]
    .flatMap((key) => differencesOf(one[key], other[key], path ? `${path}.${key}` : key))
    .slice(0, mostLines);
}

function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function short(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 160);
}

function describe(path: string, { method = 'GET', as, body, bytes }: Ask): string {
  const content = body === undefined ? bytes && new TextDecoder().decode(bytes) : JSON.stringify(body);
  return `${method} ${path} as ${as ?? 'nobody'}${content ? ` with ${content.slice(0, 300)}` : ''}`;
}
