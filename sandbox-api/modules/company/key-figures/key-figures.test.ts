import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCompany } from '#api/contract/company/companies';
import {
  type CompanyKeyFigureBody,
  createKeyFigure,
  deleteKeyFigure,
  listKeyFigures,
  updateKeyFigure,
} from '#api/contract/company/key-figures';
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

const noConversion = {
  conversionCurrency: null,
  conversionRate: null,
  conversionDate: null,
  conversionSource: null,
};

const figures = {
  year: 2025,
  revenue: 412_300_000.5,
  revenueCurrency: 'PLN',
  conversionCurrency: 'EUR',
  conversionRate: 4.2668,
  conversionDate: '2025-12-31',
  conversionSource: 'NBP, table 251/A/NBP/2025',
  employees: 618.5,
  output: 52_400,
  outputUnit: 't of frozen fruit',
} as const;

const list = async (owner: Company) => (await api.call(listKeyFigures, { token: owner.token.View })).body;
const add = (owner: Company, body: object = figures) =>
  api.call(createKeyFigure, { token: owner.token.Admin, body: body as CompanyKeyFigureBody });

describe('key figures', () => {
  // spec: settings.ours.key-figures
  test('are kept by year as entered, the newest first', async () => {
    const owner = await api.company();
    const { status, body } = await add(owner);
    expect([status, body]).toEqual([
      200,
      { ...figures, companyKeyFigureId: expect.any(Number), updatedOn: expect.any(String) },
    ]);
    await add(owner, { year: 2026, employees: 0 });
    const rows = await list(owner);
    expect(rows.map(({ year }) => year)).toEqual([2026, 2025]);
    expect(rows[0]).toMatchObject({ revenue: null, revenueCurrency: null, employees: 0, outputUnit: null });
  });

  test('take the revenue of a large company in a currency of small value', async () => {
    const owner = await api.company();
    const revenue = 9_868_200_000_000.25;
    const { status, body } = await add(owner, { year: 2022, revenue, revenueCurrency: 'HUF' });
    expect([status, body.revenue]).toEqual([200, revenue]);
    expect((await add(owner, { year: 2023, revenue: 1e15, revenueCurrency: 'HUF' })).status).toBe(400);
  });

  test('keep no conversion without revenue, and no rate without its currency', async () => {
    const owner = await api.company();
    const { body } = await add(owner, { ...figures, revenue: null });
    expect(body).toMatchObject({ revenue: null, revenueCurrency: null, ...noConversion });
    const { body: other } = await add(owner, { ...figures, year: 2024, conversionCurrency: null });
    expect(other).toMatchObject({ revenueCurrency: 'PLN', ...noConversion });
  });

  test('are offered in the currency of the country, then in that of the newest revenue', async () => {
    const owner = await api.company();
    const currency = async () => (await api.call(readCompany, { token: owner.token.View })).body.currency;
    expect(await currency()).toBe('PLN');
    await add(owner, { year: 2024, revenue: 5, revenueCurrency: 'USD' });
    await add(owner, { year: 2025, employees: 5 });
    expect(await currency()).toBe('USD');
  });

  test('are there once for a year, also when two add it at the same time', async () => {
    const owner = await api.company();
    const answers = await Promise.all([add(owner), add(owner)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.problem.errors).toEqual({
      Year: ['Figures for 2025 already exist. Change those instead'],
    });
    const { body: other } = await add(owner, { ...figures, year: 2024 });
    const moved = await api.call(updateKeyFigure, {
      token: owner.token.Admin,
      params: { id: other.companyKeyFigureId },
      body: figures,
    });
    expect(Object.keys(moved.problem.errors ?? {})).toEqual(['Year']);
    expect((await list(owner)).map(({ year }) => year)).toEqual([2025, 2024]);
  });

  // spec: settings.ours.key-figures
  test.each([
    ['no figure at all', { revenue: null, employees: null, output: null }, 'Revenue'],
    ['a revenue without its currency', { revenueCurrency: null }, 'RevenueCurrency'],
    ['a revenue in no currency', { revenueCurrency: 'XYZ' }, 'RevenueCurrency'],
    ['a conversion without its rate', { conversionRate: null }, 'ConversionRate'],
    ['a conversion without its day', { conversionDate: null }, 'ConversionDate'],
    ['a conversion without its source', { conversionSource: ' ' }, 'ConversionSource'],
    ['a conversion to its own currency', { conversionCurrency: 'PLN' }, 'ConversionCurrency'],
    ['a rate of nothing', { conversionRate: 0 }, 'ConversionRate'],
    ['a rate of a day to come', { conversionDate: '2027-01-01' }, 'ConversionDate'],
    ['an output without its unit', { outputUnit: ' ' }, 'OutputUnit'],
    ['an amount below nothing', { employees: -1 }, 'Employees'],
    ['a year before the first inventory', { year: 1989 }, 'Year'],
    ['a year to come', { year: 2027 }, 'Year'],
  ])('with %s are refused at the field', async (_case, wrong, field) => {
    const owner = await api.company();
    const { status, problem } = await add(owner, { ...figures, ...wrong });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]]);
    expect(await list(owner)).toEqual([]);
  });

  test('are changed by the one who saw them last, and deleted', async () => {
    const owner = await api.company();
    const { body: row } = await add(owner);
    const params = { id: row.companyKeyFigureId };
    const seen = { token: owner.token.Admin, params, seenUpdatedOn: row.updatedOn };
    const { body: changed } = await api.call(updateKeyFigure, {
      ...seen,
      body: { ...figures, output: null },
    });
    expect(changed).toMatchObject({ output: null, outputUnit: null, employees: 618.5 });
    const stale = await api.call(updateKeyFigure, { ...seen, body: figures });
    expect(stale.status).toBe(412);
    expect((await api.call(deleteKeyFigure, seen)).status).toBe(412);
    const { status } = await api.call(deleteKeyFigure, { ...seen, seenUpdatedOn: changed.updatedOn });
    expect([status, await list(owner)]).toEqual([204, []]);
  });
});
