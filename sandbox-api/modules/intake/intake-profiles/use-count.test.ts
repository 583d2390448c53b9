import { afterAll, beforeAll, expect, test } from 'vitest';
import { listIntakeProfiles } from '#api/contract/intake/intake-profiles';
import { createTestApi } from '#api/testing/create-test-api';
import { diesel, intakeCalls } from '#api/testing/intake-calls';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

test('a recording that was undone is not counted as a use of its profile', async () => {
  const owner = await api.company();
  const calls = intakeCalls(api.call, owner);
  const profile = { fingerprint: 'date|litres', name: 'Receipts', content: '{}' };
  const record = async (date: string) => {
    const intake = await calls.started(date);
    expect((await calls.record(intake, [diesel(owner, date)], { profile })).status).toBe(200);
    return intake;
  };
  const uses = async () =>
    (await api.call(listIntakeProfiles, { token: owner.token.User })).body.map(({ useCount }) => useCount);
  const [first, second] = [await record('2025-03-10'), await record('2025-03-11')];
  expect(await uses()).toEqual([2]);
  await calls.undo(second);
  expect(await uses()).toEqual([1]);
  await calls.undo(first);
  expect(await uses()).toEqual([0]);
});
