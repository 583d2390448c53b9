import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteFuelConsumption, updateFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import * as evidence from '#api/contract/intake/evidence';
import * as contract from '#api/contract/intake/intakes';
import { reportHeaders } from '#api/db/schema/reports';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { bill, diesel, intakeCalls, keeping } from '#api/testing/intake-calls';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const by = (owner: Company) => intakeCalls(api.call, owner);

describe('taking back', () => {
  test('deletes the entries and their emissions, keeps the file, and lets it be taken in again', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    await by(owner).record(intake, [keeping(bill(owner, '01')), diesel(owner, '2025-03-10')]);
    const [one] = await by(owner).fuels();
    await api.call(evidence.attachEvidence, {
      token: owner.token.User,
      body: {
        evidenceFileId: intake.file.evidenceFileId,
        entryKind: 'fuel',
        entryId: one?.fuelConsumptionId ?? 0,
      },
    });
    const { status, body } = await by(owner).undo(intake);
    expect([status, body]).toMatchObject([200, { state: 'undone', entryCount: 0, file: { entryCount: 0 } }]);
    expect([await by(owner).bills(), await by(owner).fuels(), await by(owner).totalKg()]).toEqual([
      [],
      [],
      0,
    ]);
    expect((await by(owner).undo(intake)).problem.code).toBe('conflict');
    const again = await by(owner).start(intake.file.evidenceFileId);
    expect(again.body.intakeId).not.toBe(intake.intakeId);
    expect((await by(owner).record(again.body, [diesel(owner, '2025-03-10')])).status).toBe(200);
  });

  test('leaves out entries that were deleted since, and is refused if one was changed', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    await by(owner).record(intake, [
      diesel(owner, '2025-03-10', { reference: 'R/1' }),
      diesel(owner, '2025-03-11', { reference: 'R/2' }),
    ]);
    const [changed, deleted] = await by(owner).fuels();
    if (!changed || !deleted) throw new Error('Two entries were recorded.');
    await api.call(deleteFuelConsumption, {
      token: owner.token.User,
      params: { id: deleted.fuelConsumptionId },
    });
    await api.call(updateFuelConsumption, {
      token: owner.token.User,
      params: { id: changed.fuelConsumptionId },
      body: {
        locationId: owner.locationId,
        fuelId: 501,
        fuelVariantId: 12,
        unitId: 50,
        value: 41,
        date: '2025-03-11',
      },
    } as never);
    const { status, problem } = await by(owner).undo(intake);
    expect([status, problem.code]).toEqual([409, 'intake_changed']);
    expect(await by(owner).fuels()).toMatchObject([{ value: 41 }]);
  });

  test('is refused once a report of the period was finished', async () => {
    const owner = await api.company();
    const report = {
      companyId: owner.companyId,
      reportId: 1,
      language: 'en',
      createdBy: owner.userId.Admin,
      createdOn: api.clock.now(),
      modifiedOn: api.clock.now(),
      isComplete: true,
    } as const;
    const intake = await by(owner).started();
    await by(owner).record(intake, [diesel(owner, '2025-03-10')]);
    const finish = (year: number) =>
      api.db.insert(reportHeaders).values({
        ...report,
        periodStart: `${year}-01-01`,
        periodEnd: `${year}-12-31`,
        updatedOn: api.clock.now(),
      });
    await finish(2024);
    await finish(2025);
    const { status, problem } = await by(owner).undo(intake);
    expect([status, problem.code]).toEqual([409, 'blocked_by_dependants']);
    expect(await by(owner).fuels()).toHaveLength(1);
  });

  test('is over with the last entry deleted by hand, and the file can be taken in again', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    await by(owner).record(intake, [diesel(owner, '2025-03-10')]);
    const [only] = await by(owner).fuels();
    await api.call(deleteFuelConsumption, {
      token: owner.token.User,
      params: { id: only?.fuelConsumptionId ?? 0 },
    });
    expect(await by(owner).files()).toEqual([]);
    const { body } = await api.call(contract.listIntakes, { token: owner.token.User });
    expect(body).toEqual([]);
    expect((await by(owner).started()).state).toBe('open');
  });
});
