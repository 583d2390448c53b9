import { expect, it } from 'vitest';
import { createCallRecorder } from './call-recorder';

const post = (body: unknown) =>
  new Request('https://host/api/Login?a=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const echo = async (request: Request) => new Response(await request.text(), { status: 201 });

it('records a call without its secrets, and leaves request and answer as they were', async () => {
  const recorder = createCallRecorder();
  recorder.start();
  let stored = 10;
  const response = await recorder.record(
    post({ email: 'a@b', password: 'hidden' }),
    (request) => {
      stored = 15;
      return echo(request);
    },
    () => stored,
  );
  expect(await response.json()).toEqual({ email: 'a@b', password: 'hidden' });
  expect(recorder.calls()).toMatchObject([
    { method: 'POST', path: '/api/Login?a=1', status: 201, storedBytes: 5, responseBytes: 35 },
  ]);
  expect(recorder.calls()[0]?.body).toBe('{"email":"a@b","password":"<secret>"}');
});

it('keeps the last 200 calls, newest first, and forgets them when it is turned off', async () => {
  const recorder = createCallRecorder();
  recorder.start();
  for (let i = 0; i < 203; i += 1) await recorder.record(post({ i }), echo, () => 0);
  expect(recorder.calls()).toHaveLength(200);
  expect(recorder.calls()[0]?.body).toBe('{"i":202}');
  recorder.stop();
  expect(recorder.calls()).toEqual([]);
});

it('keeps no secret of the query', async () => {
  const recorder = createCallRecorder();
  recorder.start();
  await recorder.record(new Request('https://host/api/Invitations?token=hidden&page=2'), echo, () => 0);
  expect(recorder.calls()[0]?.path).toBe('/api/Invitations?token=%3Csecret%3E&page=2');
});
