import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFuelConsumptions } from '#api/contract/activity-data/fuel-consumptions';
import * as contract from '#api/contract/activity-data/imports';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { type FilledCell, fillTemplate, uploadForm } from '#api/testing/workbooks/fill-template';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const gas = (value: number, date: string, reference: string | null = null): FilledCell[] => [
  'Natural gas',
  null,
  value,
  'kWh (gross CV)',
  { date },
  reference,
];

async function upload(company: Company, rows: FilledCell[][]): Promise<number> {
  const params = { locationId: company.locationId };
  const token = company.token.User;
  const template = await api.call(contract.createImportTemplate, {
    token,
    params,
    body: { importCategoryId: 1, subcategories: [] },
  });
  const bytes = fillTemplate(new Uint8Array(template.body as unknown as ArrayBuffer), rows);
  const { body } = await api.call(contract.uploadImport, {
    token,
    params,
    body: uploadForm(bytes, 'filled.xlsx'),
  });
  expect(body.errorRows).toBe(0);
  return body.importId;
}

const warningsOf = (company: Company, importId: number) =>
  api.call(contract.listImportWarnings, { token: company.token.User, params: { importId } });
const process = (company: Company, importId: number, withoutWarned: boolean) =>
  api.call(contract.processImport, {
    token: company.token.User,
    query: { importId: String(importId), withoutWarned: String(withoutWarned) } as never,
  });
async function recordedValues(company: Company): Promise<number[]> {
  const { body } = await api.call(listFuelConsumptions, {
    token: company.token.User,
    params: { locationId: company.locationId },
  });
  return body.map(({ value }) => value).sort((one, other) => one - other);
}

const rows = [
  gas(100, '2025-03-10', 'INV 1'),
  gas(120, '2025-03-10', 'INV 1'),
  gas(90, '2025-04-10'),
  gas(16777.215, '2025-05-10'),
];

test('a checked file lists its rows with warnings before anything is recorded', async () => {
  const company = await api.company();
  const importId = await upload(company, rows);
  const { status, body } = await warningsOf(company, importId);
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 2, warnedRows: 2 });
  const [twin, sentinel] = body.warnings;
  expect(twin).toMatchObject({ warning: { code: 'twin', other: { entryId: null, value: 100 } } });
  expect(twin?.otherRow).toBe((twin?.row ?? 0) - 1);
  expect(sentinel).toMatchObject({
    row: (twin?.row ?? 0) + 2,
    otherRow: null,
    warning: { code: 'sentinel' },
  });
  expect(await recordedValues(company)).toEqual([]);
});

test('the file is recorded with those rows, or without them', async () => {
  const company = await api.company();
  const without = await process(company, await upload(company, rows), true);
  expect(without.body.importedRows).toBe(2);
  expect(await recordedValues(company)).toEqual([90, 100]);
  const another = await api.company();
  const whole = await process(another, await upload(another, rows), false);
  expect(whole.body.importedRows).toBe(4);
  expect(await recordedValues(another)).toEqual([90, 100, 120, 16777.215]);
});

test('a file of which every row has a warning can be left out as a whole', async () => {
  const company = await api.company();
  const { body } = await process(company, await upload(company, [gas(999999, '2025-03-10')]), true);
  expect(body.importedRows).toBe(0);
  expect(await recordedValues(company)).toEqual([]);
});

test('a recorded file has no warnings', async () => {
  const company = await api.company();
  const importId = await upload(company, rows);
  await process(company, importId, false);
  expect((await warningsOf(company, importId)).status).toBe(404);
});
