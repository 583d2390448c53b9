/** What answers a request of a page in our scope. */
export type RequestRoute = { to: 'api'; path: string } | { to: 'shell'; path: string } | { to: 'network' };

type RoutedRequest = { url: string; method: string; mode: RequestMode };

/**
 * Only two types of requests are ours: everything below `api/`, which never falls through to the host's HTML,
 * and files of the app shell. A navigation to an address of the application gets `index.html`; one to a file,
 * and everything else, goes to the network untouched.
 */
export function routeRequest(
  request: RoutedRequest,
  scope: URL,
  precached: ReadonlySet<string>,
): RequestRoute {
  const url = new URL(request.url);
  if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return { to: 'network' };
  const path = url.pathname.slice(scope.pathname.length);
  if (path === 'api' || path.startsWith('api/')) return { to: 'api', path: `/${path}${url.search}` };
  if (request.method !== 'GET') return { to: 'network' };
  if (precached.has(path)) return { to: 'shell', path };
  const isFile = path.slice(path.lastIndexOf('/') + 1).includes('.');
  if (request.mode === 'navigate' && !isFile) return { to: 'shell', path: 'index.html' };
  return { to: 'network' };
}

/** The same request under the address that the API knows, for any folder the application is served from. */
export async function toApiRequest(request: Request, path: string, scope: URL): Promise<Request> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  // A request of mode "navigate" cannot be copied, and not every browser streams a body, so it is rebuilt
  // from its parts.
  return new Request(new URL(path, scope.origin), {
    method: request.method,
    headers: request.headers,
    body: hasBody ? await request.arrayBuffer() : null,
  });
}

/**
 * The same response, its text as a stream. Chromium turns a body of text or bytes into a blob and waits for
 * its browser process to take it, a millisecond for each response; a stream goes straight to the page. A file
 * stays as it is.
 */
export function toPageResponse(response: Response): Response {
  const isText = response.headers.get('content-type')?.includes('json');
  if (!response.body || !isText) return response;
  return new Response(response.body, response);
}
