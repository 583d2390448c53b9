import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { readPeriodData } from '#api/contract/reports/headers';
import { generateReport } from '#api/contract/reports/issues';
import { listReports, readReport, readReportDates } from '#api/contract/reports/reports';
import { createGapExplanation } from '#api/contract/reviews/gap-explanations';
import { locations, reviewHeaders } from '#api/db/schema/company';
import { companyLockedReports } from '#api/db/schema/reports';
import { createTestApi } from '#api/testing/create-test-api';
import { beginReport, recordYear, reportIds } from '#api/testing/filled/filled-report';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const list = (owner: Company, query: object = {}) =>
  api.call(listReports, { token: owner.token.View, query: query as never });

describe('the types of report', () => {
  // spec: reports.product.kinds, reports.list.submenu, reports.calls.list
  it('are listed in the language of the reader, found by part of a name, and paged', async () => {
    const owner = await api.company();
    const { body, headers } = await list(owner);
    expect(body.map(({ reportId, questionnaireType }) => [reportId, questionnaireType])).toEqual([
      [reportIds.ghg, 'GHG'],
      [reportIds.csrd, 'CSRD'],
    ]);
    expect(JSON.parse(headers.get('x-pagination') ?? '')).toMatchObject({ TotalCount: 2, PageSize: 200 });
    expect((await list(owner, { search: 'SUSTAIN' })).body.map(({ reportId }) => reportId)).toEqual([2]);
    expect((await list(owner, { search: '%' })).body).toEqual([]);
    expect((await list(owner, { PageSize: 1, PageNumber: 2 })).body.map(({ reportId }) => reportId)).toEqual([
      2,
    ]);
  });

  // spec: reports.product.available
  it('say which the plan leaves out', async () => {
    const { companyId, token } = await api.company();
    await api.db.insert(companyLockedReports).values({ companyId, reportId: reportIds.csrd });
    const read = (id: number) => api.call(readReport, { token: token.View, params: { id } });
    expect((await read(reportIds.csrd)).body.isAvailable).toBe(false);
    expect((await read(reportIds.ghg)).body.isAvailable).toBe(true);
    expect((await read(3)).status).toBe(404);
  });
});

describe('the first month of a report', () => {
  // spec: reports.time-period.earliest, reports.calls.dates
  it('is that of the first consumption of any kind, or none', async () => {
    const owner = await api.company();
    const first = async () => (await api.call(readReportDates, { token: owner.token.View })).body.minDate;
    expect(await first()).toBeNull();
    await recordYear(api, owner);
    expect(await first()).toBe('2025-01-01');
    await api.call(createRenewableConsumption, {
      token: owner.token.User,
      body: {
        locationId: owner.locationId,
        renewableId: 1,
        unitId: 1,
        value: 5,
        reference: null,
        startDate: '2024-11-15',
        endDate: '2024-11-30',
      },
    });
    expect(await first()).toBe('2024-11-01');
  });
});

const naturalGas = 101;

async function burnGas(owner: Company, months: string[]): Promise<number> {
  const bill = { fuelId: naturalGas, fuelVariantId: null, unitId: 20, value: 10 };
  for (const month of months)
    await api.call(createFuelConsumption, {
      token: owner.token.User,
      body: { ...bill, locationId: owner.locationId, date: `2025-${month}-05` },
    });
  return naturalGas;
}

describe('the data of a period', () => {
  const data = (owner: Company, startDate: string, endDate: string) =>
    api.call(readPeriodData, { token: owner.token.View, query: { startDate, endDate } });

  // spec: reports.time-period.banner
  it('is complete where each location has energy in each month', async () => {
    const owner = await api.company();
    await recordYear(api, owner);
    expect((await data(owner, '2025-01-01', '2025-12-31')).body).toEqual({
      isComplete: true,
      gaps: [],
      incompleteReviews: [],
      unreviewedMonths: Array.from(
        { length: 12 },
        (_, month) => `2025-${String(month + 1).padStart(2, '0')}-01`,
      ),
    });
  });

  // spec: reports.time-period.banner
  it('names the months of each location without any, up to the month in which it was closed', async () => {
    const owner = await api.company();
    await recordYear(api, owner);
    const gaps = async () => (await data(owner, '2025-11-01', '2026-02-28')).body.gaps;
    const gap = {
      locationId: owner.locationId,
      locationName: 'Plant',
      list: 'utilities',
      sourceId: 1,
      sourceName: 'Electricity',
      explanation: null,
    };
    const [january, february] = [
      { month: '2026-01-01', days: 31 },
      { month: '2026-02-01', days: 28 },
    ];
    expect(await gaps()).toEqual([{ ...gap, months: [january, february] }]);
    const close = (disabledOn: string) =>
      api.db.update(locations).set({ isActive: false, disabledOn }).where(eq(locations.id, owner.locationId));
    await close('2026-01-10');
    expect(await gaps()).toEqual([{ ...gap, months: [{ ...january, days: 9 }] }]);
    await close('2025-12-31');
    expect(await gaps()).toEqual([]);
  });

  it('lacks a gas bill in a month that has electricity, until it is explained at its source', async () => {
    const owner = await api.company();
    await recordYear(api, owner);
    const gas = await burnGas(owner, ['01', '02', '03', '04', '05', '06', '07', '09', '10', '11', '12']);
    const read = async () => (await data(owner, '2025-01-01', '2025-12-31')).body;
    const missing = { list: 'fuels', sourceId: gas, months: [{ month: '2025-08-01', days: 31 }] };
    expect(await read()).toMatchObject({ isComplete: false, gaps: [{ ...missing, explanation: null }] });
    await api.call(createGapExplanation, {
      token: owner.token.User,
      body: {
        locationId: owner.locationId,
        list: 'fuels',
        sourceId: gas,
        firstMonth: '2025-08-01',
        lastMonth: '2025-08-31',
        explanation: 'The plant stood still.',
      },
    });
    expect(await read()).toMatchObject({
      isComplete: true,
      gaps: [{ ...missing, explanation: 'The plant stood still.' }],
    });
  });

  it('lacks the energy of a location that has none of any kind', async () => {
    const owner = await api.company();
    const { body } = await data(owner, '2025-01-01', '2025-03-31');
    expect(body.gaps).toMatchObject([
      { list: 'any', sourceId: 0, sourceName: null, months: [{ month: '2025-01-01' }, {}, {}] },
    ]);
  });

  it('names the reviews of its days that are open', async () => {
    const owner = await api.company();
    await recordYear(api, owner);
    const updatedOn = api.clock.now();
    const review = { companyId: owner.companyId, updatedOn };
    await api.db.insert(reviewHeaders).values([
      { ...review, periodStart: '2025-01-01', periodEnd: '2025-12-31' },
      { ...review, periodStart: '2024-01-01', periodEnd: '2024-12-31' },
    ]);
    const { body } = await data(owner, '2025-07-01', '2025-12-31');
    expect(body.incompleteReviews.map(({ title }) => title)).toEqual(['2025']);
    expect(body.isComplete).toBe(false);
    await api.db
      .update(reviewHeaders)
      .set({ isComplete: true })
      .where(eq(reviewHeaders.companyId, owner.companyId));
    expect((await data(owner, '2025-07-01', '2025-12-31')).body.isComplete).toBe(true);
  });

  it('names the months that lie in no review, as the report does', async () => {
    const owner = await api.company();
    await recordYear(api, owner);
    await api.db.insert(reviewHeaders).values({
      companyId: owner.companyId,
      updatedOn: api.clock.now(),
      isComplete: true,
      periodStart: '2025-01-01',
      periodEnd: '2025-10-31',
    });
    const { body } = await data(owner, '2025-01-01', '2025-12-31');
    expect([body.isComplete, body.unreviewedMonths]).toEqual([true, ['2025-11-01', '2025-12-01']]);
    const begun = await beginReport(api, owner, { language: 'en' });
    const document = await api.call(generateReport, {
      token: owner.token.User,
      params: { headerId: begun.body.reportHeaderId },
      query: { draft: 'true' } as never,
    });
    expect(JSON.stringify(document.body)).toContain('Nov 2025, Dec 2025');
  });

  it('is not asked of more than a year, nor of an end before its start', async () => {
    const owner = await api.company();
    for (const [from, to] of [
      ['1900-01-01', '2200-12-31'],
      ['2025-03-01', '2025-02-28'],
    ] as const)
      expect((await data(owner, from, to)).problem.errors).toHaveProperty('EndDate');
    expect((await data(owner, '2025-03-01', '2025-03-31')).status).toBe(200);
  });
});
