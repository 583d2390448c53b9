import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import type * as contract from '#api/contract/intake/intakes';
import { createTestApi } from '#api/testing/create-test-api';
import { bill, intakeCalls, keeping } from '#api/testing/intake-calls';

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
  const amounts = async () => (await calls.bills()).map(({ value }) => value).toSorted((a, b) => a - b);
  return { owner, calls, amounts };
}

/** With an answer to each warning that the test is not about. */
const answering = (entry: contract.IntakeEntryInput, answer: contract.WarningAnswer) =>
  keeping(
    entry,
    answer,
    ...(['sameInvoice', 'overlap', 'unitSlip'] as const).flatMap((code): contract.WarningAnswer[] =>
      code === answer.code ? [] : [{ code, answer: 'keep' }],
    ),
  );

test('an entry that was changed since the check is not replaced', async () => {
  const { owner, calls, amounts } = await arranged();
  const known = await calls.enterBill('01');
  const intake = await calls.started();
  const corrected = bill(owner, '01', { value: 1200 });
  const replaces = await calls.shown(intake, corrected, 'twin');
  await api.call(updateUtilityConsumption, {
    token: owner.token.User,
    params: { id: known.utilityConsumptionId },
    body: bill(owner, '01', { value: 1100 }).entry,
  } as never);
  const { status, problem } = await calls.record(intake, [
    answering(corrected, { code: 'twin', answer: 'replace', replaces }),
  ]);
  expect([status, problem.code]).toEqual([400, 'validation_failed']);
  expect(await amounts()).toEqual([1100]);
});

test('one answer never deletes several recorded entries', async () => {
  const { owner, calls, amounts } = await arranged();
  for (const [at, month] of ['01', '02', '03'].entries())
    await calls.enterBill(month, { reference: 'E/1', value: 1000 + at });
  const intake = await calls.started();
  const next = bill(owner, '04', { reference: 'E/1', value: 1200 });
  const replaces = await calls.shown(intake, next, 'sameInvoice');
  const { status, problem } = await calls.record(intake, [
    answering(next, { code: 'sameInvoice', answer: 'replace', replaces }),
  ]);
  expect([status, problem.code]).toEqual([400, 'validation_failed']);
  expect(await amounts()).toEqual([1000, 1001, 1002]);
});

test('replacing a recorded bill does not answer a warning about another line of the same invoice', async () => {
  const { owner, calls, amounts } = await arranged();
  await calls.enterBill('01');
  const intake = await calls.started();
  const day = bill(owner, '01', { reference: 'F/1', value: 700 });
  const night = bill(owner, '01', { reference: 'F/1', value: 300 });
  const { body } = await calls.check(intake, [day, night]);
  const seen = (body.entries[1]?.warnings ?? []).filter(({ code }) => code === 'twin');
  expect(seen.map(({ other }) => [other?.entryId !== null, other?.index])).toEqual([
    [true, null],
    [false, 0],
  ]);
  const replaces = await calls.shown(intake, night, 'twin');
  const kept: contract.WarningAnswer = { code: 'twin', answer: 'keep' };
  const replacing: contract.WarningAnswer = { code: 'twin', answer: 'replace', replaces };
  const record = (...answers: contract.WarningAnswer[]) =>
    calls.record(intake, [
      keeping(day, kept),
      keeping(night, ...answers, { code: 'unitSlip', answer: 'keep' }, { code: 'overlap', answer: 'keep' }),
    ]);
  expect((await record(replacing)).problem.code).toBe('warnings_unanswered');
  expect(await amounts()).toEqual([1000]);
  const inFile = seen.filter(({ other }) => other?.index === 0);
  const recorded = await record(replacing, { ...kept, seen: inFile });
  expect([recorded.status, recorded.body.replacedCount]).toEqual([200, 1]);
  expect(await amounts()).toEqual([300, 700]);
  expect((await calls.undo(intake)).body.replacedCount).toBe(1);
  expect(await amounts()).toEqual([1000]);
});
