import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import * as contract from '#api/contract/intake/intakes';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { bill, diesel, intakeCalls, keeping, trip } from '#api/testing/intake-calls';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const sums = ({ token }: Company, { intakeId: id }: Pick<contract.Intake, 'intakeId'>) =>
  api.call(contract.readRecordedSums, { token: token.User, params: { id } });

test('what was recorded from a file is summed by location, item and unit', async () => {
  const owner = await api.company();
  const calls = intakeCalls(api.call, owner);
  await calls.enterBill('05');
  const intake = await calls.started();
  const { status } = await calls.record(intake, [
    keeping(bill(owner, '01', { value: 0.1 })),
    keeping(bill(owner, '02', { value: 0.2 })),
    keeping(diesel(owner, '2025-03-10')),
    trip(owner, '2025-02-03'),
  ]);
  expect(status).toBe(200);
  const { locationId } = owner;
  const { body } = await sums(owner, intake);
  const electricity = { kind: 'utility', locationId, count: 2, value: 0.3, unitSymbol: 'kWh' };
  expect(body).toMatchObject(
    [
      { ...electricity, itemName: 'Electricity', firstDay: '2025-01-01', lastDay: '2025-02-28' },
      {
        kind: 'fuel',
        itemName: 'Diesel',
        count: 1,
        value: 40,
        firstDay: '2025-03-10',
        lastDay: '2025-03-10',
      },
      { kind: 'valueChain', itemId: 6, itemName: 'Business travel', count: 1, value: null, unitSymbol: null },
    ].toSorted((one, other) => (one.kind < other.kind ? 1 : -1)),
  );
  expect((await sums(await api.company(), intake)).status).toBe(404);
});

test('an entry that was deleted since is not counted, and none is after an undo', async () => {
  const owner = await api.company();
  const calls = intakeCalls(api.call, owner);
  const intake = await calls.started();
  await calls.record(intake, [keeping(bill(owner, '01')), keeping(bill(owner, '02'))]);
  const [first] = await calls.bills();
  const params = { id: first?.utilityConsumptionId ?? 0 };
  await api.call(deleteUtilityConsumption, { token: owner.token.User, params });
  expect((await sums(owner, intake)).body).toMatchObject([{ count: 1, value: 1000 }]);
  await calls.undo(intake);
  expect((await sums(owner, intake)).body).toEqual([]);
});
