import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createLocationSupplyType } from '#api/contract/company/supply-types';
import type { Document } from '#api/contract/documents/document';
import { createReportHeader } from '#api/contract/reports/headers';
import { generateReport } from '#api/contract/reports/issues';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;
beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
  await enterData(company);
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

/** Gas, diesel, wood, a refrigerant, electricity over a month end, heat, a green contract and solar power. */
async function enterData({ locationId, token: { Admin: token } }: Company) {
  const shared = { locationId, reference: null };
  const burn = (fuelId: number, unitId: number, value: number, date: string) =>
    api.call(createFuelConsumption, {
      token,
      body: { ...shared, fuelId, fuelVariantId: null, unitId, value, date },
    });
  const buy = (utilityId: number, value: number, startDate: string, endDate: string) =>
    api.call(createUtilityConsumption, {
      token,
      body: { ...shared, utilityId, unitId: 1, value, startDate, endDate },
    });
  await burn(501, 50, 1000, '2025-05-10');
  await burn(101, 20, 5000.123456789, '2025-08-10');
  await burn(101, 20, 777, '2024-08-10');
  await burn(401, 41, 3, '2025-02-10');
  await burn(703, 40, 0.7, '2025-06-10');
  await buy(1, 6000, '2024-12-15', '2025-01-14');
  await buy(1, 3000.5, '2025-06-20', '2025-07-19');
  await buy(2, 2000, '2025-02-01', '2025-02-28');
  await api.call(createLocationSupplyType, {
    token,
    body: { locationId, supplyTypeId: 1, startDate: '2025-07-01', certificateReference: null },
  });
  await api.call(createRenewableConsumption, {
    token,
    body: { ...shared, renewableId: 1, unitId: 2, value: 1.5, startDate: '2025-06-01', endDate: '2025-07-31' },
  });
}

async function draft(owner: Company, language: 'en' | 'pl', period = ['2025-01-01', '2025-12-31']) {
  const [startDate = '', endDate = ''] = period;
  const header = await api.call(createReportHeader, {
    token: owner.token.User,
    body: { startDate, endDate, reportId: 1, language },
  });
  expect(header.problem.errors).toBeUndefined();
  const headerId = header.body.reportHeaderId;
  const answer = await api.call(generateReport, {
    token: owner.token.User,
    params: { headerId },
    query: { draft: true },
  });
  expect(answer.status).toBe(200);
  return { headerId, document: answer.body };
}

describe('the draft of a greenhouse gas report', () => {
  it.each(['en', 'pl'] as const)('is a whole document in the language of the report: %s', async (language) => {
    const { document } = await draft(company, language);
    if (process.env.DUMP) (await import('node:fs')).writeFileSync(`${process.env.DUMP}-${language}.json`, JSON.stringify(document, null, 1));
    expect(document.language).toBe(language);
    expect(document.pages.length).toBeGreaterThan(14);
  });
});
