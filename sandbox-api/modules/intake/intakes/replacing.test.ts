import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createUtilityConsumption,
  listUtilityConsumptions,
  updateUtilityConsumption,
} from '#api/contract/activity-data/utility-consumptions';
import { uploadEvidenceFile } from '#api/contract/intake/evidence';
import * as contract from '#api/contract/intake/intakes';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const bill = (month: string, over: object = {}) => ({
  locationId: owner.locationId,
  utilityId: 1,
  unitId: 1,
  value: 1000,
  startDate: `2025-${month}-01`,
  endDate: `2025-${month}-28`,
  reference: `E/${month}`,
  meterNumber: '4711',
  ...over,
});

const entered = async (month: string, over: object = {}) =>
  (await api.call(createUtilityConsumption, { token: owner.token.User, body: bill(month, over) })).body;

const changed = (id: number, month: string, over: object) =>
  api.call(updateUtilityConsumption, {
    token: owner.token.User,
    params: { id },
    body: bill(month, over),
  } as never);

const amounts = async () => {
  const { body } = await api.call(listUtilityConsumptions, {
    token: owner.token.View,
    params: { locationId: owner.locationId },
    query: {} as never,
  });
  return body.map(({ value }) => value).toSorted((a, b) => a - b);
};

async function started(text: string): Promise<contract.Intake> {
  const body = new FormData();
  body.append('file', new File([text], 'bills.csv'));
  const { body: file } = await api.call(uploadEvidenceFile, { token: owner.token.User, body });
  const { evidenceFileId } = file;
  return (await api.call(contract.startIntake, { token: owner.token.User, body: { evidenceFileId } })).body;
}

type Replaced = NonNullable<contract.WarningAnswer['replaces']>;
type Answer = contract.WarningAnswer;

/** What the user saw of the entry that a warning compares with. */
async function seen(intake: contract.Intake, entry: object, code: Answer['code']): Promise<Replaced> {
  const { body } = await api.call(contract.checkIntake, {
    token: owner.token.User,
    params: { id: intake.intakeId },
    body: { entries: [inFile(entry, [])] },
  });
  const other = body.entries[0]?.warnings.find((warning) => warning.code === code)?.other;
  return { entryId: other?.entryId ?? 0, updatedOn: other?.updatedOn ?? '' };
}

const inFile = (entry: object, answers: Answer[]): contract.IntakeEntryInput => ({
  kind: 'utility',
  entry: entry as never,
  values: [{ part: 'amount', place: { type: 'cells', sheet: null, cells: ['C2'] }, raw: '1200' }],
  answers,
});

const keeping: Answer[] = (['sameInvoice', 'overlap', 'gap', 'jump', 'unitSlip'] as const).map((code) => ({
  code,
  answer: 'keep',
}));

const record = (intake: contract.Intake, entry: object, answer: Answer) =>
  api.call(contract.recordIntake, {
    token: owner.token.User,
    params: { id: intake.intakeId },
    body: {
      entries: [inFile(entry, [...keeping.filter(({ code }) => code !== answer.code), answer])],
      profile: null,
      leftOut: [],
    },
  });

test('an entry that was changed since the check is not replaced', async () => {
  owner = await api.company();
  const known = await entered('01');
  const intake = await started('a');
  const corrected = bill('01', { value: 1200 });
  const replaces = await seen(intake, corrected, 'twin');
  await changed(known.utilityConsumptionId, '01', { value: 1100 });
  const { status, problem } = await record(intake, corrected, { code: 'twin', answer: 'replace', replaces });
  expect([status, problem.code]).toEqual([400, 'validation_failed']);
  expect(await amounts()).toEqual([1100]);
});

test('one answer never deletes several recorded entries', async () => {
  owner = await api.company();
  for (const [at, month] of ['01', '02', '03'].entries())
    await entered(month, { reference: 'E/1', value: 1000 + at });
  const intake = await started('b');
  const next = bill('04', { reference: 'E/1', value: 1200 });
  const replaces = await seen(intake, next, 'sameInvoice');
  const { status, problem } = await record(intake, next, {
    code: 'sameInvoice',
    answer: 'replace',
    replaces,
  });
  expect([status, problem.code]).toEqual([400, 'validation_failed']);
  expect(await amounts()).toEqual([1000, 1001, 1002]);
});
