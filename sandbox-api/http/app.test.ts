import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { problem } from '#api/contract/problem';
import type { Db } from '#api/db/db';
import { ProblemError } from '#api/kernel/problem-error';
import type { Route } from '#api/kernel/route';
import { testPlatform } from '#api/testing/test-platform';
import { createApp } from './app';

const endpoint = defineEndpoint({
  id: 'fail',
  tag: 'Test',
  summary: 'Fails',
  method: 'get',
  path: '/api/Fail',
  access: { level: 'public' },
});

const failing = (error: unknown): Route => ({ endpoint, handler: () => Promise.reject(error) });

async function answerOf(entry: Route) {
  const logged: unknown[] = [];
  const app = createApp({
    db: {} as Db,
    platform: testPlatform(),
    routes: [entry],
    log: (_message, error) => logged.push(error),
  });
  const response = await app.request(endpoint.path);
  const text = await response.text();
  const type = response.headers.get('content-type');
  return { logged, type, text, problem: problem.parse(JSON.parse(text)) };
}

test.each([
  ['a verb that fails', failing(new TypeError('internals'))],
  ['a refusal that cannot be written', failing(new ProblemError('stale', { current: 1n }))],
])('%s is answered with problem details that reveal nothing else, and is logged', async (_, entry) => {
  const answer = await answerOf(entry);
  expect(answer.type).toBe('application/problem+json');
  expect(answer.problem).toMatchObject({ status: 500, code: 'internal', detail: 'Something went wrong' });
  expect(answer.text).not.toContain('internals');
  expect(answer.logged).toHaveLength(1);
});

test('a refusal names a field even when objects have a built-in property of that name', async () => {
  const issues = ['__proto__', 'constructor'].map((path) => ({ path, code: 'invalid', params: {} }));
  const answer = await answerOf(failing(new ProblemError('validation_failed', { issues })));
  const invalid = '["This value is not valid"]';
  expect(answer.text).toContain(`"errors":{"__proto__":${invalid},"Constructor":${invalid}}`);
  expect(answer.problem.status).toBe(400);
});

test('the API description is built once for all requests, and rebuilt after a failure', async () => {
  const summarize = vi.fn(() => 'Fails');
  summarize.mockImplementationOnce(() => {
    throw new TypeError('no memory');
  });
  const described = Object.defineProperty({ ...endpoint }, 'summary', { get: summarize });
  const entry = { endpoint: described, handler: () => Promise.reject(new TypeError('internals')) };
  const app = createApp({ db: {} as Db, platform: testPlatform(), routes: [entry], log: () => {} });
  const statuses = [];
  for (const path of [
    '/api/openapi.json',
    '/api/openapi.json',
    '/api/docs',
    '/api/openapi.json',
    '/api/docs',
  ])
    statuses.push((await app.request(path)).status);
  expect(statuses).toEqual([500, 200, 200, 200, 200]);
  expect(summarize).toHaveBeenCalledTimes(2);
});

const upload = defineEndpoint({
  id: 'upload',
  tag: 'Test',
  summary: 'Takes a file',
  method: 'post',
  path: '/api/Upload',
  access: { level: 'public' },
  bodyType: 'multipart',
  body: z.object({ file: z.file() }),
});

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  ['without parts', 'multipart/form-data; boundary=b', 'x'],
  ['cut off', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="file"'],
])('a form %s is refused as an unreadable upload, not as unreadable JSON', async (_, type, body) => {
  const app = createApp({
    db: {} as Db,
    platform: testPlatform(),
    routes: [{ endpoint: upload, handler: () => Promise.resolve() }],
    log: () => {},
  });
  const response = await app.request(upload.path, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  const answer = problem.parse(await response.json());
  expect(answer).toMatchObject({ status: 400, code: 'malformed_form', title: 'Unreadable upload' });
  expect(answer.detail).not.toContain('JSON');
});

test('a form without a part is refused with its field missing', async () => {
  const app = createApp({
    db: {} as Db,
    platform: testPlatform(),
    routes: [{ endpoint: upload, handler: () => Promise.resolve() }],
    log: () => {},
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const response = await app.request(upload.path, { method: 'POST', headers, body: '--b--\r\n' });
  const { code, errors } = problem.parse(await response.json());
  expect(code).toBe('validation_failed');
  expect(Object.keys(errors ?? {})).toEqual(['File']);
});

test('a form of tens of thousands of fields is refused without blocking the host', async () => {
  const large = { ...upload, maxBodyBytes: 1_000_000 };
  const app = createApp({
    db: {} as Db,
    platform: testPlatform(),
    routes: [{ endpoint: large, handler: () => Promise.resolve() }],
    log: () => {},
  });
  const field = '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\n\r\n';
  const before = process.cpuUsage();
  const response = await app.request(upload.path, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: `${field.repeat(16_000)}--b--\r\n`,
  });
  const { user, system } = process.cpuUsage(before);
  expect(problem.parse(await response.json())).toMatchObject({ status: 400, code: 'validation_failed' });
  expect((user + system) / 1e6).toBeLessThan(2);
});

test.each([
  ['JSON', 'application/json', 'malformed_body'],
  ['a form', 'multipart/form-data; boundary=b', 'malformed_form'],
])('%s whose sender disconnects midway is not an error and is not logged', async (_, type, code) => {
  const logged: unknown[] = [];
  const takes = {
    ...upload,
    ...(code === 'malformed_body' && { bodyType: 'json' as const, body: z.object({}) }),
  };
  const app = createApp({
    db: {} as Db,
    platform: testPlatform(),
    routes: [{ endpoint: takes as typeof upload, handler: () => Promise.resolve() }],
    log: (message) => logged.push(message),
  });
  const cut = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{'));
      controller.error(new TypeError('terminated'));
    },
  });
  const init = { method: 'POST', headers: { 'content-type': type }, body: cut, duplex: 'half' };
  const response = await app.request(upload.path, init as RequestInit);
  expect(problem.parse(await response.json())).toMatchObject({ status: 400, code });
  expect(logged).toEqual([]);
});

test('no response lets the browser guess its content type', async () => {
  const listed = {
    ...endpoint,
    id: 'list',
    path: '/api/List' as const,
    response: z.object({}),
    responseType: 'json' as const,
  };
  const app = createApp({
    db: {} as Db,
    platform: testPlatform(),
    routes: [{ endpoint: listed, handler: () => Promise.resolve({}) }, failing(new ProblemError('conflict'))],
    log: () => {},
  });
  for (const path of ['/api/List', '/api/Fail', '/api/Nowhere', '/api/openapi.json', '/api/docs.css'])
    expect((await app.request(path)).headers.get('x-content-type-options'), path).toBe('nosniff');
});

test('the API description is sent again only to clients with another version', async () => {
  const app = createApp({
    db: {} as Db,
    platform: testPlatform(),
    routes: [failing(new TypeError('internals'))],
    log: () => {},
  });
  const ask = (headers: HeadersInit = {}) => app.request('/api/openapi.json', { headers });
  const first = await ask();
  const tag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await ask({ 'if-none-match': `W/${tag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200);
});

test('a download keeps its file name in every alphabet, and browsers do not guess its type', async () => {
  const download = { ...endpoint, id: 'download', responseType: 'file' as const };
  const name = "Umowa O'Żółć (1)*.pdf";
  const app = createApp({
    db: {} as Db,
    platform: testPlatform(),
    routes: [
      {
        endpoint: download,
        handler: async () => ({ name, mediaType: 'application/pdf', content: new Uint8Array([1]) }),
      },
    ],
    log: () => {},
  });
  const { headers } = await app.request(download.path);
  const [, encoded = ''] =
    /filename\*=UTF-8''([\w.%-]+)$/.exec(headers.get('content-disposition') ?? '') ?? [];
  expect(decodeURIComponent(encoded)).toBe(name);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a path with a fixed word wins over one with a key in its place, in either order', async () => {
  const byKey = { ...endpoint, path: '/api/Factors/{id}' as const, params: z.object({ id: z.string() }) };
  const byWord = { ...endpoint, path: '/api/Factors/Filters' as const };
  const answerWith = (text: string) => () => Promise.reject(new ProblemError('conflict', { current: text }));
  const entries: Route[] = [
    { endpoint: byKey, handler: answerWith('key') },
    { endpoint: byWord, handler: answerWith('word') },
  ];
  for (const routes of [entries, entries.toReversed()]) {
    const app = createApp({ db: {} as Db, platform: testPlatform(), routes, log: () => {} });
    const currentAt = async (path: string) => (await (await app.request(path)).json()).current;
    expect(await currentAt('/api/Factors/Filters')).toBe('word');
    expect(await currentAt('/api/Factors/7')).toBe('key');
  }
});
