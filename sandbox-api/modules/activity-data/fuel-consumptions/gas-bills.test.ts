import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#api/contract/activity-data/fuel-consumptions';
import * as imports from '#api/contract/activity-data/imports';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import { emissionLines } from '#api/db/schema/ledger';
import { recalculateEmissions } from '#api/modules/emissions/ledger/ledger';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { type FilledCell, fillTemplate, uploadForm } from '#api/testing/workbooks/fill-template';

type Api = Awaited<ReturnType<typeof createTestApi>>;

/** Catalogue ids (seed/reference/catalogue). */
const [naturalGas, cubicMetre, gb] = [101, 51, 826];

let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const bill = {
  fuelId: naturalGas,
  fuelVariantId: null,
  value: 1000,
  unitId: cubicMetre,
  startDate: '2025-03-17' as string | null,
  date: '2025-04-15',
  reference: 'GAS 4/2025',
  calorificValue: 39.5,
  calorificValueUnit: 'MJ/m3-gross' as const,
  volumeCorrection: 1.02264 as number | null,
};
const create = ({ token, locationId }: Company, change: object = {}) =>
  api.call(contract.createFuelConsumption, { token: token.User, body: { ...bill, locationId, ...change } });
const linesOf = ({ companyId }: Company) =>
  api.db
    .select()
    .from(emissionLines)
    .where(and(eq(emissionLines.companyId, companyId), eq(emissionLines.scope, 1)))
    .orderBy(emissionLines.position);

describe('a gas bill', () => {
  test('counts in the months of its days, by its own calorific value and correction', async () => {
    const company = await api.company({ countryId: gb });
    const { status, body } = await create(company);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ startDate: '2025-03-17', date: '2025-04-15', volumeCorrection: 1.02264 }),
    ]);
    const lines = await linesOf(company);
    expect(lines.map(({ periodMonth, activityQuantity }) => [periodMonth, Number(activityQuantity)])).toEqual(
      [
        ['2025-03-01', 500],
        ['2025-04-01', 500],
      ],
    );
    const kWh = (500 * 1.02264 * 39.5) / 3.6;
    expect(Number(lines[0]?.factorQuantity)).toBeCloseTo(kWh, 6);
    expect(lines[0]?.factorUnit).toBe('kWh (gross CV)');
  });

  test('shows its days, its correction and its calculation', async () => {
    const company = await api.company({ countryId: gb });
    const { body } = await create(company);
    const trail = await api.call(readEmissionTrail, {
      token: company.token.View,
      params: { kind: 'fuel', id: body.fuelConsumptionId },
    });
    expect(trail.body.details).toContainEqual({
      label: 'Volume correction, from the bill',
      value: '1.02264',
    });
    expect(trail.body.lines[0]?.steps.map(({ kind }) => kind)).toEqual([
      'unit',
      'volume-correction',
      'gross-calorific-value',
      'unit',
    ]);
  });

  test('is found by each month that it covers, and keeps its figures in a recalculation', async () => {
    const company = await api.company({ countryId: gb });
    await create(company);
    const inMonth = async (startDate: string, endDate: string) => {
      const { body } = await api.call(contract.listFuelConsumptions, {
        token: company.token.View,
        params: { locationId: company.locationId },
        query: { startDate, endDate } as never,
      });
      return body.length;
    };
    expect(await inMonth('2025-03-01', '2025-03-31')).toBe(1);
    expect(await inMonth('2025-04-01', '2025-04-30')).toBe(1);
    expect(await inMonth('2025-03-01', '2025-03-16')).toBe(0);
    const before = await linesOf(company);
    const { companyId } = company;
    await api.db.transaction((db) => recalculateEmissions({ db, companyId }));
    expect(await linesOf(company)).toEqual(before);
  });

  test('that overlaps the previous one of its meter gets a warning', async () => {
    const company = await api.company({ countryId: gb });
    await create(company);
    const next = { ...bill, locationId: company.locationId, reference: 'GAS 5/2025' };
    const { body } = await api.call(contract.checkFuelConsumptions, {
      token: company.token.User,
      body: { entries: [{ ...next, startDate: '2025-04-10', date: '2025-05-12', value: 900 }] },
    });
    expect(body[0]?.map(({ code }) => code)).toContain('overlap');
  });

  test('is refused if it starts after its end, or has a correction without its calorific value', async () => {
    const company = await api.company({ countryId: gb });
    const reversed = await create(company, { startDate: '2025-04-16' });
    expect(reversed.problem.errors).toEqual({ Date: ['The start date must not be after the end date'] });
    const alone = await create(company, { calorificValue: null, calorificValueUnit: null });
    expect(Object.keys(alone.problem.errors ?? {})).toEqual(['CalorificValue']);
    const swapped = await create(company, { volumeCorrection: 39.5 });
    expect(Object.keys(swapped.problem.errors ?? {})).toEqual(['VolumeCorrection']);
  });

  test('is read from a spreadsheet with its days', async () => {
    const company = await api.company({ countryId: gb });
    const { token, locationId } = company;
    const params = { locationId };
    const template = await api.call(imports.createImportTemplate, {
      token: token.User,
      params,
      body: { importCategoryId: 1, subcategories: [] },
    });
    const row: FilledCell[] = ['Natural gas', '', 1000, 'm³', { date: '2025-04-15' }, 'GAS 4/2025'];
    const own: FilledCell[] = ['', 39.5, 'MJ/m³ (gross CV)', '', '', '', 1.02264, { date: '2025-03-17' }];
    const upload = (cells: FilledCell[]) =>
      api.call(imports.uploadImport, {
        token: token.User,
        params,
        body: uploadForm(fillTemplate(new Uint8Array(template.body as unknown as ArrayBuffer), [cells])),
      });
    const { body } = await upload([...row, ...own]);
    expect(body.errorRows).toBe(0);
    await api.call(imports.processImport, {
      token: token.User,
      query: { importId: String(body.importId) } as never,
    });
    const lines = await linesOf(company);
    expect(lines.map(({ periodMonth }) => periodMonth)).toEqual(['2025-03-01', '2025-04-01']);
  });
});
