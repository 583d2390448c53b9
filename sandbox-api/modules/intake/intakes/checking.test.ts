import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#api/contract/intake/intakes';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { bill, diesel, intakeCalls } from '#api/testing/intake-calls';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const by = (owner: Company) => intakeCalls(api.call, owner);

describe('the check', () => {
  test('names what is wrong by the rules of the form, in the language of the user, and writes nothing', async () => {
    const owner = await api.company();
    const other = await api.company();
    const intake = await by(owner).started();
    const { status, body } = await by(owner).check(intake, [
      diesel(owner, '2025-03-10'),
      diesel(owner, '2099-01-01'),
      diesel(owner, '2025-03-11', { unitId: 1 }),
      diesel(owner, '2025-03-12', { locationId: other.locationId }),
      bill(owner, '02', { value: -5, correctsId: 999_999 }),
    ]);
    expect(status).toBe(200);
    expect(body.entries.map(({ issues }) => issues.map(({ path }) => path))).toEqual([
      [],
      ['date'],
      ['unitId'],
      ['locationId'],
      ['correctsId'],
    ]);
    expect(body.entries[1]?.issues[0]?.message).toBe('The date cannot be after today');
    expect(await by(owner).fuels()).toEqual([]);
  });

  test('compares entries with each other and with what is recorded', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    const known = await by(owner).enterBill('01');
    const { body } = await by(owner).check(intake, [
      diesel(owner, '2025-03-10', { reference: 'R/1' }),
      bill(owner, '01', { value: 1200 }),
      bill(owner, '02'),
      diesel(owner, '2025-03-10', { reference: 'R/1' }),
    ]);
    const codes = body.entries.map(({ warnings }) => warnings.map(({ code }) => code));
    expect(codes[1]).toContain('twin');
    expect(codes[3]).toContain('duplicate');
    const other = (index: number, code: string) =>
      body.entries[index]?.warnings.find((warning) => warning.code === code)?.other;
    expect(other(1, 'twin')).toMatchObject({ entryId: known.utilityConsumptionId, index: null });
    expect(other(3, 'duplicate')).toMatchObject({ entryId: null, index: 0 });
  });

  test('needs the module of each list', async () => {
    const owner = await api.company({ modules: ['SCOPE1'] });
    const intake = await by(owner).started();
    const { status, problem } = await by(owner).check(intake, [bill(owner, '02')]);
    expect([status, problem.code]).toEqual([403, 'module_required']);
    expect((await by(owner).check(intake, [diesel(owner, '2025-03-10')])).status).toBe(200);
    const { body } = await api.call(contract.readIntakeChoices, { token: owner.token.User });
    expect(new Set(body.items.map(({ kind }) => kind))).toEqual(new Set(['fuel']));
  });
});
