import { describe, expect, it } from 'vitest';
import { routeRequest, toApiRequest, toPageResponse } from './route-request';

const scope = new URL('https://host.example/demo/');
const precached = new Set(['index.html', 'assets/a.js']);
const route = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  routeRequest({ url: new URL(path, scope).href, method, mode }, scope, precached);

describe('a request in the scope', () => {
  it.each(['GET', 'POST', 'DELETE'])('%s below api/ goes to the API, whatever it requests', (method) => {
    expect(route('api/Locations/1?x=2', 'cors', method)).toEqual({ to: 'api', path: '/api/Locations/1?x=2' });
    expect(route('api/no-such', 'navigate', method)).toEqual({ to: 'api', path: '/api/no-such' });
  });

  it('for a screen gets the page, for a known file the file', () => {
    expect(route('', 'navigate')).toEqual({ to: 'shell', path: 'index.html' });
    expect(route('locations/1', 'navigate')).toEqual({ to: 'shell', path: 'index.html' });
    expect(route('assets/a.js')).toEqual({ to: 'shell', path: 'assets/a.js' });
  });

  it.each(['guide.pdf', '/other/api/x', 'https://elsewhere.example/demo/api/x', 'apiary'])(
    'for %s goes to the network',
    (path) => {
      expect(route(path)).toEqual({ to: 'network' });
    },
  );
});

it("passes the API the same request under the API's address", async () => {
  const sent = new Request(new URL('api/x', scope), {
    method: 'POST',
    body: 'text',
    headers: { 'x-a': '1' },
  });
  const handed = await toApiRequest(sent, '/api/x', scope);
  expect([handed.url, handed.method, handed.headers.get('x-a'), await handed.text()]).toEqual([
    'https://host.example/api/x',
    'POST',
    '1',
    'text',
  ]);
});

describe('a response for the page', () => {
  it('is unchanged, with its text as a stream', async () => {
    const headers = { 'content-type': 'application/json', 'x-pagination': '{"TotalCount":1}' };
    const given = toPageResponse(new Response('[{"name":"Łódź"}]', { status: 201, headers }));
    expect(Object.fromEntries(given.headers)).toEqual(headers);
    expect([given.status, await given.json()]).toEqual([201, [{ name: 'Łódź' }]]);
  });

  it('is passed on unchanged when it is a file or has no body', async () => {
    const file = new Response(new Blob(['x']), { headers: { 'content-type': 'application/pdf' } });
    const nothing = new Response(null, { status: 204 });
    expect([toPageResponse(file), toPageResponse(nothing)]).toEqual([file, nothing]);
  });
});
