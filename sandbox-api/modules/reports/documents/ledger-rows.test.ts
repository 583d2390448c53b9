import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createLocationSupplyType } from '#api/contract/company/supply-types';
import { createCompanyFactor } from '#api/contract/factors/company-factors';
import { generateReport, readReportChanges } from '#api/contract/reports/issues';
import { locations } from '#api/db/schema/company';
import { createTestApi } from '#api/testing/create-test-api';
import { tableOf } from '#api/testing/facts/ghg-document';
import { beginReport, finishedReport, recordYear } from '#api/testing/filled/filled-report';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

async function draftOf({ token }: Company, headerId: number) {
  const query = { draft: 'true' } as const;
  return (await api.call(generateReport, { token: token.User, params: { headerId }, query })).body;
}

function contract({ locationId, token }: Company, supplyTypeId: number, startDate: string, share?: number) {
  const body = { locationId, supplyTypeId, startDate, certificateReference: null, sharePercent: share };
  return api.call(createLocationSupplyType, { token: token.Admin, body });
}

async function reasonsOf({ token }: Company, headerId: number) {
  const { body } = await api.call(readReportChanges, { token: token.User, params: { headerId }, query: {} });
  return Object.fromEntries(body.categories.map(({ label, reasons }) => [label, reasons]));
}

it('lists the whole amount of a month in which an own factor starts', async () => {
  const owner = await api.company();
  const token = owner.token.Admin;
  const factor = { unitId: 1, kgCo2e: 0.5, publisher: 'Supplier', document: 'Statement', reference: 'p. 1' };
  await api.call(createCompanyFactor, {
    token,
    body: {
      appliesTo: 'utility',
      utilityId: 1,
      method: 'both',
      validFrom: '2025-03-11',
      note: null,
      ...factor,
    },
  });
  const bill = { utilityId: 1, unitId: 1, value: 310, reference: null, locationId: owner.locationId };
  const { status } = await api.call(createUtilityConsumption, {
    token,
    body: { ...bill, startDate: '2025-03-01', endDate: '2025-03-31' },
  });
  expect(status).toBe(200);
  const { body: header } = await beginReport(api, owner, { startDate: '2025-03-01', endDate: '2025-05-31' });
  const document = await draftOf(owner, header.reportHeaderId);
  const amounts = document.pages
    .flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
    .find(
      (table) => table.type === 'table' && table.columns.some(({ label }) => label === 'Electricity (kWh)'),
    );
  expect(amounts).toMatchObject({ total: ['Total', 310] });
});

it('ends a contract on the day before the next one starts', async () => {
  const owner = await api.company();
  await recordYear(api, owner);
  await contract(owner, 1, '2024-01-01');
  await contract(owner, 1, '2025-07-01');
  const { body: header } = await beginReport(api, owner);
  const document = await draftOf(owner, header.reportHeaderId);
  const rows = tableOf(document as Parameters<typeof tableOf>[0], 'Contracts and certificates').rows;
  expect(rows.map((row) => row.slice(2, 4))).toEqual([
    ['1 January 2024', '30 June 2025'],
    ['1 July 2025', 'open-ended'],
  ]);
});
it('names other factors, and no correction, where a contract came since', async () => {
  const owner = await api.company();
  await recordYear(api, owner);
  const { reportHeaderId } = await finishedReport(api, owner);
  await contract(owner, 1, '2025-03-15', 40);
  expect(await reasonsOf(owner, reportHeaderId)).toEqual({
    '2.1 Purchased electricity (market-based)': ['other-factors'],
  });
});

it('names another boundary, and neither removed nor corrected rows, where a location was closed since', async () => {
  const owner = await api.company();
  await recordYear(api, owner);
  await api.call(createUtilityConsumption, {
    token: owner.token.User,
    body: {
      utilityId: 2,
      unitId: 1,
      value: 500,
      reference: null,
      locationId: owner.locationId,
      startDate: '2025-11-01',
      endDate: '2025-11-30',
    },
  });
  const { reportHeaderId } = await finishedReport(api, owner);
  await api.db
    .update(locations)
    .set({ isActive: false, disabledOn: '2025-06-30' })
    .where(eq(locations.companyId, owner.companyId));
  const reasons = await reasonsOf(owner, reportHeaderId);
  expect(Object.keys(reasons).length).toBeGreaterThan(3);
  expect(Object.values(reasons).every((own) => own.join() === 'other-boundary')).toBe(true);
});
