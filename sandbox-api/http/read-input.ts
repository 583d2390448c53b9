import type { Context } from 'hono';
import type { z } from 'zod';
import type { Endpoint, HandlerInput } from '#api/contract/endpoint';
import { type FieldIssue, fieldIssues } from '#api/contract/field-issue';
import { ProblemError } from '#api/kernel/problem-error';

/** The request's body as text or form, read once for both parsing and the idempotency fingerprint. */
export type RawBody = { text: string; parsed: unknown };

/** Reads the body within the endpoint's size and type limits. */
export async function readBody(c: Context, endpoint: Endpoint): Promise<RawBody> {
  if (endpoint.bodyType === 'none') return { text: '', parsed: undefined };
  const contentType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const expected = endpoint.bodyType === 'json' ? 'application/json' : 'multipart/form-data';
  const coding = c.req.header('content-encoding')?.trim().toLowerCase() || 'identity';
  if (contentType !== expected || coding !== 'identity') throw new ProblemError('unsupported_body');
  const bytes = await readAtMost(c.req.raw, endpoint.maxBodyBytes).catch((error: unknown) => {
    // The sender disconnected midway.
    throw error instanceof ProblemError ? error : new ProblemError(unreadable[endpoint.bodyType]);
  });
  return endpoint.bodyType === 'json'
    ? parseJson(bytes)
    : parseForm(bytes, c.req.header('content-type') ?? '');
}

const unreadable = { none: 'malformed_body', json: 'malformed_body', multipart: 'malformed_form' } as const;

/** Stops reading at the size limit. */
async function readAtMost(request: Request, maxBytes: number): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBytes) throw new ProblemError('body_too_large');
  // HTTP ends a body at its announced length, and reading it as a stream takes longer than all checks of it.
  if (announced > 0 || request.body === undefined) return readWhole(request, maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new ProblemError('body_too_large');
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/**
 * True for a body of known length, and in Firefox, which has no `Request.body` and holds the bytes in memory
 * already.
 */
async function readWhole(request: Request, maxBytes: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > maxBytes) throw new ProblemError('body_too_large');
  return bytes;
}

function parseJson(bytes: Uint8Array): RawBody {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const parsed: unknown = JSON.parse(text);
    if (isDeeperThan(deepestBody, parsed)) throw new ProblemError('malformed_body');
    return { text, parsed };
  } catch {
    throw new ProblemError('malformed_body');
  }
}

/**
 * Four times the depth that the contract needs. Ten thousand nested lists would be an attempt to overflow the
 * stack.
 */
const deepestBody = 16;

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}

async function parseForm(bytes: Uint8Array, contentType: string): Promise<RawBody> {
  try {
    const headers = { 'content-type': contentType };
    // Chromium cannot read a form without a part.
    const form = hasNoPart(bytes, contentType)
      ? new FormData()
      : await new Response(bytes as BodyInit, { headers }).formData();
    const digest = await crypto.subtle.digest('SHA-256', bytes as BufferSource);
    return {
      text: `sha-256:${new Uint8Array(digest).join('.')}`,
      parsed: fieldsOf(form),
    };
  } catch {
    throw new ProblemError('malformed_form');
  }
}

/** Whether the form consists of its end only. */
function hasNoPart(bytes: Uint8Array, contentType: string): boolean {
  const [, boundary] = /boundary="?([^";]+)/i.exec(contentType) ?? [];
  return bytes.length < 100 && new TextDecoder().decode(bytes).trim() === `--${boundary}--`;
}

/**
 * A field that occurs more than once becomes a list, so that no schema mistakes the last value for the only
 * one. Asking the form for each name would scan all of it each time: half a minute for 1.6 MB of empty
 * fields.
 */
function fieldsOf(form: FormData): Record<string, unknown> {
  const fields = new Map<string, FormDataEntryValue[]>();
  for (const [name, value] of form) {
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
  return Object.fromEntries(
    Array.from(fields, ([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

/** Checks path, query and body together, so that the caller gets all issues in one response. */
export function parseInput(c: Context, endpoint: Endpoint, body: RawBody): HandlerInput<Endpoint> {
  const params = endpoint.params.safeParse(c.req.param(), options);
  // An id that cannot exist is reported as missing, not as an invalid field.
  if (!params.success) throw new ProblemError('not_found');
  const issues: FieldIssue[] = [];
  const query = collect(endpoint.query.safeParse(c.req.query(), options), issues);
  issues.push(...unstorableTexts(c.req.query()), ...unstorableTexts(body.parsed));
  const parsedBody = endpoint.body
    ? collect(endpoint.body.safeParse(body.parsed, options), issues)
    : undefined;
  const unmodifiedSince = endpoint.isGuarded ? readUnmodifiedSince(c, issues) : undefined;
  const modifiedSince = endpoint.isDated ? readModifiedSince(c) : undefined;
  if (issues.length > 0) throw new ProblemError('validation_failed', { issues });
  return {
    params: params.data,
    query: query as HandlerInput<Endpoint>['query'],
    body: parsedBody as HandlerInput<Endpoint>['body'],
    unmodifiedSince,
    modifiedSince,
  };
}

/** Without the input, "missing" could not be told from "wrong type". */
const options = { reportInput: true };

function collect<T>(result: z.ZodSafeParseResult<T>, issues: FieldIssue[]): T | undefined {
  if (result.success) return result.data;
  issues.push(...fieldIssues(result.error));
  return undefined;
}

/**
 * PostgreSQL's text can store neither the character zero nor half a surrogate pair, but JSON can contain
 * both.
 */
function unstorableTexts(value: unknown, path = ''): FieldIssue[] {
  if (typeof value === 'string') {
    const isStorable = !value.includes('\0') && !/\p{Surrogate}/u.test(value);
    return isStorable ? [] : [{ path, code: 'invalid', params: {} }];
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    unstorableTexts(field, path ? `${path}.${name}` : name),
  );
}

/** An invalid date is ignored (RFC 9110, 13.1.3). */
function readModifiedSince(c: Context): Date | undefined {
  const instant = new Date(c.req.header('if-modified-since') ?? '');
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

function readUnmodifiedSince(c: Context, issues: FieldIssue[]): Date | undefined {
  const header = c.req.header('if-unmodified-since');
  if (!header) return undefined;
  const instant = new Date(header);
  if (Number.isNaN(instant.getTime())) issues.push({ path: 'ifUnmodifiedSince', code: 'date', params: {} });
  return instant;
}
