import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadEvidence } from '#api/contract/intake/evidence';
import * as contract from '#api/contract/intake/intakes';
import { intakes } from '#api/db/schema/intake';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { diesel, intakeCalls } from '#api/testing/intake-calls';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const leftOut: contract.LeftOutRowInput[] = [
  { place: 'Meters!14–20', reason: 'empty', count: 7 },
  { place: 'Meters!21', reason: 'total' },
];

const read = ({ token }: Company, { intakeId: id }: contract.Intake) =>
  api.call(contract.readLeftOut, { token: token.User, params: { id } });

async function recorded(leftOutCount?: number) {
  const owner = await api.company();
  const calls = intakeCalls(api.call, owner);
  const intake = await calls.started();
  const { body } = await api.call(contract.recordIntake, {
    token: owner.token.User,
    params: { id: intake.intakeId },
    body: { entries: [diesel(owner, '2025-03-10')], profile: null, leftOut, leftOutCount },
  });
  return { owner, intake: body };
}

test('what was left out of a file can be read with its reasons, and every row of it counts', async () => {
  const { owner, intake } = await recorded();
  expect(intake.leftOutCount).toBe(8);
  const { status, body } = await read(owner, intake);
  expect([status, body]).toEqual([
    200,
    [
      { place: 'Meters!14–20', reason: 'empty', count: 7 },
      { place: 'Meters!21', reason: 'total', count: 1 },
    ],
  ]);
  expect((await read(await api.company(), intake)).status).toBe(404);
});

test('rows beyond the lines of a recording are counted too', async () => {
  expect((await recorded(2508)).intake.leftOutCount).toBe(2508);
  expect((await recorded(3)).intake.leftOutCount).toBe(8);
});

test('what an earlier release kept is one row for each line', async () => {
  const { owner, intake } = await recorded();
  await api.db
    .update(intakes)
    .set({ leftOut: '[{"place":"row 5","reason":"total"}]' })
    .where(eq(intakes.id, intake.intakeId));
  expect((await read(owner, intake)).body).toEqual([{ place: 'row 5', reason: 'total', count: 1 }]);
});

test('the evidence of a period lists what was left out of its files', async () => {
  const { owner, intake } = await recorded(2508);
  const query = { periodStart: '2025-03-01', periodEnd: '2025-03-31' };
  const { body } = await api.call(downloadEvidence, { token: owner.token.View, query });
  const parts = unzipSync(new Uint8Array(body as unknown as ArrayBuffer));
  const path = `${intake.file.evidenceFileId}-bills.csv`;
  expect(
    strFromU8(parts['left-out.csv'] ?? new Uint8Array())
      .split('\r\n')
      .slice(1),
  ).toEqual([
    `${path},Meters!14–20,7,Empty`,
    `${path},Meters!21,1,A total of other rows`,
    `${path},,2500,Not listed one by one`,
    '',
  ]);
});
