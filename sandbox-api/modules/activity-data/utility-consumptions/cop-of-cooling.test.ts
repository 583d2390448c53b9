import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as imports from '#api/contract/activity-data/imports';
import { listLocationUtilities } from '#api/contract/activity-data/utilities';
import * as contract from '#api/contract/activity-data/utility-consumptions';
import { createLocationSupplyType } from '#api/contract/company/supply-types';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import { createCompanyFactor } from '#api/contract/factors/company-factors';
import { users } from '#api/db/schema/account';
import { utilityConsumptions } from '#api/db/schema/consumption';
import { emissionLines } from '#api/db/schema/ledger';
import { auditLog } from '#api/db/schema/platform';
import { recalculateEmissions } from '#api/modules/emissions/ledger/ledger';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { type FilledCell, fillTemplate, uploadForm } from '#api/testing/workbooks/fill-template';
import { namedRowsOf } from '#api/testing/workbooks/read-sheet';

type Api = Awaited<ReturnType<typeof createTestApi>>;

/** Catalogue ids (seed/reference/catalogue). */
const [electricity, cooling, kwh] = [1, 4, 1];

let api: Api;
let company: Company;
beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const bill = ({ locationId }: Company) => ({
  locationId,
  utilityId: cooling,
  value: 1000,
  unitId: kwh,
  reference: 'CH 5/2024',
  startDate: '2024-05-01',
  endDate: '2024-05-31',
});
const create = (change: object = {}, owner = company) =>
  api.call(contract.createUtilityConsumption, {
    token: owner.token.User,
    body: { ...bill(owner), ...change },
  });
const linesOf = ({ companyId }: Company) =>
  api.db
    .select()
    .from(emissionLines)
    .where(eq(emissionLines.companyId, companyId))
    .orderBy(emissionLines.sourceId, emissionLines.position);
const speakPolish = ({ companyId }: Company) =>
  api.db.update(users).set({ languageId: 2 }).where(eq(users.companyId, companyId));

describe('purchased cooling with the COP of its supplier', () => {
  test('has both lines of Scope 2 from the grid and its 3.3, and says so in its trail', async () => {
    const owner = await api.company();
    await api.call(createLocationSupplyType, {
      token: owner.token.Admin,
      body: {
        locationId: owner.locationId,
        supplyTypeId: 1,
        startDate: '2024-01-01',
        certificateReference: 'GO 7',
      },
    });
    const { status, body } = await create({ cop: 4 }, owner);
    expect([status, body.cop]).toEqual([200, 4]);
    expect(body.carbonEquivalent).toBeCloseTo(250 * 0.8083, 9);
    const lines = await linesOf(owner);
    expect(lines.map(({ scope, category, method }) => `${scope} ${category} ${method}`)).toEqual([
      '2 2.3 location',
      '2 2.3 market',
      '3 3.3 none',
      '3 3.3 none',
    ]);
    expect(Number(lines[0]?.kgCo2e)).toBeCloseTo(250 * 0.553, 9);
    const trail = await api.call(readEmissionTrail, {
      token: owner.token.View,
      params: { kind: 'utility', id: body.utilityConsumptionId },
    });
    expect(trail.body.details).toEqual([{ label: 'COP of the cooling, stated by the supplier', value: '4' }]);
    expect(trail.body.lines[0]).toMatchObject({
      factorQuantity: '250',
      steps: [{ kind: 'cooling-cop', from: 'kWh', to: 'kWh', factor: '0.25', source: '1 / COP 4' }],
    });
  });

  test('keeps its figures in a recalculation', async () => {
    const owner = await api.company();
    await create({ cop: 3 }, owner);
    const before = await linesOf(owner);
    const { companyId } = owner;
    await api.db.transaction((db) => recalculateEmissions({ db, companyId }));
    expect(await linesOf(owner)).toEqual(before);
  });

  test('may be changed; the record of changes has both', async () => {
    const { body } = await create({ cop: 4 });
    const id = body.utilityConsumptionId;
    const changed = await api.call(contract.updateUtilityConsumption, {
      token: company.token.User,
      params: { id },
      body: { ...bill(company), cop: 5.5 },
    });
    expect(changed.body.carbonEquivalent).toBeCloseTo((1000 / 5.5) * 0.8083, 9);
    const [, update] = await api.db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'utility_consumptions'), eq(auditLog.entityId, id)))
      .orderBy(auditLog.id);
    expect(update).toMatchObject({ before: { cop: '4' }, after: { cop: '5.5' } });
  });

  test('is required if there is neither a COP nor a factor, with an instruction in both languages', async () => {
    expect((await create()).problem.errors).toEqual({
      Cop: [
        'No factor for Cooling is published. Enter the COP your supplier states, or add their factor under Factors as your own',
      ],
    });
    const owner = await api.company();
    await speakPolish(owner);
    expect((await create({}, owner)).problem.errors).toEqual({
      Cop: [expect.stringMatching(/^Brak opublikowanego wskaźnika dla: Chłód\. Wpisz COP/)],
    });
  });

  test('is limited to what a machine can do', async () => {
    for (const cop of [0, -4, 0.99, 40.1])
      expect(Object.keys((await create({ cop })).problem.errors ?? {}), String(cop)).toEqual(['Cop']);
    for (const cop of [1, 40]) expect((await create({ cop })).status).toBe(200);
  });

  test('gives way to a factor of the company’s own, which needs none', async () => {
    const owner = await api.company();
    await api.call(createCompanyFactor, {
      token: owner.token.Admin,
      body: {
        appliesTo: 'utility',
        utilityId: cooling,
        method: 'both',
        unitId: kwh,
        kgCo2e: 0.09,
        publisher: 'Supplier',
        document: 'Statement',
        reference: 'p. 1',
        validFrom: '2024-01-01',
      } as never,
    });
    expect((await create({}, owner)).body.carbonEquivalent).toBeCloseTo(90, 9);
    expect((await create({ cop: 4 }, owner)).body.carbonEquivalent).toBeCloseTo(90, 9);
    expect((await linesOf(owner)).every(({ scope }) => scope === 2)).toBe(true);
  });
});

test('anything else than cooling has no COP', async () => {
  const refused = await create({ utilityId: electricity, cop: 4 });
  expect(refused.problem.errors).toEqual({
    Cop: ['Only cooling has a COP. Clear this field for Electricity'],
  });
  expect((await create({ utilityId: electricity })).body.cop).toBeNull();
  const { body } = await api.call(listLocationUtilities, {
    token: company.token.View,
    params: { locationId: company.locationId },
    query: { listAllPossible: 'true' } as never,
  });
  expect(body.filter(({ isCooling }) => isCooling).map(({ utilityId }) => utilityId)).toEqual([cooling]);
});

describe('an import of utilities', () => {
  const upload = async (owner: Company, lines: Record<string, FilledCell>[]) => {
    const params = { locationId: owner.locationId };
    const { body: template } = await api.call(imports.createImportTemplate, {
      token: owner.token.User,
      params,
      body: { importCategoryId: 2, subcategories: [] },
    });
    const { body } = await api.call(imports.uploadImport, {
      token: owner.token.User,
      params,
      body: uploadForm(fillTemplate(new Uint8Array(template as unknown as ArrayBuffer), lines)),
    });
    return body;
  };
  const line = (utility: string, cop: FilledCell) => ({
    Utility: utility,
    Amount: 1000,
    Unit: 'kWh',
    From: { date: '2024-05-01' },
    To: { date: '2024-05-31' },
    'COP (cooling only)': cop,
  });

  test('has a column for it, and knows the same bill again', async () => {
    const owner = await api.company();
    const { importId, errorRows } = await upload(owner, [line('Cooling', 4.2), line('Electricity', null)]);
    expect(errorRows).toBe(0);
    await api.call(imports.processImport, {
      token: owner.token.User,
      query: { importId: String(importId) } as never,
    });
    const rows = await api.db
      .select()
      .from(utilityConsumptions)
      .where(eq(utilityConsumptions.companyId, owner.companyId))
      .orderBy(utilityConsumptions.id);
    expect(rows.map(({ cop }) => cop)).toEqual(['4.2', null]);
    expect(Number(rows[0]?.carbonEquivalentKg)).toBeCloseTo((1000 / 4.2) * 0.8083, 9);
    expect(await upload(owner, [line('Cooling', 4.2)])).toMatchObject({ errorRows: 1 });
  });

  test('returns invalid values with the reason in their column', async () => {
    const owner = await api.company();
    const { importId, errorRows } = await upload(owner, [line('Cooling', null), line('Electricity', 3)]);
    expect(errorRows).toBe(2);
    const { body } = await api.call(imports.readImportErrors, {
      token: owner.token.User,
      params: { importId },
    });
    const rows = namedRowsOf(new Uint8Array(body as unknown as ArrayBuffer));
    expect([2, 3].map((number) => rows.get(number)?.get('What to correct'))).toMatchObject([
      { value: expect.stringContaining('COP (cooling only): No factor for Cooling is published') },
      { value: expect.stringContaining('COP (cooling only): Only cooling has a COP') },
    ]);
  });
});
