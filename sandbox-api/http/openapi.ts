import { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Endpoint } from '#api/contract/endpoint';
import { problem } from '#api/contract/problem';

type RouteConfig = Parameters<OpenAPIHono['openAPIRegistry']['registerPath']>[0];

/** Adds a descriptor to the OpenAPI document. */
function registerEndpoint(app: OpenAPIHono, endpoint: Endpoint): void {
  app.openAPIRegistry.registerPath({
    operationId: endpoint.id,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: accessSentence(endpoint),
    method: endpoint.method,
    path: endpoint.path,
    security: endpoint.access.level === 'public' ? [] : [{ token: [] }],
    request: requestOf(endpoint),
    responses: responsesOf(endpoint),
  });
}

function requestOf(endpoint: Endpoint): RouteConfig['request'] {
  const mediaType = endpoint.bodyType === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    params: endpoint.params,
    query: endpoint.query,
    headers: headersOf(endpoint),
    body: endpoint.body ? { required: true, content: { [mediaType]: { schema: endpoint.body } } } : undefined,
  };
}

const unmodifiedSince = z.string().optional().meta({
  description:
    'The `updatedOn` of the row when you read it, as an HTTP date. Returns 412 if the row has changed since.',
});
const modifiedSince = z.string().optional().meta({
  description:
    'The `Last-Modified` of the response when you read it. Returns 304 if nothing has changed since.',
});
const idempotencyKey = z.string().max(200).optional().meta({
  description: 'A request sent twice with the same key is carried out once. Keys are kept for a week.',
});

function headersOf({ isGuarded, isDated, isIdempotencyKept }: Endpoint) {
  return z.object({
    ...(isGuarded ? { 'If-Unmodified-Since': unmodifiedSince } : {}),
    ...(isDated ? { 'If-Modified-Since': modifiedSince } : {}),
    ...(isIdempotencyKept ? { 'Idempotency-Key': idempotencyKey } : {}),
  });
}

const retrying = z.object({
  'Retry-After': z.string().optional().meta({ description: 'With 429 and 503: seconds to wait.' }),
});
const paging = z.object({
  'x-pagination': z.string().optional().meta({
    description: 'With `IncludeCount`: JSON with TotalCount, PageSize, CurrentPage and TotalPages.',
  }),
});

const dating = z.object({
  'Last-Modified': z.string().meta({ description: 'When the content of the response last changed.' }),
});

function responsesOf(endpoint: Endpoint): RouteConfig['responses'] {
  const failure = {
    description: 'Problem details',
    content: { 'application/problem+json': { schema: problem } },
    headers: retrying,
  };
  if (endpoint.responseType === 'none') return { 204: { description: 'Done' }, default: failure };
  const content: Record<string, { schema: never }> =
    endpoint.responseType === 'file'
      ? { '*/*': { schema: { type: 'string', format: 'binary' } as never } }
      : { 'application/json': { schema: endpoint.response as never } };
  const headers = endpoint.isPaged ? paging : endpoint.isDated ? dating : undefined;
  const answered = { 200: { description: 'The response', content, headers }, default: failure };
  return endpoint.isDated ? { ...answered, 304: { description: 'Nothing has changed' } } : answered;
}

function accessSentence({ access }: Endpoint): string {
  const all = access.modules?.length ? ` Modules: ${access.modules.join(' and ')}.` : '';
  const any = access.anyModule?.length ? ` Modules: ${access.anyModule.join(' or ')}.` : '';
  return `Access: ${access.level}.${all}${any}`;
}

/**
 * The whole document, from an app that only describes: the app that answers requests (app.ts) needs no
 * schemas as text. Sorted by path, because the built worker keeps the endpoints of a file in another order
 * than Node and the text must be the same.
 */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const app = new OpenAPIHono();
  const sorted = endpoints.toSorted((a, b) => compareText(a.path, b.path) || compareText(a.method, b.method));
  for (const endpoint of sorted) registerEndpoint(app, endpoint);
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Ledgerleaf API',
      version: '1',
      description: 'Carbon accounting and sustainability reporting.',
    },
  });
  document.components = {
    ...document.components,
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'basic',
        description: 'Authorization: Basic, with the token of POST /api/Login',
      },
    },
  };
  return document;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
