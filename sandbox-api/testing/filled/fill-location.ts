import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createImportTemplate, uploadImport } from '#api/contract/activity-data/imports';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createScope3Consumption } from '#api/contract/activity-data/value-chain';
import { uploadSupplyTypeFiles } from '#api/contract/company/supply-type-files';
import { createLocationSupplyType } from '#api/contract/company/supply-types';
import { createCompanyFactor } from '#api/contract/factors/company-factors';
import type { createTestApi } from '#api/testing/create-test-api';
import { fillTemplate, uploadForm } from '#api/testing/workbooks/fill-template';

type TestApi = Awaited<ReturnType<typeof createTestApi>>;
type Place = { token: string; locationId: number };

/** One of each type of record of a location, entered through the API. */
export async function fillLocation(api: TestApi, { token, locationId }: Place): Promise<void> {
  await enterActivity(api, { token, locationId });
  const contract = await api.call(createLocationSupplyType, {
    token,
    body: { locationId, supplyTypeId: 1, startDate: '2025-01-01', certificateReference: 'GO 1' },
  });
  const file = new FormData();
  file.append('submittedFile', new File(['%PDF-1.7\n%%EOF'], 'contract.pdf'));
  await done(
    api.call(uploadSupplyTypeFiles, {
      token,
      params: { id: contract.body.id },
      body: file,
    }),
  );
  const factor = { appliesTo: 'fuel', fuelId: 501, unitId: 50, kgCo2e: 2, validFrom: '2025-01-01' };
  const source = { publisher: 'Lab', document: 'Analysis', reference: 'p. 1', note: null };
  await done(api.call(createCompanyFactor, { token, body: { ...factor, ...source, locationId } as never }));
  await uploadFuels(api, { token, locationId });
}

async function enterActivity(api: TestApi, { token, locationId }: Place): Promise<void> {
  const reference = null;
  const period = { startDate: '2025-03-01', endDate: '2025-03-31' };
  const fuel = { fuelId: 501, fuelVariantId: 12, value: 100, unitId: 50, date: '2025-03-10' };
  await done(api.call(createFuelConsumption, { token, body: { ...fuel, locationId, reference } }));
  const bill = { ...period, utilityId: 1, value: 1000, unitId: 1 };
  await done(api.call(createUtilityConsumption, { token, body: { ...bill, locationId, reference } }));
  const made = { ...period, renewableId: 1, value: 1000, unitId: 1 };
  await done(api.call(createRenewableConsumption, { token, body: { ...made, locationId, reference } }));
  const flight = {
    startDate: '2025-04-10',
    travelMode: 'short-haul-to-from-uk',
    travelVariant: 'economy-class',
    distance: 1200,
    passengers: 2,
    radiativeForcing: true,
  };
  const journey = { scope3InputFormId: 6, scope3MethodId: 602, locationId, values: flight };
  await done(api.call(createScope3Consumption, { token, body: journey }));
}

/** A file that is not recorded yet. */
async function uploadFuels(api: TestApi, { token, locationId }: Place): Promise<void> {
  const template = await api.call(createImportTemplate, {
    token,
    params: { locationId },
    body: { importCategoryId: 1, subcategories: [] },
  });
  const empty = new Uint8Array(template.body as unknown as ArrayBuffer);
  const filled = fillTemplate(empty, [['Natural gas', null, 10, 'm³', { date: '2025-03-10' }, null]]);
  await done(api.call(uploadImport, { token, params: { locationId }, body: uploadForm(filled) }));
}

async function done(call: Promise<{ status: number; problem: unknown }>): Promise<void> {
  const { status, problem } = await call;
  if (status >= 300) throw new Error(`The location was not filled: ${JSON.stringify(problem)}`);
}
