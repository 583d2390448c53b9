import { type Context, Hono } from 'hono';
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
import type { FileAnswer, Route } from '#api/kernel/route';
import { findSession } from '#api/modules/account/session/find-session';
import { authorize } from './authorize';
import { problemResponse } from './problem-response';
import { parseInput, type RawBody, readBody } from './read-input';

export type AppOptions = {
  db: Db;
  platform: Platform;
  routes: readonly Route[];
  /** Origin of a client on another address; none is allowed otherwise. */
  corsOrigin?: string;
  /** Receives what must not reach a client. */
  log(message: string, error: unknown): void;
};

/**
 * The API, the same on every host. The way of a request: authenticate, authorise from the descriptor, read
 * and check the input, run the verb, answer.
 */
export function createApp(options: AppOptions) {
  // The default router puts all routes into one expression with the first request, which a starting worker waits for.
  const app = new Hono({ router: new TrieRouter() });
  if (options.corsOrigin) app.use('*', crossOrigin(options.corsOrigin));
  for (const entry of options.routes) {
    const { method, path } = entry.endpoint;
    app.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => respond(c, entry, options));
  }
  // Made once, when somebody asks: it takes a tenth of a second in which nobody is answered, and needs no credential.
  const description = once(async () => {
    const { openApiDocument } = await import('./openapi');
    return openApiDocument(options.routes.map(({ endpoint }) => endpoint));
  });
  const reference = once(async () => {
    const { referencePage, referencePolicy } = await import('./reference-page');
    return { page: String(await referencePage(await description())), policy: referencePolicy };
  });
  app.get('/api/openapi.json', async (c) => c.json(await description()));
  app.get('/api/docs', async (c) => {
    const { page, policy } = await reference();
    return c.html(page, 200, { 'content-security-policy': policy });
  });
  app.get('/api/docs.css', async (c) => {
    const { referenceStyle } = await import('./reference-page');
    return c.body(referenceStyle, 200, { 'content-type': 'text/css; charset=UTF-8' });
  });
  app.notFound((c) =>
    problemResponse(new ProblemError('not_found'), acceptedLocale(c), requestIdOf(options.platform)),
  );
  // What fails around a verb: its refusal cannot be written.
  app.onError((error, c) => {
    const requestId = requestIdOf(options.platform);
    options.log(`${requestId} ${c.req.method} ${c.req.path}`, withoutValues(error));
    return problemResponse(error, acceptedLocale(c), requestId);
  });
  return app;
}

/** Keeps what was made; what failed is tried again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

async function respond(c: Context, { endpoint, handler }: Route, options: AppOptions): Promise<Response> {
  const requestId = requestIdOf(options.platform);
  let locale = acceptedLocale(c);
  try {
    const known = await authenticate(c, endpoint, options);
    const session = known?.session ?? null;
    if (session) locale = session.locale;
    authorize(endpoint, session);
    const body = await readBody(c, endpoint);
    const input = parseInput(c, endpoint, body);
    const idempotency = await readIdempotency(c, endpoint, options, { known, body });
    const ctx: PublicContext = { ...options, locale, requestId, session, idempotency, unitOfWork: null };
    const answer = await handler({ ctx: ctx as Parameters<typeof handler>[0]['ctx'], input });
    return toResponse(endpoint, answer);
  } catch (error) {
    if (!(error instanceof ProblemError)) options.log(`${requestId} ${endpoint.id}`, withoutValues(error));
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

/** Binds the key to the caller and to what was asked, so that it cannot fetch somebody else's answer. */
async function readIdempotency(
  c: Context,
  endpoint: Endpoint,
  { db }: AppOptions,
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
  // The digest is stored, and a password would be found from a plain digest of the body.
  const text = endpoint.isBodySecret ? '' : body.text;
  const fingerprint = await digest(`${c.req.method} ${pathname}${search}\n${text}`);
  if (known) return { caller: callerOf(known.session.userId), key, fingerprint, kept: known.kept };
  const caller = endpoint.id;
  return { caller, key, fingerprint, kept: await findKeptAnswer(db, { caller, key }) };
}

function toResponse(endpoint: Endpoint, answer: unknown): Response {
  if (endpoint.responseType === 'file') return fileResponse(answer as FileAnswer);
  if (endpoint.responseType === 'none') return new Response(null, { status: 204 });
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  if (!endpoint.isPaged) return new Response(JSON.stringify(answer), { headers });
  const { items, pagination } = answer as Page<unknown>;
  if (pagination) headers.set('x-pagination', JSON.stringify(pagination));
  return new Response(JSON.stringify(items), { headers });
}

function fileResponse({ name, mediaType, content }: FileAnswer): Response {
  const plainName = name.replaceAll(/[^\w.-]+/g, '_');
  return new Response(content as BodyInit, {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encodedName(name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

/** With the marks that `encodeURIComponent` leaves and RFC 8187 does not allow: an apostrophe ends the charset. */
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
