import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { TrieRouter } from 'hono/router/trie-router';
import type { Endpoint } from '#api/contract/endpoint';
import type { Locale } from '#api/contract/messages';
import type { Db } from '#api/db/db';
import { isBusy, withoutValues } from '#api/db/failed-statement';
import type { Idempotency, KeptAnswer, Platform, PublicContext, Session } from '#api/kernel/context';
import { digest } from '#api/kernel/digest';
import { callerOf, findKeptAnswer } from '#api/kernel/kept-answers';
import type { Page } from '#api/kernel/paging';
import { ProblemError } from '#api/kernel/problem-error';
import type { Dated, FileAnswer, LaterRoute, Route } from '#api/kernel/route';
import { findSession } from '#api/modules/account/session/find-session';
import { digestSecret } from '#api/modules/account/session/secrets';
import { authorize } from './authorize';
import { addDescription } from './description';
import { Door } from './door';
import { problemResponse } from './problem-response';
import { parseInput, type RawBody, readBody } from './read-input';

export type AppOptions = {
  db: Db;
  platform: Platform;
  routes: readonly (Route | LaterRoute)[];
  /** Origin of a client on another address; no other origin is allowed. */
  corsOrigin?: string;
  /** Origin of a request, for rate limits. A host with a single visitor has none. */
  originOf?(c: Context): string | null;
  /** What the browser says about itself. Read from the header where the host knows nothing better. */
  userAgentOf?(c: Context): string | null;
  /**
   * Called after each change by a signed-in user is stored; `windowId` is the identifier that the page gave
   * itself.
   */
  tellChange?(change: { session: Session; windowId: string | null }): void;
  /**
   * For the API description only. Other responses are not compressed, because their length would reveal their
   * content.
   */
  compress?: MiddlewareHandler;
  /** The database for one call when its statements are to be watched; `db` for any other call. */
  dbFor?(request: Request, endpoint: Endpoint): Db | undefined;
  /** Receives errors that must not reach a client. */
  log(message: string, error: unknown): void;
};

type Host = AppOptions & { door: Door };

/**
 * Hashing a password takes 0.1 to 0.2 seconds and two are hashed at a time (account/session/secrets.ts), so
 * the last of forty callers enters within 4 s. Forty leaves room for a genuine caller during a flood from
 * twenty addresses.
 */
const doorLimit = { atOnce: 2, mostWaiting: 40, patienceMs: 4000 };

/**
 * The API, identical on every host. Each request is authenticated, authorised from the descriptor, its input
 * is read and checked, then the verb runs and the response is sent.
 */
export function createApp(options: AppOptions) {
  // The default router builds one expression from all routes on the first request, and a starting worker
  // would wait for it.
  const app = new Hono({ router: new TrieRouter() });
  const host: Host = { ...options, door: new Door(doorLimit) };
  app.use('*', async (c, next) => {
    await next();
    // `c.header` would make a new response, whose body Node sends as a stream.
    c.res.headers.set('x-content-type-options', 'nosniff');
  });
  if (options.corsOrigin) app.use('*', crossOrigin(options.corsOrigin));
  const routes = options.routes.map(asLater);
  for (const { call, load } of wordsBeforeKeys(routes)) {
    const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(call.method.toUpperCase(), path, async (c) => respond(c, await load(), host));
  }
  const readEndpoints = async () => (await Promise.all(routes.map(({ load }) => load()))).map(endpointOf);
  addDescription(app, readEndpoints, options.compress);
  app.notFound((c) =>
    problemResponse(new ProblemError('not_found'), acceptedLocale(c), requestIdOf(options.platform)),
  );
  // Failures outside the verb, such as a refusal that cannot be written.
  app.onError((error, c) => {
    const requestId = requestIdOf(options.platform);
    options.log(`${requestId} ${c.req.method} ${c.req.path}`, withoutValues(error));
    return problemResponse(error, acceptedLocale(c), requestId);
  });
  return app;
}

function asLater(route: Route | LaterRoute): LaterRoute {
  return 'load' in route ? route : { call: route.endpoint, load: async () => route };
}

const endpointOf = ({ endpoint }: Route) => endpoint;

/** The first match wins, so a path with a fixed word is registered before one with a key in its place. */
function wordsBeforeKeys(routes: readonly LaterRoute[]): LaterRoute[] {
  // `/api/Factors/{id}` becomes `///{`, and a slash sorts before a brace.
  const rankOf = ({ call }: LaterRoute) => call.path.replaceAll(/[^/{]+/g, '');
  const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
  return [...routes].sort((one, other) => compare(rankOf(one), rankOf(other)));
}

async function respond(c: Context, { endpoint, handler }: Route, all: Host): Promise<Response> {
  const watched = all.dbFor?.(c.req.raw, endpoint);
  const host = watched ? { ...all, db: watched } : all;
  const requestId = requestIdOf(host.platform);
  let locale = acceptedLocale(c);
  try {
    const known = await authenticate(c, endpoint, host);
    const session = known?.session ?? null;
    if (session) locale = session.locale;
    authorize(endpoint, session);
    const body = await readBody(c, endpoint);
    const input = parseInput(c, endpoint, body);
    const origin = host.originOf?.(c) ?? null;
    const userAgent = host.userAgentOf?.(c) ?? c.req.header('user-agent') ?? null;
    const carryOut = async () => {
      const idempotency = await readIdempotency(c, endpoint, host, { known, body });
      const ctx: PublicContext = {
        ...host,
        locale,
        requestId,
        session,
        origin,
        userAgent,
        idempotency,
        unitOfWork: null,
      };
      return handler({ ctx: ctx as Parameters<typeof handler>[0]['ctx'], input });
    };
    const answer = endpoint.isHashing ? await host.door.pass(origin ?? '', carryOut) : await carryOut();
    if (session && !endpoint.isReadOnly)
      host.tellChange?.({ session, windowId: c.req.header('x-window-id') ?? null });
    return toResponse(endpoint, answer);
  } catch (error) {
    if (!(error instanceof ProblemError)) host.log(`${requestId} ${endpoint.id}`, withoutValues(error));
    return problemResponse(isBusy(error) ? comeAgain() : error, locale, requestId);
  }
}

const busySeconds = 5;

function comeAgain(): ProblemError {
  return new ProblemError('unavailable', { retryAfterSeconds: busySeconds });
}

async function authenticate(c: Context, endpoint: Endpoint, { db, platform }: AppOptions) {
  const credential = c.req.header('authorization');
  if (!credential || endpoint.access.level === 'public') return null;
  const idempotencyKey = idempotencyKeyOf(c, endpoint);
  const known = await findSession({ db, platform, credential, idempotencyKey });
  if (!known) throw new ProblemError('credential_invalid');
  return known;
}

function idempotencyKeyOf(c: Context, endpoint: Endpoint): string | null {
  return (endpoint.isIdempotencyKept && c.req.header('idempotency-key')) || null;
}

type Asking = { known: { session: Session; kept: KeptAnswer | null } | null; body: RawBody };

/** Binds the key to the caller and the request, so that it cannot fetch another caller's response. */
async function readIdempotency(
  c: Context,
  endpoint: Endpoint,
  { db, platform }: AppOptions,
  { known, body }: Asking,
): Promise<Idempotency | null> {
  const key = idempotencyKeyOf(c, endpoint);
  if (!key) return null;
  if (key.length > 200) {
    throw new ProblemError('validation_failed', {
      issues: [{ path: 'idempotencyKey', code: 'invalid', params: {} }],
    });
  }
  const { pathname, search } = new URL(c.req.url);
  const request = `${c.req.method} ${pathname}${search}\n${body.text}`;
  const caller = known ? callerOf(known.session.userId) : endpoint.id;
  // The fingerprint is stored, and a fast digest of the body would make a password in it easy to guess.
  const fingerprint = endpoint.isBodySecret
    ? await digestSecret(request, `${caller} ${key}`, platform.passwordIterations)
    : await digest(request);
  if (known) return { caller, key, fingerprint, kept: known.kept };
  return { caller, key, fingerprint, kept: await findKeptAnswer(db, { caller, key }) };
}

function toResponse(endpoint: Endpoint, answer: unknown): Response {
  if (endpoint.responseType === 'file') return fileResponse(answer as FileAnswer);
  if (endpoint.responseType === 'none') return new Response(null, { status: 204 });
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  if (endpoint.isDated) return datedResponse(answer as Dated<unknown>, headers);
  if (!endpoint.isPaged) return new Response(JSON.stringify(answer), { headers });
  const { items, pagination, inBody } = answer as Page<unknown>;
  if (pagination) headers.set('x-pagination', JSON.stringify(pagination));
  const body = inBody ? { data: items, meta: { pagination: inBody } } : items;
  return new Response(JSON.stringify(body), { headers });
}

function datedResponse({ lastModified, body }: Dated<unknown>, headers: Headers): Response {
  headers.set('last-modified', lastModified.toUTCString());
  if (body !== null) return new Response(JSON.stringify(body), { headers });
  headers.delete('content-type');
  return new Response(null, { status: 304, headers });
}

function fileResponse({ name, mediaType, content }: FileAnswer): Response {
  const plainName = name.replaceAll(/[^\w.-]+/g, '_');
  return new Response(content as BodyInit, {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encodedName(name)}`,
      'cache-control': 'no-store',
    },
  });
}

/**
 * Also encodes the characters that `encodeURIComponent` leaves and RFC 8187 does not allow: an apostrophe
 * ends the charset.
 */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
}

/** The first supported language of `Accept-Language`; English otherwise. */
function acceptedLocale(c: Context): Locale {
  const wanted = (c.req.header('accept-language') ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((code): code is Locale => code === 'pl' || code === 'en') ?? 'en';
}

function requestIdOf(platform: Platform): string {
  return Array.from(platform.random.bytes(8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function crossOrigin(origin: string) {
  return cors({
    origin,
    allowHeaders: [
      'authorization',
      'content-type',
      'accept-language',
      'idempotency-key',
      'if-unmodified-since',
      'if-modified-since',
    ],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposeHeaders: [
      'x-pagination',
      'content-disposition',
      'last-modified',
      'retry-after',
      'content-language',
    ],
    maxAge: 600,
  });
}
