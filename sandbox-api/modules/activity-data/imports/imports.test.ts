import { eq, sql } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fuelExtraTexts } from '#api/contract/activity-data/extra-fields';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import * as contract from '#api/contract/activity-data/imports';
import { fuelConsumptions, renewableConsumptions, utilityConsumptions } from '#api/db/schema/consumption';
import { imports } from '#api/db/schema/imports';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { auditLog, jobs } from '#api/db/schema/platform';
import { HeavyWorkEnded } from '#api/kernel/heavy-work';
import { runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import {
  type FilledCell,
  fillTemplate,
  replaceInSheet,
  uploadForm,
} from '#api/testing/workbooks/fill-template';
import { headersOf, type NamedCells, namedRowsOf } from '#api/testing/workbooks/read-sheet';
import { type CellValue, columnName, serialOfDate } from './workbook/cells';
import { readWorkbook } from './workbook/read-workbook';

type Api = Awaited<ReturnType<typeof createTestApi>>;

/** Keys of the categories. */
const [fuels, utilities, renewables] = [1, 2, 3];
/** Keys of fuel categories (seed/reference/catalogue). */
const [gaseous, vehicleFuel] = [1, 5];

let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

async function templateFor(
  company: Company,
  importCategoryId = fuels,
  subcategories: number[] = [],
  language = 'en',
) {
  if (language === 'pl')
    await api.db.execute(sql`update users set language_id = 2 where company_id = ${company.companyId}`);
  const answer = await api.call(contract.createImportTemplate, {
    token: company.token.User,
    params: { locationId: company.locationId },
    body: { importCategoryId, subcategories },
  });
  expect(answer.status).toBe(200);
  return { bytes: new Uint8Array(answer.body as unknown as ArrayBuffer), headers: answer.headers };
}

const upload = (
  company: Company,
  bytes: Uint8Array,
  { name = 'filled.xlsx', token = company.token.User } = {},
) =>
  api.call(contract.uploadImport, {
    token,
    params: { locationId: company.locationId },
    body: uploadForm(bytes, name),
  });

const process = (company: Company, importId: number, key?: string) =>
  api.call(contract.processImport, {
    token: company.token.User,
    query: { importId: String(importId) } as never,
    headers: key ? { 'idempotency-key': key } : {},
  });

async function uploadRows(
  company: Company,
  rows: readonly (readonly FilledCell[])[],
  importCategoryId = fuels,
) {
  const { bytes } = await templateFor(company, importCategoryId);
  return upload(company, fillTemplate(bytes, rows));
}

/** Cells of the first sheet of the error file, by row number and header. */
async function errorRows(company: Company, importId: number): Promise<Map<number, NamedCells>> {
  const answer = await api.call(contract.readImportErrors, {
    token: company.token.User,
    params: { importId },
  });
  expect(answer.status).toBe(200);
  return namedRowsOf(new Uint8Array(answer.body as unknown as ArrayBuffer));
}

const sheetXml = (bytes: Uint8Array) => {
  const part = unzipSync(bytes)['xl/worksheets/sheet1.xml'];
  return part ? strFromU8(part) : '';
};

async function problems(company: Company, importId: number) {
  const answer = await api.call(contract.listImportProblems, {
    token: company.token.User,
    params: { importId },
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** What is to be corrected in a row, unless another column is named. */
const textAt = (rows: Map<number, NamedCells>, row: number, header = 'What to correct') => {
  const cell = rows.get(row)?.get(header);
  return cell && 'value' in cell ? cell.value : undefined;
};

const gas = (value: FilledCell, date: FilledCell = { date: '2025-03-10' }, reference: FilledCell = null) => [
  'Natural gas',
  null,
  value,
  'kWh (gross CV)',
  date,
  reference,
];

const countRows = async (company: Company) => {
  const tables = [
    fuelConsumptions,
    utilityConsumptions,
    renewableConsumptions,
    emissionLines,
    emissionRollups,
  ];
  const counts: number[] = [];
  for (const table of tables) counts.push(await api.db.$count(table, eq(table.companyId, company.companyId)));
  return counts;
};

describe('categories', () => {
  // spec: import.categories
  test('are those that are licensed, fuels with their kinds, in the language of the user', async () => {
    const company = await api.company();
    const listed = await api.call(contract.listImportCategories, {
      token: company.token.View,
      query: { locationId: String(company.locationId) } as never,
    });
    expect(listed.body.map(({ importCategoryId, name }) => [importCategoryId, name])).toEqual([
      [fuels, 'Fuels'],
      [utilities, 'Utilities'],
      [renewables, 'Renewables'],
    ]);
    expect(listed.body[0]?.subCategories).toContainEqual({ fuelCategoryId: gaseous, name: 'Gaseous fuels' });
    const limited = await api.company({ modules: ['SCOPE2'] });
    const fewer = await api.call(contract.listImportCategories, {
      token: limited.token.User,
      query: { locationId: String(limited.locationId) } as never,
    });
    expect(fewer.body.map(({ importCategoryId }) => importCategoryId)).toEqual([utilities, renewables]);
  });
});

describe('a template', () => {
  // spec: import.template
  test('has the columns and choices of the chosen fuels, in the language of the user', async () => {
    const company = await api.company();
    const { bytes, headers } = await templateFor(company, fuels, [vehicleFuel], 'pl');
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(
      'Szablon importu - Paliwa - Plant.xlsx',
    );
    const { sheets } = readWorkbook(bytes);
    expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['Paliwa', false],
      ['Instrukcja', false],
      ['Lists', true],
    ]);
    const header = [...(sheets[0]?.rows(1)[0]?.cells.values() ?? [])].map(
      (cell) => 'value' in cell && cell.value,
    );
    expect(header).toEqual([
      'Paliwo *',
      'Wariant',
      'Ilość *',
      'Jednostka *',
      'Data *',
      'Faktura',
      'Gęstość (kg/m³)',
      'Wartość opałowa lub ciepło spalania',
      'Jednostka wartości opałowej',
      ...Object.values(fuelExtraTexts).map(({ label }) => label.pl),
      'Korekcja objętości',
      'Pierwszy dzień rachunku',
    ]);
    const names = (sheets[2]?.rows(100) ?? []).slice(1).map(({ cells }) => textOf(cells.get(0)));
    expect(names).toContain('Olej napędowy');
    expect(names).not.toContain('Gaz ziemny');
  });

  test('has its units in the language of the user; a file may have them in either', async () => {
    const company = await api.company();
    const { bytes } = await templateFor(company, fuels, [gaseous], 'pl');
    const lists = readWorkbook(bytes).sheets[2]?.rows(100) ?? [];
    const offered = lists.find(({ cells }) => textOf(cells.get(0)) === 'Gaz ziemny');
    expect([...(offered?.cells.values() ?? [])].map(textOf)).toContain('kWh (ciepło spalania)');
    const ofGas = (value: number, unit: string) => ['Gaz ziemny', null, value, unit, '2025-03-10'];
    const rows = [ofGas(1, 'kWh (ciepło spalania)'), ofGas(2, 'kWh (gross CV)'), ofGas(3, 'bushel')];
    const { body } = await upload(company, fillTemplate(bytes, rows));
    expect(body).toMatchObject({ rows: 3, errorRows: 1 });
    const reason = textAt(await errorRows(company, body.importId), 4, 'Co poprawić');
    expect(reason).toContain('kWh (ciepło spalania)');
    expect(reason).not.toContain('CV');
  });

  test('has its drop-downs to the last row of a file, and something there that makes LibreOffice save them', async () => {
    const company = await api.company();
    const { bytes } = await templateFor(company);
    const sheet = sheetXml(bytes);
    expect([...sheet.matchAll(/sqref="([^"]+)"/g)].map(([, range]) => range)).toEqual([
      'A2:A5001',
      'B2:B5001',
      'C2:C5001',
      'D2:D5001',
      'E2:E5001',
      'G2:G5001',
      'H2:H5001',
      'I2:I5001',
      'M2:M5001',
      'N2:N5001',
    ]);
    const beside = columnName(headersOf(bytes).length);
    const end = `<row r="5001"><c r="${beside}5001"[^>]*><is><t[^>]*>The drop-down lists end here\\.<`;
    expect(sheet).toMatch(new RegExp(end));
    const rows = Array.from({ length: 5000 }, (_, index) => gas(index === 0 ? -1 : index));
    const uploaded = await upload(company, fillTemplate(bytes, rows));
    expect(uploaded.body).toMatchObject({ rows: 5000, errorRows: 1 });
    const file = await api.call(contract.readImportErrors, {
      token: company.token.User,
      params: { importId: uploaded.body.importId },
    });
    const filled = sheetXml(new Uint8Array(file.body as unknown as ArrayBuffer));
    expect(filled.match(/<row r="5001">/g)).toHaveLength(1);
    expect(filled).not.toContain('lists end here');
  });

  // spec: import.template
  test('needs a known and licensed category', async () => {
    const company = await api.company({ modules: ['SCOPE2'] });
    const ask = (importCategoryId: number) =>
      api.call(contract.createImportTemplate, {
        token: company.token.User,
        params: { locationId: company.locationId },
        body: { importCategoryId },
      });
    expect((await ask(fuels)).problem.code).toBe('module_required');
    expect((await ask(9)).problem.errors).toEqual({ ImportCategoryId: ['Choose one of the listed values'] });
  });
});

describe('a filled template', () => {
  // spec: import.process
  test('is checked first and recorded when it is processed, like entries made by hand', async () => {
    const [imported, typed] = [await api.company(), await api.company()];
    const uploaded = await uploadRows(imported, [
      gas(1000.5),
      ['Diesel', '100 % mineral', '1 234,56', 'l', '31.01.2025', 'FV 7'],
    ]);
    expect(uploaded.body).toMatchObject({ rows: 2, errorRows: 0 });
    expect(await countRows(imported)).toEqual([0, 0, 0, 0, 0]);

    const processed = await process(imported, uploaded.body.importId);
    expect(processed.body).toEqual({ importId: uploaded.body.importId, importedRows: 2 });
    const rows = await api.db
      .select()
      .from(fuelConsumptions)
      .where(eq(fuelConsumptions.companyId, imported.companyId))
      .orderBy(fuelConsumptions.id);
    for (const { fuelId, fuelVariantId, value, unitId, date, reference } of rows) {
      const body = { fuelId, fuelVariantId, value: Number(value), unitId, date, reference };
      const answer = await api.call(createFuelConsumption, {
        token: typed.token.User,
        body: { ...body, locationId: typed.locationId },
      });
      expect(answer.status).toBe(200);
    }
    const facts = async ({ companyId }: Company) => [
      await api.db
        .select({
          value: fuelConsumptions.value,
          kg: fuelConsumptions.carbonEquivalentKg,
          date: fuelConsumptions.date,
          reference: fuelConsumptions.reference,
        })
        .from(fuelConsumptions)
        .where(eq(fuelConsumptions.companyId, companyId))
        .orderBy(fuelConsumptions.id),
      await api.db
        .select({
          scope: emissionRollups.scope,
          month: emissionRollups.periodMonth,
          kg: emissionRollups.kgCo2e,
          lines: emissionRollups.lineCount,
        })
        .from(emissionRollups)
        .where(eq(emissionRollups.companyId, companyId))
        .orderBy(emissionRollups.periodMonth, emissionRollups.scope, emissionRollups.kgCo2e),
    ];
    expect(await facts(imported)).toEqual(await facts(typed));
    expect(rows.map(({ value, date }) => [Number(value), date])).toEqual([
      [1000.5, '2025-03-10'],
      [1234.56, '2025-01-31'],
    ]);
  });

  test('is read to its end, also below thousands of rows that are filled in other columns only', async () => {
    const company = await api.company();
    const columns = headersOf((await templateFor(company)).bytes).length;
    const rows: FilledCell[][] = Array.from({ length: 5500 }, (_, index) => [
      ...Array<null>(columns).fill(null),
      `note ${index}`,
    ]);
    rows[0] = gas(1);
    rows[5499] = gas(2);
    expect((await uploadRows(company, rows)).body).toMatchObject({ rows: 2, errorRows: 0 });
  });

  test('of utilities or renewables has periods', async () => {
    const company = await api.company();
    const bill = ['Electricity', 12.5, 'MWh', { date: '2024-12-15' }, { date: '2025-01-14' }, 'E/1'];
    const first = await uploadRows(company, [bill], utilities);
    expect((await process(company, first.body.importId)).body.importedRows).toBe(1);
    const sun = ['Fotowoltaika', '3,5', 'mwh', '2025-05-01', '2025-05-31'];
    const second = await uploadRows(company, [sun], renewables);
    expect((await process(company, second.body.importId)).body.importedRows).toBe(1);
    const [fuelRows, utilityRows, renewableRows, lines] = await countRows(company);
    expect([fuelRows, utilityRows, renewableRows]).toEqual([0, 1, 1]);
    expect(lines).toBeGreaterThan(4);
  });

  // spec: import.refresh
  test('leaves an audit row and has the reviews looked at', async () => {
    const company = await api.company();
    const { body } = await uploadRows(company, [gas(1)]);
    await process(company, body.importId);
    const audited = await api.db.select().from(auditLog).where(eq(auditLog.companyId, company.companyId));
    expect(audited.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
      'create imports',
      'import fuel_consumptions',
      'process imports',
    ]);
    const queued = await api.db.select().from(jobs).where(eq(jobs.companyId, company.companyId));
    expect(queued.map(({ kind }) => kind)).toContain('reviews.recheck-completeness');
  });
});

const negative = 'A negative amount is a credit note. Enter it from the entry it corrects';

describe('rows to correct', () => {
  // spec: import.errors
  test('every reason of every row is found at once; nothing can be processed', async () => {
    const company = await api.company();
    const uploaded = await uploadRows(company, [
      gas(10),
      gas(-3, { date: '2030-01-01' }),
      ['Unobtainium', null, 'many', null, '03/04/2025', null],
      ['Diesel', 'Blue', '1,234', 'kWh', '2025-02-30', null],
    ]);
    expect(uploaded.body).toMatchObject({ rows: 4, errorRows: 3 });
    const rows = await errorRows(company, uploaded.body.importId);
    expect([...(rows.get(1)?.keys() ?? [])].at(-1)).toBe('What to correct');
    expect(textAt(rows, 2)).toBeUndefined();
    expect(textAt(rows, 3)).toBe(`Amount: ${negative}\nDate: The date cannot be after today`);
    expect(textAt(rows, 4)?.toString().split('\n')).toEqual([
      'Amount: Enter a number',
      'Date: This could be two different days. Write the date like 31.12.2025',
      'Fuel: Choose one of the listed values',
      "Unit: This field can't be empty",
    ]);
    const diesel = textAt(rows, 5)?.toString() ?? '';
    for (const part of [
      'Variant: Choose',
      'Amount: This could be two different numbers',
      'Unit: Enter Diesel in one of these units: l, ',
      'Date: Enter a valid date',
    ]) {
      expect(diesel).toContain(part);
    }
    expect((await process(company, uploaded.body.importId)).problem.code).toBe('import_has_errors');
    expect(await countRows(company)).toEqual([0, 0, 0, 0, 0]);
  });

  test('are reported cell by cell, with their place in the file and the accepted values', async () => {
    const company = await api.company();
    const uploaded = await uploadRows(company, [
      gas(10),
      gas(-3, { date: '2030-01-01' }),
      ['Diesel', null, null, 'l', 'x'.repeat(500), null],
    ]);
    const told = await problems(company, uploaded.body.importId);
    expect(told.total).toBe(4);
    const amount = { column: 'Amount', hint: 'A number without the unit; 0 if there was none.' };
    const date = { column: 'Date', hint: 'The day of the invoice or delivery, not after today.' };
    expect(told.problems).toEqual([
      { row: 3, cell: 'C3', ...amount, value: -3, message: negative },
      { row: 3, cell: 'E3', ...date, value: '2030-01-01', message: 'The date cannot be after today' },
      { row: 4, cell: 'C4', ...amount, value: null, message: "This field can't be empty" },
      { row: 4, cell: 'E4', ...date, value: `${'x'.repeat(120)}…`, message: 'Enter a valid date' },
    ]);
  });

  test('are told up to a bound, and how many there are', async () => {
    const company = await api.company();
    const uploaded = await uploadRows(
      company,
      Array.from({ length: 150 }, () => gas(-1, '2025-02-30')),
    );
    const { problems: told, total } = await problems(company, uploaded.body.importId);
    expect([told.length, total]).toEqual([contract.importLimits.maxProblems, 300]);
  });

  // spec: import.errors
  test('come back as they were, in the language of the user, and can be uploaded again once corrected', async () => {
    const company = await api.company();
    const { bytes } = await templateFor(company, fuels, [], 'pl');
    const uploaded = await upload(
      company,
      fillTemplate(bytes, [gas(5, { date: '2025-03-10' }, '=1+1'), gas('dużo')]),
    );
    const answer = await api.call(contract.readImportErrors, {
      token: company.token.User,
      params: { importId: uploaded.body.importId },
    });
    const errorFile = new Uint8Array(answer.body as unknown as ArrayBuffer);
    const rows = await errorRows(company, uploaded.body.importId);
    expect(rows.get(2)?.get('Ilość')).toEqual({ kind: 'number', value: 5, isDate: false });
    expect(rows.get(2)?.get('Data')).toEqual({ kind: 'number', value: 45726, isDate: true });
    expect(textAt(rows, 2, 'Faktura')).toBe("'=1+1");
    expect(textAt(rows, 3, 'Co poprawić')).toBe('Ilość: Podaj liczbę');
    // The wrong row is left as it is, then corrected below it; both files are read by the same rules.
    const again = await upload(company, errorFile);
    expect(again.body).toMatchObject({ rows: 2, errorRows: 1 });
    const corrected = await upload(
      company,
      fillTemplate(bytes, [gas(5, { date: '2025-03-10' }, "'=1+1"), gas(6)]),
    );
    expect((await process(company, corrected.body.importId)).status).toBe(200);
    const [row] = await api.db
      .select()
      .from(fuelConsumptions)
      .where(eq(fuelConsumptions.companyId, company.companyId));
    expect(row?.reference).toBe('=1+1');
  });

  test('what a spreadsheet took for a date, or for a number, is wrong also in the file that comes back', async () => {
    const company = await api.company();
    const day = { date: '2025-05-10' };
    const uploaded = await uploadRows(company, [gas(day, day, day), gas(8, 33_000), gas(9, 45_726)]);
    expect(uploaded.body).toMatchObject({ rows: 3, errorRows: 2 });
    const { body } = await api.call(contract.readImportErrors, {
      token: company.token.User,
      params: { importId: uploaded.body.importId },
    });
    const again = await upload(company, new Uint8Array(body as unknown as ArrayBuffer));
    expect(again.body).toMatchObject({ rows: 3, errorRows: 2 });
    const rows = await errorRows(company, again.body.importId);
    expect(rows.get(2)?.get('Amount')).toEqual({ kind: 'number', value: 45_787, isDate: true });
    expect(rows.get(2)?.get('Related invoice')).toEqual({ kind: 'number', value: 45_787, isDate: true });
    expect(textAt(rows, 2)).toBe('Amount: Enter a number');
    expect(textAt(rows, 3)).toBe('Date: Enter a valid date');
  });

  test('of a workbook with dates from 1904 keep their days, with their format and without', async () => {
    const company = await api.company();
    const [march, without] = [serialOfDate('2025-03-10') - 1462, serialOfDate('2025-03-11') - 1462];
    const { bytes } = await templateFor(company);
    const filled = fillTemplate(bytes, [gas(5, { date: '2025-03-10' }), gas(6, without), gas('much')]);
    const dated = replaceInSheet(filled, /(<c r="E2"[^>]*><v>)\d+/, `$1${march}`);
    const uploaded = await upload(company, countedFrom1904(dated));
    expect(uploaded.body).toMatchObject({ rows: 3, errorRows: 1 });
    const rows = await errorRows(company, uploaded.body.importId);
    expect([2, 3].map((row) => textAt(rows, row, 'Date'))).toEqual([45_726, 45_727]);
  });

  test('an entry that comes twice, or is there already, names its twin', async () => {
    const company = await api.company();
    const first = await uploadRows(company, [gas(7)]);
    await process(company, first.body.importId);
    const second = await uploadRows(company, [
      gas(8),
      gas(7.0),
      gas(8),
      gas(8, { date: '2025-03-10' }, 'FV 8/2'),
      gas(8, { date: '2025-03-11' }),
    ]);
    expect(second.body.errorRows).toBe(2);
    const rows = await errorRows(company, second.body.importId);
    expect(textAt(rows, 3)).toContain('already recorded');
    expect(textAt(rows, 4)).toContain('Same entry as in row 2');
  });

  test('a calculated amount of more decimals than are stored is recognised when the file comes again', async () => {
    const company = await api.company();
    const first = await uploadRows(company, [gas(1000 / 3)]);
    await process(company, first.body.importId);
    const second = await uploadRows(company, [gas(1000 / 3)]);
    expect(textAt(await errorRows(company, second.body.importId), 2)).toContain('already recorded');
  });

  test('a cell with an error or a formula without a result says so', async () => {
    const company = await api.company();
    const { bytes } = await templateFor(company);
    const broken = fillTemplate(bytes, [gas('#MARK#')]);
    const uploaded = await upload(
      company,
      replaceInSheet(broken, /<c r="C2"[^>]*>.*?<\/c>/, '<c r="C2" t="e"><v>#REF!</v></c>'),
    );
    expect(textAt(await errorRows(company, uploaded.body.importId), 2)).toBe(
      'Amount: The cell contains an error (#REF!) instead of a value',
    );
    const uncalculated = await upload(
      company,
      replaceInSheet(broken, /<c r="C2"[^>]*>.*?<\/c>/, '<c r="C2"><f>1+1</f></c>'),
    );
    expect(textAt(await errorRows(company, uncalculated.body.importId), 2)).toContain('no stored result');
    const calculated = await upload(
      company,
      replaceInSheet(broken, /<c r="C2"[^>]*>.*?<\/c>/, '<c r="C2"><f>1+1</f><v>2</v></c>'),
    );
    expect(calculated.body.errorRows).toBe(0);
  });

  test('a formula that gives the empty text is an empty cell, and a row of them no entry', async () => {
    const company = await api.company();
    const { bytes } = await templateFor(company);
    const cells = ['A3', 'C3', 'D3', 'E3', 'F3', 'F2'].map(
      (place) => `<c r="${place}" t="str"><f>IF(H3="","",H3)</f><v></v></c>`,
    );
    const prepared = replaceInSheet(
      fillTemplate(bytes, [gas(1)]),
      '</row></sheetData>',
      `${cells.pop()}</row><row r="3">${cells.join('')}</row></sheetData>`,
    );
    expect((await upload(company, prepared)).body).toMatchObject({ rows: 1, errorRows: 0 });
  });
});

describe('processing', () => {
  // spec: import.twice
  test('twice is said to be the second time; the same request twice has one effect', async () => {
    const company = await api.company();
    const { body } = await uploadRows(company, [gas(1), gas(2)]);
    const [first, repeated] = [
      await process(company, body.importId, 'k1'),
      await process(company, body.importId, 'k1'),
    ];
    expect(repeated.body).toEqual(first.body);
    expect((await process(company, body.importId, 'k2')).problem).toMatchObject({
      status: 409,
      code: 'import_processed',
      detail: 'This file was imported before. Nothing was recorded twice.',
    });
    expect((await countRows(company))[0]).toBe(2);
    const status = await api.call(contract.readImport, {
      token: company.token.User,
      params: { importId: body.importId },
    });
    expect(status.body).toMatchObject({ state: 'processed', rows: 2, fileName: 'filled.xlsx' });
  });

  test('says how many rows are recorded while it runs, and nothing before and after', async () => {
    const company = await api.company();
    const rowCount = 1200;
    const rows = Array.from({ length: rowCount }, (_, index) => gas(index + 1));
    const { body } = await uploadRows(company, rows);
    const progressKey = crypto.randomUUID();
    const ask = async () => (await api.call(contract.readImportProgress, { params: { progressKey } })).body;
    expect(await ask()).toEqual({ recordedRows: 0, rows: 0 });
    let isOver = false;
    const processed = api
      .call(contract.processImport, {
        token: company.token.User,
        query: { importId: String(body.importId), progressKey } as never,
      })
      .finally(() => {
        isOver = true;
      });
    const seen = new Set<number>();
    while (!isOver) {
      const { recordedRows } = await ask();
      if (recordedRows > 0) seen.add(recordedRows);
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect((await processed).body).toMatchObject({ importedRows: rowCount });
    expect([...seen]).toEqual([500, 1000, 1200]);
    expect(await ask()).toEqual({ recordedRows: 0, rows: 0 });
  });

  test('of two files with the same rows, checked at the same time, records one', async () => {
    const company = await api.company();
    const [a, b] = await Promise.all([uploadRows(company, [gas(1)]), uploadRows(company, [gas(1)])]);
    const answers = await Promise.all([process(company, a.body.importId), process(company, b.body.importId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ problem }) => problem.code)).toContain('import_outdated');
    expect((await countRows(company))[0]).toBe(1);
  });

  test('blocks no other work while the reader is busy with another file', async () => {
    const [company, other] = [await api.company(), await api.company()];
    const { body } = await uploadRows(company, [gas(1)]);
    // What was read last is not read again.
    await uploadRows(other, [gas(2)]);
    const { runHeavyWork } = api.platform;
    let free = () => {};
    const isFree = new Promise<void>((resolve) => {
      free = resolve;
    });
    api.platform.runHeavyWork = async (work, input) => {
      await isFree;
      return runHeavyWork(work, input);
    };
    const processed = process(company, body.importId);
    const listed = api.call(contract.listImportCategories, {
      token: other.token.View,
      query: { locationId: String(other.locationId) } as never,
    });
    const answered = Promise.race([listed.then(({ status }) => status), processed.then(() => 'processed')]);
    // Were the other one held up, this would wait for ever: the reader is free only after it.
    const first = await answered;
    free();
    api.platform.runHeavyWork = runHeavyWork;
    expect(first).toBe(200);
    expect((await processed).body.importedRows).toBe(1);
  });

  // spec: import.process
  test('that fails in the middle leaves nothing, and can be done again', async () => {
    const company = await api.company();
    const { body } = await uploadRows(company, [gas(1), gas(2)]);
    await api.db.execute(sql`create function fail_import() returns trigger language plpgsql as
      $$ begin if new.entity = 'imports' and new.action = 'process' then raise exception 'killed'; end if; return new; end $$`);
    await api.db.execute(
      sql`create trigger fail_import before insert on audit_log for each row execute function fail_import()`,
    );
    expect((await process(company, body.importId)).status).toBe(500);
    api.unexpected.length = 0;
    await api.db.execute(sql`drop trigger fail_import on audit_log`);
    expect(await countRows(company)).toEqual([0, 0, 0, 0, 0]);
    expect((await process(company, body.importId)).body.importedRows).toBe(2);
  });

  test('belongs to the company, to editors and to the licence', async () => {
    const company = await api.company();
    const stranger = await api.company();
    const { body } = await uploadRows(company, [gas(1)]);
    expect((await process(stranger, body.importId)).problem.code).toBe('not_found');
    const { bytes } = await templateFor(company);
    const viewed = await upload(company, fillTemplate(bytes, [gas(9)]), { token: company.token.View });
    expect(viewed.problem.code).toBe('role_required');
    const unlicensed = await api.company({ modules: ['SCOPE2'] });
    const refused = await upload(unlicensed, fillTemplate(bytes, [gas(9)]));
    expect(refused.problem.code).toBe('module_required');
  });
});

describe('a file that is not accepted', () => {
  const errorsOf = async (company: Company, bytes: Uint8Array, name?: string) => {
    const { status, problem } = await upload(company, bytes, name ? { name } : {});
    return [status, problem.errors?.File];
  };

  // spec: import.upload
  test('is told its type and the accepted ones, its size and the accepted one', async () => {
    const company = await api.company();
    const text = new TextEncoder().encode('%PDF-1.7 x');
    expect(await errorsOf(company, text, 'bill.pdf')).toEqual([
      415,
      ['Files of type pdf are not accepted. Accepted: .xlsx'],
    ]);
    expect(await errorsOf(company, text, 'bill.xlsx')).toEqual([
      415,
      ['Files of type PDF are not accepted. Accepted: .xlsx'],
    ]);
    expect(await errorsOf(company, new TextEncoder().encode('Fuel;Amount'), 'bill.xlsx')).toEqual([
      415,
      ['This file is not a workbook. Accepted: .xlsx'],
    ]);
    expect(await errorsOf(company, new Uint8Array(1_000_001))).toEqual([
      413,
      ['The file has 1.01 MB. At most 1.00 MB are accepted'],
    ]);
    const huge = await upload(company, new Uint8Array(9 * 1024 * 1024));
    expect(huge.problem.code).toBe('body_too_large');
  });

  test('has no table, no rows, too many rows, or is of another location', async () => {
    const company = await api.company();
    const { bytes } = await templateFor(company);
    expect(await errorsOf(company, bytes)).toEqual([422, ['The file has no filled rows']]);
    const others = await templateFor(await api.company());
    const [, other] = await errorsOf(company, fillTemplate(others.bytes, [gas(1)]));
    expect(other).toEqual([expect.stringContaining('made for another location: ?')]);
    const many = Array.from({ length: 5001 }, (_, index) => gas(index + 1));
    expect(await errorsOf(company, fillTemplate(bytes, many))).toEqual([
      422,
      ['The file has more than 5000 rows. Split it into several files'],
    ]);
    const renamed = replaceInSheet(bytes, />Fuel \*</, '>Thing<');
    expect(await errorsOf(company, renamed)).toEqual([
      422,
      [expect.stringContaining('No sheet in this file has the columns')],
    ]);
  });

  test('has rows to import in several visible sheets: none of them is left out in silence', async () => {
    const company = await api.company();
    const { bytes } = await templateFor(company);
    const first = fillTemplate(bytes, [gas(1)]);
    const second = fillTemplate(bytes, [gas(2)]);
    expect(await errorsOf(company, withSecondSheet(first, second))).toEqual([
      422,
      [expect.stringContaining('Several sheets of the file have rows to import')],
    ]);
    for (const one of [withSecondSheet(first, bytes), withSecondSheet(bytes, second)])
      expect((await upload(company, one)).body).toMatchObject({ rows: 1, errorRows: 0 });
  });

  test('and is too much for the host holds too much; the next one is read', async () => {
    const company = await api.company();
    const { bytes } = await templateFor(company);
    const filled = fillTemplate(bytes, [gas(3)]);
    const { runHeavyWork } = api.platform;
    api.platform.runHeavyWork = () => Promise.reject(new HeavyWorkEnded('took too long'));
    const refused = await errorsOf(company, filled).finally(() => {
      api.platform.runHeavyWork = runHeavyWork;
    });
    expect(refused).toEqual([422, [expect.stringContaining('is too large once unpacked')]]);
    expect((await upload(company, filled)).body).toMatchObject({ rows: 1, errorRows: 0 });
  });

  // spec: import.upload
  test('comes alone', async () => {
    const company = await api.company();
    const form = uploadForm(new Uint8Array([1]));
    form.append('file', new File(['x'], 'second.xlsx'));
    const answer = await api.call(contract.uploadImport, {
      token: company.token.User,
      params: { locationId: company.locationId },
      body: form,
    });
    expect(answer.problem.errors).toEqual({ File: ['Choose exactly one file'] });
    const none = await api.call(contract.uploadImport, {
      token: company.token.User,
      params: { locationId: company.locationId },
      body: new FormData(),
    });
    expect(none.problem.code).toBe('validation_failed');
  });
});

test('uploads are forgotten after a month; what they brought stays', async () => {
  const company = await api.company();
  const { body } = await uploadRows(company, [gas(1)]);
  await process(company, body.importId);
  const kept = () => api.db.$count(imports, eq(imports.companyId, company.companyId));
  api.clock.advance(29 * 86_400_000);
  await runDueJobs(api.db, api.platform, jobHandlers);
  expect(await kept()).toBe(1);
  api.clock.advance(2 * 86_400_000);
  await runDueJobs(api.db, api.platform, jobHandlers);
  expect(await kept()).toBe(0);
  expect((await countRows(company))[0]).toBe(1);
});

/** The first workbook with the data of the other in the place of its instructions. */
function withSecondSheet(workbook: Uint8Array, other: Uint8Array): Uint8Array {
  const files: Record<string, Uint8Array> = unzipSync(workbook);
  const copied = unzipSync(other)['xl/worksheets/sheet1.xml'];
  if (copied) files['xl/worksheets/sheet2.xml'] = copied;
  return zipSync(files);
}

function countedFrom1904(workbook: Uint8Array): Uint8Array {
  const files: Record<string, Uint8Array> = unzipSync(workbook);
  const main = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array());
  files['xl/workbook.xml'] = strToU8(main.replace('<workbookPr/>', '<workbookPr date1904="1"/>'));
  return zipSync(files);
}

function textOf(cell: CellValue | undefined) {
  return cell && 'value' in cell ? cell.value : undefined;
}
