import { afterAll, beforeAll, expect, test } from 'vitest';
import * as evidence from '#api/contract/intake/evidence';
import * as contract from '#api/contract/intake/intakes';
import { countStatements } from '#api/testing/count-statements';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

/** Bills of ten days, one meter after the other, so that nothing about them is worth a warning. */
function billsOf({ locationId }: Company, count: number): contract.IntakeEntryInput[] {
  const day = (index: number) => new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10);
  const perMeter = 100;
  return Array.from({ length: count }, (_, index) => ({
    kind: 'utility',
    entry: {
      locationId,
      utilityId: 1,
      unitId: 1,
      value: 1000 + (index % 7),
      startDate: day((index % perMeter) * 10),
      endDate: day((index % perMeter) * 10 + 9),
      reference: `E/${index}`,
      meterNumber: `M-${Math.floor(index / perMeter)}`,
    },
    values: [
      { part: 'amount', place: { type: 'cells', sheet: 'Bills', cells: [`C${index + 2}`] }, raw: '1 000,5' },
      {
        part: 'startDate',
        place: { type: 'cells', sheet: 'Bills', cells: [`A${index + 2}`] },
        raw: '1.1.2023',
      },
    ],
  }));
}

async function recordAll(owner: Company, count: number) {
  const body = new FormData();
  body.append('file', new File([`bills ${count}`], 'bills.csv'));
  const { token } = owner;
  const file = await api.call(evidence.uploadEvidenceFile, { token: token.User, body });
  const { body: intake } = await api.call(contract.startIntake, {
    token: token.User,
    body: { evidenceFileId: file.body.evidenceFileId },
  });
  const params = { id: intake.intakeId };
  const entries = billsOf(owner, count);
  const checked = await api.call(contract.checkIntake, { token: token.User, params, body: { entries } });
  expect(checked.body.entries.flatMap(({ issues, warnings }) => [...issues, ...warnings])).toEqual([]);
  const statements = await countStatements(async () => {
    const { status, body: recorded } = await api.call(contract.recordIntake, {
      token: token.User,
      params,
      body: { entries, profile: null },
    });
    expect([status, recorded.entryCount]).toEqual([200, count]);
  });
  const { status } = await api.call(contract.undoIntake, { token: token.User, params });
  expect(status).toBe(200);
  return { statements };
}

test('thousands of entries take few statements, a dozen for each 500', async () => {
  await recordAll(await api.company(), 100);
  const few = await recordAll(await api.company(), 500);
  const many = await recordAll(await api.company(), 5000);
  expect(many.statements - few.statements).toBeLessThanOrEqual(9 * 12);
}, 60_000);
