import type { Hono, MiddlewareHandler } from 'hono';
import type { Endpoint } from '#api/contract/endpoint';
import { digest } from '#api/kernel/digest';

/**
 * Adds the API description. It is built once, on the first request: building takes 0.1 s during which no
 * other request is answered, and the description needs no credential.
 */
export function addDescription(
  app: Hono,
  readEndpoints: () => Promise<readonly Endpoint[]>,
  compress?: MiddlewareHandler,
): void {
  const description = once(async () => {
    const { openApiDocument } = await import('./openapi');
    const document = openApiDocument(await readEndpoints());
    const text = JSON.stringify(document);
    return { document, text, tag: `"${await digest(text)}"` };
  });
  const reference = once(async () => {
    const { referencePage, referencePolicy } = await import('./reference-page');
    return { page: String(await referencePage((await description()).document)), policy: referencePolicy };
  });
  if (compress) for (const path of ['/api/openapi.json', '/api/docs']) app.use(path, compress);
  app.get('/api/openapi.json', async (c) => {
    const { text, tag } = await description();
    // Clients revalidate each time, because a new version of the host has another description; it is sent
    // only if it changed.
    const headers = { 'cache-control': 'no-cache', etag: tag };
    if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304, headers);
    return c.body(text, 200, { ...headers, 'content-type': 'application/json' });
  });
  app.get('/api/docs', async (c) => {
    const { page, policy } = await reference();
    return c.html(page, 200, { 'content-security-policy': policy });
  });
  app.get('/api/docs.css', async (c) => {
    const { referenceStyle } = await import('./reference-page');
    return c.body(referenceStyle, 200, { 'content-type': 'text/css; charset=UTF-8' });
  });
}

/** Keeps the result; a failure is tried again. */
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
