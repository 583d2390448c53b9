import { describe, expect, it } from 'vitest';
import { login } from '#api/contract/account/session';
import type { Endpoint } from '#api/contract/endpoint';
import { defineEndpoint } from '#api/contract/endpoint';
import { createCallRecorder } from './call-recorder';

const save = defineEndpoint({
  id: 'save',
  tag: 'Things',
  summary: 'Save',
  method: 'post',
  path: '/api/Things',
  access: { level: 'member' },
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request('https://host/api/Things?a=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

function setUp(endpoint: Endpoint = save) {
  let written = 10;
  const recorder = createCallRecorder(() => written);
  const pass = (request: Request, answer: (request: Request) => Response | Promise<Response>) =>
    recorder.record(request, async () => {
      const tell = recorder.listen(request, endpoint);
      tell?.({ text: 'select $1', ms: 2, rowCount: 3 });
      tell?.({ text: 'insert into things values ($1)', ms: 1, rowCount: null });
      written += 5;
      return { response: await answer(request), isInjected: false };
    });
  const last = () => recorder.find(recorder.calls()[0]?.id ?? 0);
  return { recorder, pass, last };
}

const echo = async (request: Request) =>
  new Response(await request.text(), { status: 201, headers: { 'content-type': 'application/json' } });

describe('a recorded call', () => {
  it('has its status, its timed statements and the bytes stored, and reaches the caller unchanged', async () => {
    const { recorder, pass, last } = setUp();
    const response = await pass(post({ name: 'Oil' }), echo);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ name: 'Oil' });
    expect(recorder.calls()).toMatchObject([
      {
        method: 'POST',
        path: '/api/Things?a=1',
        status: 201,
        storedBytes: 5,
        statementCount: 2,
        statementsMs: 3,
      },
    ]);
    expect(last()).toMatchObject({
      operation: 'save',
      statements: [
        { text: 'select $1', ms: 2, rowCount: 3 },
        { text: 'insert into things values ($1)', ms: 1, rowCount: null },
      ],
      request: { text: '{"name":"Oil"}', isCut: false, bytes: 14 },
      response: { text: '{"name":"Oil"}', isCut: false, bytes: 14 },
    });
  });

  it('contains no password, token or cookie, in bodies, query or headers', async () => {
    const { last, pass } = setUp();
    const secrets = {
      password: 'hush 1',
      nested: [{ newPassword: 'hush "2', apiToken: 123456, sessionCookie: 'hush 3' }],
      name: 'shown',
    };
    const request = new Request('https://host/api/Things?token=hush&page=2', post(secrets));
    request.headers.set('authorization', 'Basic hush');
    request.headers.set('cookie', 'hush');
    await (await pass(request, echo)).text();
    const text = JSON.stringify(last());
    expect(text).not.toMatch(/hush|123456/);
    expect(text).toContain('shown');
    expect(last()).toMatchObject({ path: '/api/Things?token=%3Csecret%3E&page=2', isSignedIn: true });
  });

  it('contains no part of a secret at the end of a truncated body', async () => {
    const { last, pass } = setUp();
    const body = { filler: 'x'.repeat(16_384 - 35), password: 'hush'.repeat(20) };
    await (await pass(post(body), echo)).text();
    expect(last()?.response).toMatchObject({ isCut: true });
    expect(last()?.response.text).toMatch(/"password":"<secret>"$/);
    expect(last()?.request.text).toMatch(/"password":"<secret>"$/);
  });

  it('contains no body of a sign-in, or of a call that no endpoint answered', async () => {
    const { last, pass } = setUp(login);
    await (await pass(post({ email: 'a@b', anything: 'hush' }), echo)).text();
    expect(last()?.response).toEqual({ text: null, isCut: false, bytes: 33 });
    const recorder = createCallRecorder(() => 0);
    const answer = async (request: Request) => ({ response: await echo(request), isInjected: false });
    await (await recorder.record(post({ code: 'hush' }), answer)).text();
    expect(JSON.stringify(recorder.find(1))).not.toContain('hush');
  });
});

describe('the recorder', () => {
  it('lets a response stream: the first part arrives before the last one is written', async () => {
    const { last, pass } = setUp();
    let end = () => {};
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('[1'));
        end = () => {
          controller.enqueue(new TextEncoder().encode(',2]'));
          controller.close();
        };
      },
    });
    const headers = { 'content-type': 'application/json' };
    const response = await pass(post({}), () => new Response(stream, { headers }));
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('[1');
    end();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(',2]');
    expect((await reader?.read())?.done).toBe(true);
    expect(last()?.response).toEqual({ text: '[1,2]', isCut: false, bytes: 5 });
  });

  it('ignores forms and files', async () => {
    const { last, pass } = setUp();
    const form = new FormData();
    form.set('file', new File(['content'], 'a.xlsx'));
    const file = new Response('PDF', { headers: { 'content-type': 'application/pdf' } });
    expect(
      await pass(new Request('https://host/api/Things', { method: 'POST', body: form }), () => file),
    ).toBe(file);
    expect(last()).toMatchObject({
      request: { text: null, bytes: null },
      response: { text: null, bytes: null },
    });
  });

  it('keeps the last 200 calls, newest first, until they are cleared', async () => {
    const { recorder, pass } = setUp();
    for (let i = 0; i < 203; i += 1) await pass(post({ i }), echo);
    expect(recorder.calls()).toHaveLength(200);
    expect(recorder.calls()[0]?.id).toBe(203);
    expect(recorder.find(3)).toBeUndefined();
    recorder.clear();
    expect(recorder.calls()).toEqual([]);
  });

  it('observes no call that is not recorded', () => {
    expect(setUp().recorder.listen(post({}), save)).toBeUndefined();
  });
});
