import { OpenAPIHono } from '@hono/zod-openapi';
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
    body: endpoint.body ? { required: true, content: { [mediaType]: { schema: endpoint.body } } } : undefined,
  };
}

function responsesOf(endpoint: Endpoint): RouteConfig['responses'] {
  const failure = {
    description: 'Problem details',
    content: { 'application/problem+json': { schema: problem } },
  };
  if (endpoint.responseType === 'none') return { 204: { description: 'Done' }, default: failure };
  const content: Record<string, { schema: never }> =
    endpoint.responseType === 'file'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } as never } }
      : { 'application/json': { schema: endpoint.response as never } };
  return { 200: { description: 'The answer', content }, default: failure };
}

function accessSentence({ access }: Endpoint): string {
  const all = access.modules?.length ? ` Modules: ${access.modules.join(' and ')}.` : '';
  const any = access.anyModule?.length ? ` Modules: ${access.anyModule.join(' or ')}.` : '';
  return `Access: ${access.level}.${all}${any}`;
}

/** All of it, from an app that only describes: the one that answers (app.ts) has no need of schemas as text. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const app = new OpenAPIHono();
  for (const endpoint of endpoints) registerEndpoint(app, endpoint);
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
