import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#api/contract/activity-data/fuel-consumptions';
import * as imports from '#api/contract/activity-data/imports';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import { users } from '#api/db/schema/account';
import { fuelConsumptions } from '#api/db/schema/consumption';
import { emissionLines } from '#api/db/schema/ledger';
import { auditLog } from '#api/db/schema/platform';
import { recalculateEmissions } from '#api/modules/emissions/ledger/ledger';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { type FilledCell, fillTemplate, uploadForm } from '#api/testing/workbooks/fill-template';
import { namedRowsOf } from '#api/testing/workbooks/read-sheet';

type Api = Awaited<ReturnType<typeof createTestApi>>;

/** Catalogue ids (seed/reference/catalogue). */
const diesel = 501;
const litre = 50;
const pl = 616;

let api: Api;
let company: Company;
beforeAll(async () => {
  api = await createTestApi();
  company = await api.company({ countryId: pl });
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const delivery = () => ({
  locationId: company.locationId,
  fuelId: diesel,
  fuelVariantId: null,
  value: 100,
  unitId: litre,
  date: '2025-03-10',
  reference: 'FV 12/2025' as string | null,
});
const create = (change: object = {}, owner = company) =>
  api.call(contract.createFuelConsumption, {
    token: owner.token.User,
    body: { ...delivery(), locationId: owner.locationId, ...change },
  });
const trailOf = async (id: number, owner = company) => {
  const { body } = await api.call(readEmissionTrail, {
    token: owner.token.View,
    params: { kind: 'fuel', id },
  });
  return body;
};
const speakPolish = ({ companyId }: Company) =>
  api.db.update(users).set({ languageId: 2 }).where(eq(users.companyId, companyId));

describe('a delivery with its own values', () => {
  test('is calculated with them, as stated in its row, its trail and the notes of its lines', async () => {
    const own = {
      density: 830,
      calorificValue: 42.5,
      calorificValueUnit: 'MJ/kg-net',
      deliveryNote: ' WZ 7 ',
    };
    const { status, body } = await create(own);
    expect([status, body]).toEqual([200, expect.objectContaining({ ...own, deliveryNote: 'WZ 7' })]);
    // 100 l × 0.830 kg/l × 42.5 MJ/kg × 74.1 kg CO2/GJ (regulation 2018/2066) and 3.438728 kg of the other gases (UK 2025).
    expect(body.carbonEquivalent).toBeCloseTo(83 * 42.5 * 0.0741 + 3.438728, 5);
    const trail = await trailOf(body.fuelConsumptionId);
    expect(trail.details).toEqual([
      { label: 'Density, from the delivery note', value: '830 kg/m³' },
      { label: 'Calorific value, from the delivery note', value: '42.5 MJ/kg (net CV)' },
      { label: 'Delivery note', value: 'WZ 7' },
    ]);
    const [line] = trail.lines;
    expect(line?.notes).toEqual(['own-density', 'own-calorific-value']);
    expect(line?.steps.slice(0, 2)).toMatchObject([
      { kind: 'density', source: 'WZ 7: 830 kg/m³', isOwn: true },
      { kind: 'net-calorific-value', source: 'WZ 7: 42.5 MJ/kg (net CV)', isOwn: true },
    ]);
  });

  test('has the invoice as its document if no other is named', async () => {
    const { body } = await create({ density: 835 });
    const { lines } = await trailOf(body.fuelConsumptionId);
    expect(lines[0]?.steps[0]).toMatchObject({ source: 'FV 12/2025: 835 kg/m³', isOwn: true });
  });

  test('keeps its figures in a recalculation', async () => {
    const owner = await api.company({ countryId: pl });
    await create({ density: 851.25 }, owner);
    const linesOf = () =>
      api.db
        .select()
        .from(emissionLines)
        .where(eq(emissionLines.companyId, owner.companyId))
        .orderBy(emissionLines.position);
    const before = await linesOf();
    expect(before[0]?.selectionNotes).toBe('own-density');
    await api.db.transaction((db) => recalculateEmissions({ db, companyId: owner.companyId }));
    expect(await linesOf()).toEqual(before);
  });

  test('returns to the published values when they are cleared; the record of changes has both', async () => {
    const { body: plain } = await create();
    const { body } = await create({ density: 800 });
    const id = body.fuelConsumptionId;
    const changed = await api.call(contract.updateFuelConsumption, {
      token: company.token.User,
      params: { id },
      body: delivery(),
    });
    expect(changed.body).toMatchObject({ density: null, carbonEquivalent: plain.carbonEquivalent });
    const [, update] = await api.db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'fuel_consumptions'), eq(auditLog.entityId, id)))
      .orderBy(auditLog.id);
    expect(update).toMatchObject({ before: { density: '800' }, after: { density: null } });
  });

  test('keeps no unit of a calorific value that was not entered', async () => {
    const { body } = await create({ calorificValueUnit: 'MJ/kg-net' });
    expect(body).toMatchObject({ calorificValue: null, calorificValueUnit: null });
  });
});

describe('what is refused', () => {
  test('names the published value, in the language of the reader', async () => {
    const refused = await create({ density: 0.83 });
    expect([refused.status, refused.problem.errors]).toEqual([
      400,
      {
        Density: ['Published for this fuel: 832 kg/m³. Enter a value from 416 to 1664, or check the unit'],
      },
    ]);
    const reader = await api.company({ countryId: pl });
    await speakPolish(reader);
    const own = { calorificValue: 11.9, calorificValueUnit: 'MJ/kg-gross' };
    const { CalorificValue: [message] = [] } = (await create(own, reader)).problem.errors ?? {};
    expect(message).toMatch(/^Opublikowano dla tego paliwa: \d+,\d+ MJ\/kg \(ciepło spalania\)\./);
  });

  test('names the field that is missing', async () => {
    expect((await create({ density: 830, reference: null })).problem.errors).toEqual({
      DeliveryNote: ['Name the document this value comes from, here or under “Related invoice”'],
    });
    expect((await create({ calorificValue: 43 })).problem.errors).toEqual({
      CalorificValueUnit: ['Choose the unit of the calorific value, net or gross'],
    });
    for (const density of [0, -1, 1e6])
      expect(Object.keys((await create({ density })).problem.errors ?? {})).toEqual(['Density']);
  });
});

describe('an import of fuels', () => {
  const templateFor = async (owner: Company) => {
    const { body } = await api.call(imports.createImportTemplate, {
      token: owner.token.User,
      params: { locationId: owner.locationId },
      body: { importCategoryId: 1, subcategories: [] },
    });
    return new Uint8Array(body as unknown as ArrayBuffer);
  };
  const upload = async (owner: Company, lines: FilledCell[][]) => {
    const { body } = await api.call(imports.uploadImport, {
      token: owner.token.User,
      params: { locationId: owner.locationId },
      body: uploadForm(fillTemplate(await templateFor(owner), lines)),
    });
    return body;
  };
  const line = (fuel: string, ...own: FilledCell[]): FilledCell[] => [
    fuel,
    null,
    100,
    'l',
    { date: '2025-03-10' },
    null,
    ...own,
  ];

  test.each([
    ['en', 'Diesel', 'MJ/kg (net CV)'],
    ['pl', 'Olej napędowy', 'MJ/kg (wartość opałowa)'],
  ])('has columns for them, in %s', async (locale, fuel, unit) => {
    const owner = await api.company({ countryId: pl });
    if (locale === 'pl') await speakPolish(owner);
    const { importId, errorRows } = await upload(owner, [line(fuel, 830, 42.5, unit, 'WZ 7'), line(fuel)]);
    expect(errorRows).toBe(0);
    await api.call(imports.processImport, {
      token: owner.token.User,
      query: { importId: String(importId) } as never,
    });
    const rows = await api.db
      .select()
      .from(fuelConsumptions)
      .where(eq(fuelConsumptions.companyId, owner.companyId))
      .orderBy(fuelConsumptions.id);
    expect(rows).toMatchObject([
      { density: '830', calorificValue: '42.5', calorificValueUnit: 'MJ/kg-net', deliveryNote: 'WZ 7' },
      { density: null, calorificValue: null, calorificValueUnit: null, deliveryNote: null },
    ]);
    // The same file again: the same delivery is known.
    expect(await upload(owner, [line(fuel, 830, 42.5, unit, 'WZ 7')])).toMatchObject({ errorRows: 1 });
  });

  test('returns invalid values with the reason in their column', async () => {
    const owner = await api.company({ countryId: pl });
    const { importId, errorRows } = await upload(owner, [
      line('Diesel', 0.83, null, null, 'WZ 1'),
      line('Diesel', null, 43, 'kcal', 'WZ 1'),
      line('Diesel', 830),
    ]);
    expect(errorRows).toBe(3);
    const { body } = await api.call(imports.readImportErrors, {
      token: owner.token.User,
      params: { importId },
    });
    const rows = namedRowsOf(new Uint8Array(body as unknown as ArrayBuffer));
    const reasons = [2, 3, 4].map((number) => rows.get(number)?.get('What to correct'));
    expect(reasons).toMatchObject([
      { value: expect.stringContaining('Density (kg/m³): Published for this fuel: 832 kg/m³') },
      { value: expect.stringContaining('Unit of the calorific value: Choose one of the listed values') },
      { value: expect.stringContaining('Delivery note: Name the document') },
    ]);
  });
});
