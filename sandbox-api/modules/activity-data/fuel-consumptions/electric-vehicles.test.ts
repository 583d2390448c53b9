import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#api/contract/activity-data/fuel-consumptions';
import { listLocationFuels } from '#api/contract/activity-data/fuels';
import * as imports from '#api/contract/activity-data/imports';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createLocationSupplyType } from '#api/contract/company/supply-types';
import * as widgets from '#api/contract/emissions/dashboard';
import * as settings from '#api/contract/emissions/dashboard-settings';
import { readEmissionSum } from '#api/contract/emissions/emission-sums';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import { figures } from '#api/contract/emissions/figures';
import { createCompanyFactor, listCompanyFactorTargets } from '#api/contract/factors/company-factors';
import { fuelConsumptions } from '#api/db/schema/consumption';
import { emissionLines } from '#api/db/schema/ledger';
import { recalculateEmissions } from '#api/modules/emissions/ledger/ledger';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { type FilledCell, fillTemplate, uploadForm } from '#api/testing/workbooks/fill-template';

type Api = Awaited<ReturnType<typeof createTestApi>>;

/** Catalogue ids (seed/reference/catalogue). */
const [car, petrol, electric] = [601, 32, 201];
const [kilometre, gb] = [60, 826];

let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const drive = ({ token, locationId }: Company, change: object = {}) =>
  api.call(contract.createFuelConsumption, {
    token: token.User,
    body: {
      locationId,
      fuelId: car,
      fuelVariantId: electric,
      value: 1000,
      unitId: kilometre,
      date: '2024-05-14',
      reference: null,
      ...change,
    },
  });
const linesOf = ({ companyId }: Company) =>
  api.db
    .select()
    .from(emissionLines)
    .where(eq(emissionLines.companyId, companyId))
    .orderBy(emissionLines.sourceId, emissionLines.position);
const offered = async ({ token, locationId }: Company) => {
  const { body } = await api.call(listLocationFuels, {
    token: token.View,
    params: { locationId },
    query: { categoryId: 6 },
  });
  return body.find(({ fuelId }) => fuelId === car)?.variants ?? [];
};

describe('an electric car of the company', () => {
  test('is entered by its distance, and no message asks for litres', async () => {
    const worked = { amountFrom: 'distance', distance: 1000, distanceUnit: 'km' } as const;
    const { status, problem } = await drive(await api.company(), {
      ...worked,
      fuelEconomy: 15,
      fuelEconomyUnit: 'l/100km',
    });
    expect([status, problem.errors]).toEqual([
      400,
      {
        Distance: ['A distance only gives the fuel of vehicles and machinery. Enter the amount itself'],
      },
    ]);
  });

  test('is listed among the vehicles, separate from those that burn fuel', async () => {
    const company = await api.company();
    expect((await offered(company)).filter(({ isCharged }) => isCharged)).toEqual([
      {
        fuelVariantId: electric,
        name: 'Electric, charged away from your sites (at a site it is in the bill)',
        isCharged: true,
      },
      { fuelVariantId: 202, name: 'Plug-in hybrid, its charging away from your sites', isCharged: true },
    ]);
  });

  test('is purchased electricity by both methods, never by the contract of the location', async () => {
    const company = await api.company();
    const { token, locationId } = company;
    await api.call(createLocationSupplyType, {
      token: token.Admin,
      body: { locationId, supplyTypeId: 1, startDate: '2024-01-01', certificateReference: 'GO 7' },
    });
    const { status, body } = await drive(company);
    expect([status, body.carbonEquivalent]).toEqual([200, expect.closeTo(210.28 * 0.8083, 9)]);
    const lines = await linesOf(company);
    expect(lines.map(({ scope, category, method }) => `${scope} ${category} ${method}`)).toEqual([
      '2 2.1 location',
      '2 2.1 market',
      '3 3.3 none',
      '3 3.3 none',
    ]);
    expect(Number(lines[0]?.kgCo2e)).toBeCloseTo(210.28 * 0.553, 9);
    const trail = await api.call(readEmissionTrail, {
      token: token.View,
      params: { kind: 'fuel', id: body.fuelConsumptionId },
    });
    expect(trail.body.lines[1]).toMatchObject({
      notes: expect.arrayContaining(['charged-elsewhere']),
      steps: [{ kind: 'electricity-use', from: 'km', to: 'kWh', source: 'uk-desnz 2024: 0.21028 kWh/km' }],
    });
  });

  test('keeps its figures in a recalculation', async () => {
    const company = await api.company({ countryId: gb });
    await drive(company, { date: '2025-03-10' });
    const before = await linesOf(company);
    const { companyId } = company;
    await api.db.transaction((db) => recalculateEmissions({ db, companyId }));
    expect(await linesOf(company)).toEqual(before);
  });

  test('counts into the electricity of the year, beside what was bought by the meter', async () => {
    const company = await api.company();
    const { token, locationId } = company;
    await drive(company);
    await drive(company, { fuelVariantId: petrol });
    await api.call(createUtilityConsumption, {
      token: token.User,
      body: {
        locationId,
        utilityId: 1,
        value: 500,
        unitId: 1,
        reference: null,
        startDate: '2024-05-01',
        endDate: '2024-05-31',
      },
    });
    await api.call(settings.updateYearSetting, { token: token.User, body: { year: 2024 } });
    const { body } = await api.call(widgets.readElectricitySeries, { token: token.User });
    expect(body.types.map(({ name, value }) => [name, value])).toEqual([
      ['Grid electricity', 500],
      ['Charging: Car, average size', 210.28],
    ]);
  });

  test('has the biomass of the British grid with Scope 2, not with the cars that burn', async () => {
    const company = await api.company({ countryId: gb });
    await drive(company, { date: '2025-03-10' });
    await drive(company, { date: '2025-03-10', fuelVariantId: petrol });
    const biogenicOf = async (scope: number) => {
      const { body } = await api.call(readEmissionSum, {
        token: company.token.View,
        query: { ...figures.total({ year: 2025 }), scope } as never,
      });
      return Number(body.kgCo2Biogenic);
    };
    expect(await biogenicOf(2)).toBeCloseTo(206.56 * 0.11507, 9);
    expect(await biogenicOf(1)).toBe(0);
  });
});

describe('without Scope 2', () => {
  test('is neither offered nor accepted, because it would have no figure', async () => {
    const company = await api.company({ modules: ['SCOPE1'] });
    expect((await offered(company)).filter(({ isCharged }) => isCharged)).toEqual([]);
    expect((await drive(company)).problem.errors).toEqual({
      FuelVariantId: ['Choose one of the listed values'],
    });
    expect((await drive(company, { fuelVariantId: petrol })).status).toBe(200);
  });
});

test('an own factor for it is refused: its factor is the grid’s', async () => {
  const { token } = await api.company();
  const targets = await api.call(listCompanyFactorTargets, { token: token.Admin });
  const [ofCars] = targets.body.filter((one) => one.appliesTo === 'fuel' && one.itemId === car);
  expect(ofCars?.variants.map(({ fuelVariantId }) => fuelVariantId)).not.toContain(electric);
  const refused = await api.call(createCompanyFactor, {
    token: token.Admin,
    body: {
      appliesTo: 'fuel',
      fuelId: car,
      fuelVariantId: electric,
      unitId: kilometre,
      kgCo2e: 0.1,
      publisher: 'Own',
      document: 'Own',
      reference: 'p. 1',
      validFrom: '2024-01-01',
    } as never,
  });
  expect(refused.problem.errors).toMatchObject({ FuelVariantId: ['Choose one of the listed values'] });
});

test('an import takes it by the name of its variant', async () => {
  const company = await api.company();
  const { token, locationId } = company;
  const params = { locationId };
  const { body: template } = await api.call(imports.createImportTemplate, {
    token: token.User,
    params,
    body: { importCategoryId: 1, subcategories: [] },
  });
  const name = (await offered(company)).find(({ fuelVariantId }) => fuelVariantId === electric)?.name ?? '';
  const line: FilledCell[] = ['Car, average size', name, 1000, 'km', { date: '2024-05-14' }];
  const { body } = await api.call(imports.uploadImport, {
    token: token.User,
    params,
    body: uploadForm(fillTemplate(new Uint8Array(template as unknown as ArrayBuffer), [line])),
  });
  expect(body.errorRows).toBe(0);
  await api.call(imports.processImport, {
    token: token.User,
    query: { importId: String(body.importId) } as never,
  });
  const rows = await api.db
    .select()
    .from(fuelConsumptions)
    .where(and(eq(fuelConsumptions.companyId, company.companyId)));
  expect(rows).toMatchObject([{ fuelVariantId: electric, value: '1000.000000000' }]);
  expect(Number(rows[0]?.carbonEquivalentKg)).toBeCloseTo(210.28 * 0.8083, 9);
});
