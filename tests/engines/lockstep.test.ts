/** What the parity suite must detect, and what it must ignore. */
import { expect, it } from 'vitest';
import { inLockstep } from './lockstep';
import type { Answer, ParityHost } from './parity-hosts';

const answer: Answer = {
  status: 200,
  headers: { 'content-type': 'application/json', 'x-pagination': '{"TotalCount":2}' },
  body: [{ id: 1, value: 0.1, updatedOn: '2026-01-01T00:00:00.000Z' }, { id: 2 }],
};

function host(name: string, ...answers: Answer[]): ParityHost {
  const remaining = [...answers];
  const ask = async () => (remaining.length > 1 ? remaining.shift() : remaining[0]) ?? answer;
  return { name, ask, close: async () => undefined };
}

async function differencesTo(other: Answer): Promise<string[]> {
  const api = inLockstep([host('one', answer), host('two', answer), host('three', other)]);
  await api.ask('/api/Things');
  return api.takeDifferences();
}

it.each([
  ['status', { ...answer, status: 201 }],
  ['header', { ...answer, headers: { ...answer.headers, 'x-pagination': '{"TotalCount":3}' } }],
  ['missing header', { ...answer, headers: { 'content-type': 'application/json' } }],
  ['extra header', { ...answer, headers: { ...answer.headers, 'set-cookie': 'a=1' } }],
  [
    'number',
    { ...answer, body: [{ ...(answer.body as object[])[0], value: 0.10000000000000002 }, { id: 2 }] },
  ],
  ['missing row', { ...answer, body: (answer.body as object[]).slice(1) }],
  ['order of rows', { ...answer, body: [...(answer.body as object[])].reverse() }],
  ['null for nothing', { ...answer, body: [(answer.body as object[])[0], { id: 2, name: null }] }],
  ['generated id', { ...answer, body: [(answer.body as object[])[0], { id: 3 }] }],
  ['stamp that is none', { ...answer, body: [{ id: 1, value: 0.1, updatedOn: null }, { id: 2 }] }],
])('reports a different %s as a difference, and names the hosts', async (_, other) => {
  const [difference = ''] = await differencesTo(other);
  expect(difference).toContain('GET /api/Things as nobody');
  expect(difference).toContain('one / three: ');
  expect(difference).toContain(' ≠ ');
  expect(difference).not.toContain('one / two');
});

it('ignores differences in stamps and in what the transport adds', async () => {
  const [first] = answer.body as object[];
  const other = {
    ...answer,
    headers: { ...answer.headers, date: 'today', connection: 'keep-alive' },
    body: [{ ...first, updatedOn: '2026-02-02T10:00:00.123Z' }, { id: 2 }],
  };
  expect(await differencesTo(other)).toEqual([]);
});

it('waits before a read until background work after a change is finished', async () => {
  const old = { ...answer, body: 'old' };
  const api = inLockstep([host('one', answer), host('two', answer, old, old, answer)]);
  await api.ask('/api/Things', { method: 'POST' });
  await api.ask('/api/Things');
  expect(api.takeDifferences()).toEqual([]);
});

it('does not wait before a read when nothing has changed', async () => {
  const api = inLockstep([host('one', answer), host('two', { ...answer, body: 'old' }, answer)]);
  await api.ask('/api/Things');
  expect(api.takeDifferences()).toHaveLength(1);
});

it('sends a changing call once, whatever the response', async () => {
  const api = inLockstep([host('one', answer), host('two', { ...answer, status: 500 }, answer)]);
  await api.ask('/api/Things', { method: 'POST' });
  expect(api.takeDifferences()).toHaveLength(1);
});
