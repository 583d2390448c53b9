import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as contract from '#api/contract/intake/intakes';
import { createTestApi } from '#api/testing/create-test-api';
import { bill, intakeCalls } from '#api/testing/intake-calls';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

async function arranged() {
  const owner = await api.company();
  const calls = intakeCalls(api.call, owner);
  await calls.enterBill('01', { value: 1200 });
  const entry = bill(owner, '01');
  const intake = await calls.started();
  /** As the screen does it: each warning of the check is answered by name. */
  const answered = async () => {
    const { body } = await calls.check(intake, [entry]);
    const warnings = body.entries[0]?.warnings ?? [];
    const codes = [...new Set(warnings.map(({ code }) => code))];
    const answers = codes.map((code): contract.WarningAnswer => {
      const seen = warnings.filter((warning) => warning.code === code);
      return { code, answer: 'keep', seen: seen.map(seenOf) };
    });
    return { ...entry, answers };
  };
  return { calls, intake, entry, answered };
}

const seenOf = ({
  other,
  days,
  found,
  usual,
}: contract.CheckedIntake['entries'][number]['warnings'][number]) => ({
  days,
  found,
  usual,
  other: other && { entryId: other.entryId, index: other.index, updatedOn: other.updatedOn },
});

test('an entry that a colleague records after the check is asked about, though its warning is of the same kind', async () => {
  const { calls, intake, answered } = await arranged();
  const before = await answered();
  await calls.enterBill('01', { value: 1300 });
  const { status, problem } = await calls.record(intake, [before]);
  expect([status, problem.code]).toEqual([409, 'warnings_unanswered']);
  expect(await calls.bills()).toHaveLength(2);
  expect((await calls.record(intake, [await answered()])).status).toBe(200);
  expect(await calls.bills()).toHaveLength(3);
});

test('an answer of a page from before answers named their warnings counts for all of its kind', async () => {
  const { calls, intake, answered } = await arranged();
  const { answers, ...entry } = await answered();
  const unnamed = answers.map(({ code, answer }) => ({ code, answer }));
  expect((await calls.record(intake, [{ ...entry, answers: unnamed }])).status).toBe(200);
});
