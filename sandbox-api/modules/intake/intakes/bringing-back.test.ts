import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScope3Consumption, listScope3FormConsumptions } from '#api/contract/activity-data/value-chain';
import { archiveLocation, createLocation } from '#api/contract/company/locations';
import type * as contract from '#api/contract/intake/intakes';
import { intakes, replacedEntries } from '#api/db/schema/intake';
import { auditLog } from '#api/db/schema/platform';
import { reportHeaders } from '#api/db/schema/reports';
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

/** A company whose bill of January, recorded from a file, was replaced by the recording of another file. */
async function replaced() {
  const owner = await api.company();
  const calls = intakeCalls(api.call, owner);
  const first = await calls.started('first');
  await calls.record(first, [keeping(bill(owner, '01'))]);
  const [original] = await calls.bills();
  const before = { bills: await calls.bills(), kg: await calls.totalKg() };
  const intake = await calls.started('corrected');
  const { status } = await replaceBill(owner, intake);
  expect([status, (await calls.bills()).map(({ value }) => value)]).toEqual([200, [1200]]);
  return { owner, calls, first, intake, before, original };
}

async function replaceBill(owner: Company, intake: contract.Intake) {
  const calls = intakeCalls(api.call, owner);
  const corrected = bill(owner, '01', { value: 1200 });
  const replaces = await calls.shown(intake, corrected, 'twin');
  return calls.record(intake, [
    keeping(
      corrected,
      { code: 'twin', answer: 'replace', replaces },
      { code: 'sameInvoice', answer: 'keep' },
    ),
  ]);
}

const createDepot = (owner: Company) =>
  api.call(createLocation, {
    token: owner.token.Admin,
    body: { name: 'Depot', countryId: 616, town: 'Łódź', address1: 'Main 1' } as never,
  });

test('an undo brings back what was replaced: key, stamp, emissions and evidence are as before', async () => {
  const { owner, calls, first, intake, before, original } = await replaced();
  expect((await calls.undo(intake)).body).toMatchObject({ state: 'undone', entryCount: 0 });
  expect({ bills: await calls.bills(), kg: await calls.totalKg() }).toEqual(before);
  const [link] = await calls.links('utility', original?.utilityConsumptionId ?? 0);
  expect(link).toMatchObject({ intakeId: first.intakeId, values: [{ raw: '1 000,5' }] });
  const told = await api.db
    .select({ action: auditLog.action, entityId: auditLog.entityId })
    .from(auditLog)
    .where(eq(auditLog.companyId, owner.companyId));
  expect(told).toContainEqual({ action: 'restore', entityId: original?.utilityConsumptionId });
  expect((await calls.undo(first)).status).toBe(200);
  expect(await calls.bills()).toEqual([]);
});

test('what is brought back can be replaced and brought back again', async () => {
  const { owner, calls, intake, before } = await replaced();
  await calls.undo(intake);
  const { body: again } = await calls.start(intake.file.evidenceFileId);
  expect((await replaceBill(owner, again)).status).toBe(200);
  expect((await calls.undo(again)).status).toBe(200);
  expect(await calls.bills()).toEqual(before.bills);
});

test('trips that were replaced come back as well', async () => {
  const owner = await api.company();
  const calls = intakeCalls(api.call, owner);
  const one = trip(owner, '2025-02-03');
  await api.call(createScope3Consumption, { token: owner.token.User, body: one.entry as never });
  const trips = async () =>
    (
      await api.call(listScope3FormConsumptions, {
        token: owner.token.View,
        params: { locationId: owner.locationId, inputFormId: 6 },
        query: {} as never,
      })
    ).body;
  const before = { trips: await trips(), kg: await calls.totalKg() };
  const intake = await calls.started();
  const replaces = await calls.shown(intake, one, 'duplicate');
  await calls.record(intake, [{ ...one, answers: [{ code: 'duplicate', answer: 'replace', replaces }] }]);
  expect(await trips()).not.toEqual(before.trips);
  expect((await calls.undo(intake)).status).toBe(200);
  expect({ trips: await trips(), kg: await calls.totalKg() }).toEqual(before);
});

test('the file of what was replaced stays, and goes with the recording that replaced it', async () => {
  const { owner, calls, first, intake } = await replaced();
  const names = async () => (await calls.files()).map(({ evidenceFileId }) => evidenceFileId).toSorted();
  expect(await names()).toEqual([first.file.evidenceFileId, intake.file.evidenceFileId].toSorted());
  await api.call(archiveLocation, {
    token: owner.token.Admin,
    params: { id: owner.locationId },
    query: { deleteData: 'true' } as never,
  });
  expect(await names()).toEqual([]);
  const kept = await api.db
    .select()
    .from(replacedEntries)
    .where(eq(replacedEntries.companyId, owner.companyId));
  expect(kept).toEqual([]);
});

test('the rest of a recording can be undone after the location of what it replaced was deleted', async () => {
  const owner = await api.company();
  const calls = intakeCalls(api.call, owner);
  const { body: depot } = await createDepot(owner);
  await calls.enterBill('01');
  const intake = await calls.started();
  const corrected = bill(owner, '01', { value: 1200 });
  const replaces = await calls.shown(intake, corrected, 'twin');
  const elsewhere = diesel(owner, '2025-03-10', { locationId: depot.locationId });
  const { status } = await calls.record(intake, [
    keeping(
      corrected,
      { code: 'twin', answer: 'replace', replaces },
      { code: 'sameInvoice', answer: 'keep' },
    ),
    elsewhere,
  ]);
  expect(status).toBe(200);
  await api.call(archiveLocation, {
    token: owner.token.Admin,
    params: { id: owner.locationId },
    query: { deleteData: 'true' } as never,
  });
  expect((await calls.undo(intake)).body).toMatchObject({ state: 'undone' });
  expect(await calls.totalKg()).toBe(0);
});

test('an undo is refused once a report of the replaced days was finished', async () => {
  const owner = await api.company();
  const calls = intakeCalls(api.call, owner);
  await calls.enterBill('01', { startDate: '2024-01-01', endDate: '2024-01-31', reference: 'E/7' });
  const intake = await calls.started();
  const corrected = bill(owner, '02', { reference: 'E/7', value: 1300 });
  const replaces = await calls.shown(intake, corrected, 'sameInvoice');
  const replaced = await calls.record(intake, [
    keeping(corrected, { code: 'sameInvoice', answer: 'replace', replaces }),
  ]);
  expect(replaced.status).toBe(200);
  await api.db.insert(reportHeaders).values({
    companyId: owner.companyId,
    reportId: 1,
    language: 'en',
    periodStart: '2024-01-01',
    periodEnd: '2024-12-31',
    createdBy: owner.userId.Admin,
    createdOn: api.clock.now(),
    modifiedOn: api.clock.now(),
    updatedOn: api.clock.now(),
    isComplete: true,
  });
  expect((await calls.undo(intake)).problem.code).toBe('blocked_by_dependants');
});

test('a recording from before replaced entries were kept is not undone, because they would be lost', async () => {
  const { owner, calls, intake } = await replaced();
  await api.db.delete(replacedEntries).where(eq(replacedEntries.companyId, owner.companyId));
  const { status, problem } = await calls.undo(intake);
  expect([status, problem.code]).toEqual([409, 'intake_replaced']);
  expect(await calls.bills()).toMatchObject([{ value: 1200 }]);
  const [row] = await api.db.select().from(intakes).where(eq(intakes.id, intake.intakeId));
  expect(row?.state).toBe('recorded');
});
