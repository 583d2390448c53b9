import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createImportTemplate, processImport, uploadImport } from '#api/contract/activity-data/imports';
import * as bills from '#api/contract/activity-data/utility-consumptions';
import { createLocation } from '#api/contract/company/locations';
import { createLocationSupplyType } from '#api/contract/company/supply-types';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import { readPendingRecalculation } from '#api/contract/emissions/pending-recalculation';
import {
  createEmissionPin,
  createRecalculation,
  decideRecalculation,
  deleteEmissionPin,
} from '#api/contract/emissions/recalculations';
import { utilityConsumptions } from '#api/db/schema/consumption';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { runDueJobs } from '#api/kernel/jobs';
import { rebuildRollups } from '#api/modules/emissions/ledger/emission-lines';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import { type Company, polandId } from '#api/testing/filled/insert-company';
import { fillTemplate, uploadForm } from '#api/testing/workbooks/fill-template';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const [green, standard] = [1, 2];
/** AIB, residual mix of Poland 2024, kg CO2e per kWh. */
const residual = 0.8083;

const sign = (company: Company, change: object = {}) =>
  api.call(createLocationSupplyType, {
    token: company.token.Admin,
    body: {
      locationId: company.locationId,
      supplyTypeId: green,
      startDate: '2024-01-01',
      certificateReference: 'GO 1',
      volumeMwh: 1,
      ...change,
    },
  });

type Month = `${number}`;
const bodyOf = ({ locationId }: Company, month: Month, value: number, change: object = {}) => ({
  locationId,
  utilityId: 1,
  unitId: 1,
  reference: null,
  value,
  startDate: `2024-${month}-01`,
  endDate: `2024-${month}-28`,
  ...change,
});
const enter = (company: Company, month: Month, value: number, change: object = {}) =>
  api.call(bills.createUtilityConsumption, {
    token: company.token.User,
    body: bodyOf(company, month, value, change),
  });
const change = (company: Company, id: number, body: ReturnType<typeof bodyOf>) =>
  api.call(bills.updateUtilityConsumption, { token: company.token.User, params: { id }, body });
const remove = (company: Company, id: number) =>
  api.call(bills.deleteUtilityConsumption, { token: company.token.User, params: { id } });

async function billsOf(company: Company): Promise<[string, number][]> {
  const { startDate, companyId, carbonEquivalentKg } = utilityConsumptions;
  const rows = await api.db
    .select({ startDate, figure: carbonEquivalentKg })
    .from(utilityConsumptions)
    .where(eq(companyId, company.companyId))
    .orderBy(asc(startDate));
  return rows.map((row) => [row.startDate.slice(0, 7), Math.round(Number(row.figure) * 1e6) / 1e6]);
}

/** kWh by the market-based method that the contract covers. */
async function coveredKwh({ companyId }: Company): Promise<number> {
  const rows = await api.db
    .select({ energyKwh: emissionLines.energyKwh })
    .from(emissionLines)
    .where(and(eq(emissionLines.companyId, companyId), eq(emissionLines.selectionReason, 'contract')));
  return rows.reduce((total, row) => total + Number(row.energyKwh), 0);
}

/** Figures of the rows are those of their lines, and the monthly sums are those of the lines. */
async function expectConsistent({ companyId }: Company) {
  const sums = () =>
    api.db
      .select({
        month: emissionRollups.periodMonth,
        method: emissionRollups.method,
        kg: emissionRollups.kgCo2e,
      })
      .from(emissionRollups)
      .where(eq(emissionRollups.companyId, companyId));
  const sorted = async () => (await sums()).map((row) => JSON.stringify(row)).sort();
  const kept = await sorted();
  await rebuildRollups(api.db, companyId);
  expect(await sorted()).toEqual(kept);
}

const runJobs = async () => {
  api.clock.advance(3000);
  await runDueJobs(api.db, api.platform, jobHandlers);
};
const kg = (kwh: number) => Math.round(kwh * residual * 1e6) / 1e6;

describe('a contract of a volume', () => {
  test('covers each bill of the year by the same share, whatever the order of entry', async () => {
    const [one, other] = [await api.company(), await api.company()];
    await sign(one);
    const first = await enter(one, '03', 600);
    expect(first.body.carbonEquivalent).toBe(0);
    const second = await enter(one, '05', 1400);
    expect(second.body.carbonEquivalent).toBeCloseTo(1400 * residual * 0.5, 6);
    await enter(other, '05', 1400);
    await enter(other, '03', 600);
    await sign(other);
    expect(await billsOf(one)).toEqual([
      ['2024-03', kg(300)],
      ['2024-05', kg(700)],
    ]);
    expect(await billsOf(other)).toEqual(await billsOf(one));
    expect([await coveredKwh(one), await coveredKwh(other)]).toEqual([1000, 1000]);
    await expectConsistent(one);
  });

  test('follows a bill that is changed, moved to another year or deleted', async () => {
    const company = await api.company();
    await sign(company);
    await enter(company, '03', 500);
    const { utilityConsumptionId: id } = (await enter(company, '05', 500)).body;
    const changed = await change(company, id, bodyOf(company, '05', 1500));
    expect(changed.body.carbonEquivalent).toBeCloseTo(750 * residual, 6);
    expect(await billsOf(company)).toEqual([
      ['2024-03', kg(250)],
      ['2024-05', kg(750)],
    ]);
    const moved = { startDate: '2023-05-01', endDate: '2023-05-28' };
    await change(company, id, bodyOf(company, '05', 1500, moved));
    expect((await billsOf(company)).at(-1)).toEqual(['2024-03', 0]);
    await change(company, id, bodyOf(company, '05', 1500));
    expect((await billsOf(company))[0]).toEqual(['2024-03', kg(250)]);
    await remove(company, id);
    expect(await billsOf(company)).toEqual([['2024-03', 0]]);
    await expectConsistent(company);
  });

  test('leaves the bills of another year and of another type of contract unchanged', async () => {
    const company = await api.company();
    await sign(company);
    await sign(company, { supplyTypeId: standard, startDate: '2024-07-01', volumeMwh: null });
    await enter(company, '03', 1000);
    await enter(company, '09', 1000);
    await enter(company, '01', 1000, { startDate: '2023-01-01', endDate: '2023-01-31' });
    expect((await billsOf(company)).slice(1)).toEqual([
      ['2024-03', 0],
      ['2024-09', kg(1000)],
    ]);
  });

  test('says in the trail of a bill what it covers of the year', async () => {
    const company = await api.company();
    await sign(company);
    const { utilityConsumptionId: id } = (await enter(company, '03', 600)).body;
    await enter(company, '05', 1900);
    const { body } = await api.call(readEmissionTrail, {
      token: company.token.View,
      params: { kind: 'utility', id },
    });
    const market = body.lines.filter(({ method }) => method === 'market');
    expect(market.map(({ activityQuantity, reason }) => [activityQuantity, reason])).toEqual([
      ['240', 'contract'],
      ['360', 'exact'],
    ]);
    for (const { steps, notes } of market) {
      expect(notes).toContain('contract-covers-volume');
      expect(steps[0]?.volume).toEqual({
        startDate: '2024-01-01',
        year: 2024,
        volumeKwh: '1000',
        consumedKwh: '2500',
        pinnedKwh: '0',
        share: '0.4',
      });
    }
  });

  test('is of a green one alone, more than nothing, and instead of a share', async () => {
    const company = await api.company();
    const refused = async (body: object) => Object.keys((await sign(company, body)).problem.errors ?? {});
    expect(await refused({ supplyTypeId: standard })).toEqual(['VolumeMwh']);
    expect(await refused({ volumeMwh: 0 })).toEqual(['VolumeMwh']);
    expect(await refused({ volumeMwh: -1 })).toEqual(['VolumeMwh']);
    expect(await refused({ volumeMwh: 1_000_000_001 })).toEqual(['VolumeMwh']);
    expect(await refused({ sharePercent: 50 })).toEqual(['VolumeMwh']);
    expect((await sign(company, { volumeMwh: 1234.567 })).body).toMatchObject({
      volumeMwh: 1234.567,
      sharePercent: null,
    });
  });

  test('of a location with many bills is followed by a visible job', async () => {
    const company = await api.company();
    await sign(company);
    const { utilityConsumptionId: id } = (await enter(company, '03', 10)).body;
    const [stored] = await api.db.select().from(utilityConsumptions).where(eq(utilityConsumptions.id, id));
    if (!stored) throw new Error('The row is missing.');
    const { id: _, ...copy } = stored;
    await api.db.insert(utilityConsumptions).values(Array.from({ length: 199 }, () => copy));
    const { body } = await enter(company, '05', 2000);
    expect(body.carbonEquivalent).toBeCloseTo(2000 * residual * 0.75, 6);
    const pending = async () =>
      (await api.call(readPendingRecalculation, { token: company.token.View })).body;
    expect([(await billsOf(company))[0], await pending()]).toEqual([['2024-03', 0], { any: true }]);
    await runJobs();
    expect(await pending()).toEqual({ any: false });
    expect((await billsOf(company))[0]).toEqual(['2024-03', kg(7.5)]);
    expect(await coveredKwh(company)).toBeCloseTo(1000, 9);
  });

  test('of the location that a bill is moved away from is followed by a job', async () => {
    const company = await api.company();
    const place = { name: 'Elsewhere', countryId: polandId, town: 'Łódź', address1: 'Polna 1' };
    const body = place as never;
    const { locationId } = (await api.call(createLocation, { token: company.token.Admin, body })).body;
    await sign(company);
    await enter(company, '03', 1000);
    const { utilityConsumptionId: id } = (await enter(company, '05', 1000)).body;
    await change(company, id, bodyOf(company, '05', 1000, { locationId }));
    expect((await billsOf(company))[0]).toEqual(['2024-03', kg(500)]);
    await runJobs();
    expect(await billsOf(company)).toEqual([
      ['2024-03', 0],
      ['2024-05', kg(1000)],
    ]);
  });

  test('covers a file of bills as it covers bills that are entered one by one', async () => {
    const company = await api.company();
    await sign(company);
    await enter(company, '03', 400);
    const caller = { token: company.token.User, params: { locationId: company.locationId } };
    const chosen = { importCategoryId: 2, subcategories: [] };
    const template = await api.call(createImportTemplate, { ...caller, body: chosen });
    const row = (month: string, value: number) => [
      'Electricity',
      value,
      'kWh',
      { date: `2024-${month}-01` },
      { date: `2024-${month}-28` },
      null,
      null,
    ];
    const rows = Array.from({ length: 600 }, (_, index) => row(index < 300 ? '05' : '06', 1 + index / 1000));
    const bytes = fillTemplate(new Uint8Array(template.body as unknown as ArrayBuffer), rows as never);
    const uploaded = await api.call(uploadImport, { ...caller, body: uploadForm(bytes, 'bills.xlsx') });
    expect(uploaded.body).toMatchObject({ rows: 600, errorRows: 0 });
    const query = { importId: String(uploaded.body.importId) } as never;
    expect((await api.call(processImport, { token: company.token.User, query })).status).toBe(200);
    const share = 1000 / (400 + 600 + 179.7);
    const imported = (await billsOf(company)).slice(1);
    // Right at once, of all parts of the file; those that were there follow.
    expect(imported.reduce((total, [, figure]) => total + figure, 0)).toBeCloseTo(
      779.7 * residual * (1 - share),
      2,
    );
    await runJobs();
    expect((await billsOf(company))[0]?.[1]).toBeCloseTo(400 * residual * (1 - share), 6);
    expect(await coveredKwh(company)).toBeCloseTo(1000, 6);
    await expectConsistent(company);
  });
});

describe('pinned months', () => {
  const pin = (company: Company, periodStart: string, periodEnd: string) =>
    api.call(createEmissionPin, {
      token: company.token.Admin,
      body: { periodStart, periodEnd, reason: 'Audited' },
    });

  test('keep the share that they were pinned with, and the others share what is left', async () => {
    const company = await api.company();
    await sign(company);
    await enter(company, '03', 800);
    const { body: pinned } = await pin(company, '2024-01-01', '2024-03-31');
    await enter(company, '05', 400);
    expect(await billsOf(company)).toEqual([
      ['2024-03', 0],
      ['2024-05', kg(200)],
    ]);
    const tooMuch = await enter(company, '02', 300);
    expect(tooMuch.problem.errors).toEqual({ StartDate: [expect.stringContaining('2024-02')] });
    expect((await enter(company, '02', 200)).body.carbonEquivalent).toBe(0);
    expect(await billsOf(company)).toEqual([
      ['2024-02', 0],
      ['2024-03', 0],
      ['2024-05', kg(400)],
    ]);
    const unpinned = { token: company.token.Admin, params: { id: pinned.emissionPinId } };
    expect((await api.call(deleteEmissionPin, unpinned)).status).toBe(204);
    await enter(company, '06', 600);
    expect(await billsOf(company)).toEqual([
      ['2024-02', kg(100)],
      ['2024-03', kg(400)],
      ['2024-05', kg(200)],
      ['2024-06', kg(300)],
    ]);
  });

  test('keep the figures that they show when they are unpinned and pinned again', async () => {
    const company = await api.company();
    await sign(company);
    await enter(company, '03', 800);
    const period = ['2024-01-01', '2024-03-31'] as const;
    const { body: pinned } = await pin(company, ...period);
    await enter(company, '05', 400);
    const unpinned = { token: company.token.Admin, params: { id: pinned.emissionPinId } };
    await api.call(deleteEmissionPin, unpinned);
    await runJobs();
    const [march] = await billsOf(company);
    expect((await pin(company, ...period)).status).toBe(200);
    await enter(company, '06', 600);
    expect((await billsOf(company))[0]).toEqual(march);
    expect(await coveredKwh(company)).toBeCloseTo(1000, 9);
    await expectConsistent(company);
  });

  test('are not pinned again before what is covered has followed', async () => {
    const company = await api.company();
    await sign(company);
    await enter(company, '03', 800);
    const period = ['2024-01-01', '2024-03-31'] as const;
    const { body: pinned } = await pin(company, ...period);
    await enter(company, '05', 400);
    const unpinned = { token: company.token.Admin, params: { id: pinned.emissionPinId } };
    await api.call(deleteEmissionPin, unpinned);
    expect((await pin(company, ...period)).status).toBe(400);
    await runJobs();
    expect(await billsOf(company)).toEqual([
      ['2024-03', kg(800 - 2000 / 3)],
      ['2024-05', kg(400 - 1000 / 3)],
    ]);
  });

  test('and all others are covered alike after a recalculation', async () => {
    const company = await api.company();
    await sign(company);
    await enter(company, '03', 800);
    await pin(company, '2024-01-01', '2024-03-31');
    await enter(company, '05', 400);
    const before = await billsOf(company);
    const caller = { token: company.token.Admin };
    const body = { gwpSet: 'AR5', reason: 'Audit' } as never;
    const { recalculationId: id } = (await api.call(createRecalculation, { ...caller, body })).body;
    await runJobs();
    const decision = { params: { id }, body: { decision: 'accept', note: null } as never };
    expect((await api.call(decideRecalculation, { ...caller, ...decision })).status).toBe(200);
    await runJobs();
    expect(await billsOf(company)).toEqual(before);
    await expectConsistent(company);
  });
});
