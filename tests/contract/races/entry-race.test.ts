/** On PostgreSQL two connections work in parallel; PGlite has only one, so none of this can happen there. */
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { createFuelConsumption, updateFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createImportTemplate, processImport, uploadImport } from '#api/contract/activity-data/imports';
import {
  createUtilityConsumption,
  updateUtilityConsumption,
} from '#api/contract/activity-data/utility-consumptions';
import { archiveLocation, createLocation, updateLocation } from '#api/contract/company/locations';
import { createLocationSupplyType } from '#api/contract/company/supply-types';
import { fuelConsumptions, utilityConsumptions } from '#api/db/schema/consumption';
import { emissionLines } from '#api/db/schema/ledger';
import { jobs } from '#api/db/schema/platform';
import { runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import { type Company, polandId } from '#api/testing/filled/insert-company';
import { fillTemplate, uploadForm } from '#api/testing/workbooks/fill-template';
import { gasAt } from '../fuzz/gas-entry';
import { hold, untilWaiting } from './hold';

const databaseUrl = inject('databaseUrl');

describe.runIf(databaseUrl !== null)('an entry on PostgreSQL', () => {
  let api: Awaited<ReturnType<typeof createTestApi>>;
  beforeAll(async () => {
    api = await createTestApi({ databaseUrl: databaseUrl ?? undefined });
    return () => api.close();
  });
  afterEach(() => expect(api.unexpected.splice(0)).toEqual([]));

  const billOn = (locationId: number, day: string) => ({
    locationId,
    utilityId: 1,
    unitId: 1,
    value: 100,
    startDate: day,
    endDate: day,
    reference: null,
  });
  const newLocation = { countryId: polandId, town: 'Łódź', address1: 'Polna 1' };

  async function locationOf({ token }: Company, name: string): Promise<number> {
    const body = { ...newLocation, name } as never;
    return (await api.call(createLocation, { token: token.Admin, body })).body.locationId;
  }

  async function billAt({ token }: Company, locationId: number) {
    const body = billOn(locationId, '2025-03-10');
    const answer = await api.call(createUtilityConsumption, { token: token.Admin, body });
    return answer.body.utilityConsumptionId;
  }

  const holdBill = (id: number) =>
    hold(api.db, sql`select from utility_consumptions where id = ${id} for update`);

  async function importGas({ token }: Company, locationId: number, dates: readonly string[]) {
    const caller = { token: token.Admin, params: { locationId } };
    const body = { importCategoryId: 1, subcategories: [] };
    const template = await api.call(createImportTemplate, { ...caller, body });
    const rows = dates.map((date, index) => [
      'Natural gas',
      null,
      1 + index,
      'kWh (gross CV)',
      { date },
      null,
    ]);
    const file = fillTemplate(new Uint8Array(template.body as unknown as ArrayBuffer), rows as never);
    const form = uploadForm(file, 'entries.xlsx');
    const { importId, errorRows } = (await api.call(uploadImport, { ...caller, body: form })).body;
    expect(errorRows).toBe(0);
    return () =>
      api.call(processImport, { token: token.Admin, query: { importId: String(importId) } as never });
  }

  test('made while a contract is being saved uses the contract', async () => {
    const company = await api.company();
    const { companyId, locationId } = company;
    const caller = { token: company.token.Admin };
    const release = await holdBill(await billAt(company, locationId));
    const contract = { locationId, supplyTypeId: 1, startDate: '2025-01-01', certificateReference: 'GO' };
    const signing = api.call(createLocationSupplyType, { ...caller, body: contract });
    await untilWaiting(api.db);
    const entering = api.call(createUtilityConsumption, {
      ...caller,
      body: billOn(locationId, '2025-03-11'),
    });
    await untilWaiting(api.db, 2);
    await release();
    const [signed, entered] = await Promise.all([signing, entering]);
    expect([signed.status, entered.status]).toEqual([200, 200]);
    const lines = await api.db
      .select({ supplyTypeId: emissionLines.supplyTypeId, reason: emissionLines.selectionReason })
      .from(emissionLines)
      .where(
        and(
          eq(emissionLines.companyId, companyId),
          eq(emissionLines.sourceKind, 'utility'),
          eq(emissionLines.sourceId, entered.body.utilityConsumptionId),
          eq(emissionLines.method, 'market'),
        ),
      );
    expect(lines).toEqual([{ supplyTypeId: 1, reason: 'contract' }]);
  });

  test('made in parallel under a contract with a volume never covers more than the volume', async () => {
    const company = await api.company();
    const { companyId, locationId } = company;
    const caller = { token: company.token.Admin };
    const green = { locationId, supplyTypeId: 1, startDate: '2025-01-01', certificateReference: 'GO' };
    await api.call(createLocationSupplyType, { ...caller, body: { ...green, volumeMwh: 0.25 } });
    const first = await billAt(company, locationId);
    const days = ['2025-03-11', '2025-03-12', '2025-03-13', '2025-03-14'];
    const answers = await Promise.all([
      ...days.map((day) => api.call(createUtilityConsumption, { ...caller, body: billOn(locationId, day) })),
      api.call(updateUtilityConsumption, {
        ...caller,
        params: { id: first },
        body: { ...billOn(locationId, '2025-03-10'), value: 600 },
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const covered = await api.db
      .select({ day: utilityConsumptions.startDate, kwh: emissionLines.energyKwh })
      .from(emissionLines)
      .innerJoin(utilityConsumptions, eq(utilityConsumptions.id, emissionLines.sourceId))
      .where(and(eq(emissionLines.companyId, companyId), eq(emissionLines.selectionReason, 'contract')));
    expect(covered.map(({ day, kwh }) => [day, Number(kwh)]).sort()).toEqual([
      ['2025-03-10', 150],
      ...days.map((day) => [day, 25]),
    ]);
  });

  test('made while its location moves to another country uses the new country', async () => {
    const company = await api.company();
    const { locationId } = company;
    const caller = { token: company.token.Admin };
    const release = await holdBill(await billAt(company, locationId));
    const body = { ...newLocation, name: 'Abroad', countryId: 826 } as never;
    const moving = api.call(updateLocation, { ...caller, params: { id: locationId }, body });
    await untilWaiting(api.db);
    const enter = () =>
      api.call(createUtilityConsumption, { ...caller, body: billOn(locationId, '2025-03-11') });
    const entering = enter();
    await untilWaiting(api.db, 2);
    await release();
    expect((await moving).status).toBe(200);
    expect((await entering).body.carbonEquivalent).toBe((await enter()).body.carbonEquivalent);
  });

  test('made while its location is archived with its data is refused', async () => {
    const company = await api.company();
    const locationId = await locationOf(company, 'Leaving');
    const caller = { token: company.token.Admin };
    const release = await holdBill(await billAt(company, locationId));
    const query = { deleteData: 'true' } as never;
    const archiving = api.call(archiveLocation, { ...caller, params: { id: locationId }, query });
    await untilWaiting(api.db);
    const entering = api.call(createUtilityConsumption, {
      ...caller,
      body: billOn(locationId, '2025-03-11'),
    });
    await untilWaiting(api.db, 2);
    await release();
    expect([(await archiving).status, (await entering).status]).toEqual([204, 400]);
    const { locationId: column } = utilityConsumptions;
    expect(await api.db.select().from(utilityConsumptions).where(eq(column, locationId))).toEqual([]);
  });

  test('changed while its location is archived with its data leaves nothing behind, without a deadlock', async () => {
    const company = await api.company();
    const caller = { token: company.token.Admin };
    for (let round = 0; round < 8; round += 1) {
      const locationId = await locationOf(company, `Leaving ${round}`);
      const body = gasAt(locationId, { date: '2025-03-10' });
      const { fuelConsumptionId: id } = (await api.call(createFuelConsumption, { ...caller, body })).body;
      const query = { deleteData: 'true' } as never;
      const [archived, changed] = await Promise.all([
        api.call(archiveLocation, { ...caller, params: { id: locationId }, query }),
        api.call(updateFuelConsumption, { ...caller, params: { id }, body: { ...body, value: 5 } }),
      ]);
      expect(archived.status).toBe(204);
      expect([200, 400, 404]).toContain(changed.status);
      const rows = await api.db.select().from(fuelConsumptions).where(eq(fuelConsumptions.id, id));
      const lines = await api.db.select().from(emissionLines).where(eq(emissionLines.locationId, locationId));
      expect([rows, lines]).toEqual([[], []]);
    }
  });

  test('moved between months during a large import causes no deadlock', async () => {
    const company = await api.company();
    const { locationId } = company;
    const caller = { token: company.token.Admin };
    const months = ['2025-06-10', '2025-02-10', '2025-04-10'];
    const process = await importGas(
      company,
      locationId,
      Array.from({ length: 1500 }, (_, at) => months[Math.floor(at / 500)] ?? ''),
    );
    const enter = async (value: number) => {
      const body = gasAt(locationId, { date: '2025-02-10', value: value });
      return (await api.call(createFuelConsumption, { ...caller, body })).body.fuelConsumptionId;
    };
    const ids = [await enter(7001), await enter(7002), await enter(7003)];
    let isDone = false;
    const processing = process().finally(() => {
      isDone = true;
    });
    const statuses = new Set<number>();
    const moveToAndFro = async (id: number, at: number) => {
      for (let turn = 0; !isDone && turn < 200; turn += 1) {
        const body = gasAt(locationId, { date: turn % 2 ? '2025-02-10' : '2025-06-10', value: 7001 + at });
        statuses.add((await api.call(updateFuelConsumption, { ...caller, params: { id }, body })).status);
      }
    };
    await Promise.all(ids.map(moveToAndFro));
    expect((await processing).status).toBe(200);
    expect([...statuses]).toEqual([200]);
  });

  test('changed while its location is recalculated for another country causes no deadlock', async () => {
    const company = await api.company();
    const { companyId, locationId } = company;
    const caller = { token: company.token.Admin };
    const process = await importGas(company, locationId, Array(1200).fill('2025-06-10'));
    expect((await process()).status).toBe(200);
    const rows = await api.db
      .select({ id: fuelConsumptions.id })
      .from(fuelConsumptions)
      .where(eq(fuelConsumptions.companyId, companyId))
      .orderBy(fuelConsumptions.id);
    const body = { ...newLocation, name: 'Abroad', countryId: 826 } as never;
    const moved = await api.call(updateLocation, { ...caller, params: { id: locationId }, body });
    expect(moved.status).toBe(200);
    let isDone = false;
    const working = runDueJobs(api.db, api.platform, jobHandlers).finally(() => {
      isDone = true;
    });
    const statuses = new Set<number>();
    const change = async ({ id }: { id: number }, at: number) => {
      for (let turn = 0; !isDone && turn < 200; turn += 1) {
        const body = gasAt(locationId, { date: '2025-06-10', value: 7000 + at + turn });
        statuses.add((await api.call(updateFuelConsumption, { ...caller, params: { id }, body })).status);
      }
    };
    await Promise.all(rows.slice(-3).map(change));
    await working;
    expect([...statuses]).toEqual([200]);
    const runs = await api.db
      .select({ state: jobs.state, attempts: jobs.attempts })
      .from(jobs)
      .where(and(eq(jobs.companyId, companyId), eq(jobs.kind, 'emissions.recalculate')));
    expect(runs).toEqual([{ state: 'done', attempts: 0 }]);
  });
});
