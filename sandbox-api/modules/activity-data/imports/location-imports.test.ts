import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#api/contract/activity-data/imports';
import { createLocationImportTemplate, uploadLocationImport } from '#api/contract/company/location-imports';
import { createLocation, listLocations } from '#api/contract/company/locations';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import { type Company, polandId } from '#api/testing/filled/insert-company';
import { type FilledCell, fillTemplate, uploadForm } from '#api/testing/workbooks/fill-template';
import { namedRowsOf } from '#api/testing/workbooks/read-sheet';
import { readWorkbook } from './workbook/read-workbook';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

async function template(company: Company): Promise<Uint8Array> {
  const answer = await api.call(createLocationImportTemplate, { token: company.token.Admin });
  expect(answer.status).toBe(200);
  return new Uint8Array(answer.body as unknown as ArrayBuffer);
}

const upload = (company: Company, bytes: Uint8Array, token = company.token.Admin) =>
  api.call(uploadLocationImport, { token, body: uploadForm(bytes) });

const process = (company: Company, importId: number, token = company.token.Admin) =>
  api.call(contract.processImport, { token, query: { importId } });

const names = async ({ token }: Company) =>
  (await api.call(listLocations, { token: token.View, query: {} })).body.map(({ name }) => name);

/** Name, country, three lines of address, post code, town, area; the part of the grid may follow. */
const depot = (name: string, country = 'Poland', town: FilledCell = 'Gdynia'): FilledCell[] => [
  name,
  country,
  'Portowa 3',
  null,
  null,
  81350,
  town,
  1200,
];

describe('a file of locations', () => {
  // spec: locations.import
  test('has the columns of the form and the countries to choose from', async () => {
    const company = await api.company();
    const [sheet] = readWorkbook(await template(company)).sheets;
    const labels = [...(sheet?.rows(1)[0]?.cells.values() ?? [])].map(
      (cell) => 'value' in cell && cell.value,
    );
    expect(labels).toEqual([
      'Name *',
      'Country *',
      'Address *',
      'Address, line 2',
      'Address, line 3',
      'Post code',
      'Town *',
      'Area in m²',
      'eGRID subregion',
    ]);
  });

  // spec: locations.import
  test('is checked first and adds its locations when it is processed, as if entered by hand', async () => {
    const company = await api.company();
    const bytes = fillTemplate(await template(company), [depot('Depot'), depot('Kiel', 'Niemcy', 'Kiel')]);
    const { status, body } = await upload(company, bytes);
    expect([status, body.rows, body.errorRows]).toEqual([200, 2, 0]);
    expect(await names(company)).toEqual(['Plant']);
    expect((await process(company, body.importId)).body).toEqual({
      importId: body.importId,
      importedRows: 2,
    });
    expect(await names(company)).toEqual(['Depot', 'Kiel', 'Plant']);
    const listed = await api.call(listLocations, { token: company.token.View, query: {} });
    expect(listed.body[0]).toMatchObject({ postCode: '81350', area: 1200, countryName: 'Poland' });
    expect(listed.body[1]).toMatchObject({ countryName: 'Germany' });
    const trail = await api.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.companyId, company.companyId), eq(auditLog.entity, 'locations')))
      .orderBy(auditLog.id);
    expect(trail.map(({ action }) => action)).toEqual(['create', 'create', 'import']);
  });

  test('takes the part of the grid of a location in the US, and gives back what is none of its country', async () => {
    const company = await api.company();
    const fresno = [...depot('Fresno', 'United States', 'Fresno'), 'CAMX'];
    const right = await upload(company, fillTemplate(await template(company), [fresno]));
    expect(right.body.errorRows).toBe(0);
    await process(company, right.body.importId);
    const listed = await api.call(listLocations, { token: company.token.View, query: {} });
    expect(listed.body[0]).toMatchObject({ name: 'Fresno', gridSubregion: 'CAMX' });
    const rows = [
      [...depot('Kiel', 'Germany', 'Kiel'), 'CAMX'],
      [...depot('Dallas', 'United States', 'Dallas'), 'Texas'],
    ];
    const wrong = await upload(company, fillTemplate(await template(company), rows));
    expect(wrong.body.errorRows).toBe(2);
  });

  // spec: locations.import
  test('gives back every row with every reason, and adds nothing', async () => {
    const company = await api.company();
    const bytes = fillTemplate(await template(company), [
      depot('plant'),
      depot('Depot'),
      depot('DEPOT '),
      ['', 'Atlantis', null, null, null, null, 'Gdynia', 'large'],
    ]);
    const { body } = await upload(company, bytes);
    expect([body.rows, body.errorRows]).toEqual([4, 3]);
    expect((await process(company, body.importId)).problem.code).toBe('import_has_errors');
    const errors = await api.call(contract.readImportErrors, {
      token: company.token.Admin,
      params: { importId: body.importId },
    });
    const rows = namedRowsOf(new Uint8Array(errors.body as unknown as ArrayBuffer));
    const reasons = [2, 4, 5].map((row) => {
      const cell = rows.get(row)?.get('What to correct');
      return cell?.kind === 'text' ? cell.value : '';
    });
    expect(reasons[0]).toContain('An active location with this name already exists');
    expect(reasons[1]).toContain('Same name as in row 3');
    for (const text of [
      "Name: This field can't be empty",
      'Country: Choose one',
      'Address: ',
      'Area in m²: ',
    ])
      expect(reasons[2]).toContain(text);
    expect(await names(company)).toEqual(['Plant']);
  });

  test('is told on screen at the cell that is wrong: a name twice at the name, a negative area at the area', async () => {
    const company = await api.company();
    const bytes = fillTemplate(await template(company), [
      depot('Plant'),
      depot('Depot'),
      depot('Depot'),
      ['Hall', 'Poland', 'Portowa 3', null, null, null, 'Gdynia', -1200.5],
    ]);
    const { body } = await upload(company, bytes);
    const problemsFor = (token: string) =>
      api.call(contract.listImportProblems, { token, params: { importId: body.importId } });
    const { problems, total } = (await problemsFor(company.token.Admin)).body;
    expect(problems.map(({ cell, column, value }) => [cell, column, value])).toEqual([
      ['A2', 'Name', 'Plant'],
      ['A4', 'Name', 'Depot'],
      ['H5', 'Area in m²', -1200.5],
    ]);
    expect(total).toBe(3);
    expect((await problemsFor(company.token.User)).problem.code).toBe('role_required');
    expect((await problemsFor((await api.company()).token.Admin)).status).toBe(404);
  });

  test('that no longer fits is refused, because a location of that name was added since', async () => {
    const company = await api.company();
    const { body } = await upload(company, fillTemplate(await template(company), [depot('Depot')]));
    await api.call(createLocation, {
      token: company.token.Admin,
      body: { name: 'Depot', countryId: polandId, town: 'Gdynia', address1: 'Portowa 3' },
    });
    expect((await process(company, body.importId)).problem.code).toBe('import_outdated');
    expect(await names(company)).toEqual(['Depot', 'Plant']);
  });

  // spec: locations.import
  test('is for administrators, at each step', async () => {
    const company = await api.company();
    const token = company.token.User;
    const bytes = fillTemplate(await template(company), [depot('Depot')]);
    expect((await api.call(createLocationImportTemplate, { token })).status).toBe(403);
    expect((await upload(company, bytes, token)).status).toBe(403);
    const { body } = await upload(company, bytes);
    expect((await process(company, body.importId, token)).problem.code).toBe('role_required');
    expect(await names(company)).toEqual(['Plant']);
  });

  test('and one of entries are not taken for each other', async () => {
    const company = await api.company();
    const params = { locationId: company.locationId };
    const token = company.token.Admin;
    const ofLocations = fillTemplate(await template(company), [depot('Depot')]);
    const wrongPlace = await api.call(contract.uploadImport, {
      token,
      params,
      body: uploadForm(ofLocations),
    });
    expect(wrongPlace.problem.errors?.File?.[0]).toContain('This is a file of locations');
    const fuels = await api.call(contract.createImportTemplate, {
      token,
      params,
      body: { importCategoryId: 1, subcategories: [] },
    });
    const ofEntries = fillTemplate(new Uint8Array(fuels.body as unknown as ArrayBuffer), [
      ['Diesel', null, 10, 'l', { date: '2025-03-10' }, null],
    ]);
    const { problem } = await upload(company, ofEntries);
    expect(problem.errors?.File?.[0]).toContain('This is a file of entries');
  });

  test('is no category of a location', async () => {
    const company = await api.company();
    const token = company.token.Admin;
    const categories = await api.call(contract.listImportCategories, {
      token,
      query: { locationId: company.locationId },
    });
    expect(categories.body.map(({ importCategoryId }) => importCategoryId)).toEqual([1, 2, 3]);
  });
});
