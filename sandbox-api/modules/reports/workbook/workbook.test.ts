import xlsx, { type CellObject, type WorkBook } from '@e965/xlsx/dist/xlsx.mini.min.js';
import { eq } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { listLocations } from '#api/contract/company/locations';
import { moduleKeys } from '#api/contract/endpoint';
import { generateReportWorkbook } from '#api/contract/reports/issues';
import { locations } from '#api/db/schema/company';
import { fuelConsumptions } from '#api/db/schema/consumption';
import { reportFacilities } from '#api/db/schema/reports';
import { totalsOf } from '#api/domain/reports/ledger-state';
import { workbookWords } from '#api/domain/reports/workbook/words';
import type { Ctx } from '#api/kernel/context';
import { ledgerStateOf } from '#api/modules/reports/documents/service';
import { createTestApi } from '#api/testing/create-test-api';
import { beginReport, finishedReport, recordYear } from '#api/testing/filled/filled-report';
import type { Company } from '#api/testing/filled/insert-company';
import { Recalculated } from '#api/testing/workbooks/recalculate-workbook';
import { recalculate, spreadsheetProgram } from '#api/testing/workbooks/spreadsheet-program';
import { buildWorkbook } from './service';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

/** Electricity, gas, diesel, wood and a refrigerant. */
async function companyWithData(): Promise<Company> {
  const company = await api.company();
  await recordYear(api, company);
  for (const [fuelId, unitId, value, date] of [
    [501, 50, 1000, '2025-05-10'],
    [101, 20, 5000.123456789, '2025-08-10'],
    [401, 41, 3, '2025-02-10'],
    [703, 40, 0.7, '2025-06-10'],
  ] as const)
    await api.call(createFuelConsumption, {
      token: company.token.Admin,
      body: {
        locationId: company.locationId,
        reference: null,
        fuelVariantId: null,
        fuelId,
        unitId,
        value,
        date,
      },
    });
  return company;
}

/** Electricity, in kWh. */
function record({ token, locationId }: Company, value: number) {
  return api.call(createUtilityConsumption, {
    token: token.User,
    body: {
      locationId,
      utilityId: 1,
      unitId: 1,
      value,
      reference: null,
      startDate: '2025-05-01',
      endDate: '2025-05-31',
    },
  });
}

function ctxOf(owner: Company): Ctx {
  const session = {
    companyId: owner.companyId,
    userId: owner.userId.User,
    role: 'User',
    modules: moduleKeys,
  };
  return { db: api.db, platform: api.platform, locale: 'en', session } as unknown as Ctx;
}

const open = (bytes: Uint8Array): WorkBook => xlsx.read(bytes, { type: 'array', cellNF: true });

async function workbookOf(owner: Company, language: 'en' | 'pl' = 'en') {
  const { body, status } = await beginReport(api, owner, { language });
  expect(status).toBe(200);
  const headerId = body.reportHeaderId;
  const build = async () => open(await buildWorkbook(ctxOf(owner), headerId));
  return { headerId, build, book: await build() };
}

/** Every formula comes to the value beside it. */
function expectRecalculated(book: WorkBook): void {
  const recalculated = new Recalculated(book);
  const formulas = recalculated.formulas();
  expect(formulas.length).toBeGreaterThan(20);
  for (const { sheet, address, cell } of formulas) {
    const difference = Number(recalculated.value(sheet, address)) - Number(cell.v);
    expect(Math.abs(difference), `${sheet}!${address} =${cell.f}`).toBeLessThan(1e-6);
  }
}

/** The six totals, recalculated. */
function totals(book: WorkBook): number[] {
  const recalculated = new Recalculated(book);
  const [summary = ''] = book.SheetNames;
  return [8, 9, 10, 11, 12, 13].map((row) => Number(recalculated.value(summary, `B${row}`)));
}

describe('the workbook of a report', () => {
  it.each(['en', 'pl'] as const)('recalculates to the figures of the ledger: %s', async (language) => {
    const owner = await companyWithData();
    const { book, headerId } = await workbookOf(owner, language);
    expect(book.SheetNames).toEqual(Object.values(workbookWords[language].sheets));
    expect(book.SheetNames.every((name) => name.length <= 31 && !/[[\]:*?/\\']/.test(name))).toBe(true);
    expectRecalculated(book);
    const ledger = totalsOf(await ledgerStateOf(ctxOf(owner), headerId));
    const [scope1, location, market, scope3, byLocation, byMarket] = totals(book);
    expect(scope1).toBeGreaterThan(0);
    expect(byLocation).toBeCloseTo(ledger.locationBasedT, 9);
    expect(byMarket).toBeCloseTo(ledger.marketBasedT, 9);
    expect((scope1 ?? 0) + (location ?? 0) + (scope3 ?? 0)).toBeCloseTo(byLocation ?? 0, 9);
    expect((scope1 ?? 0) + (market ?? 0) + (scope3 ?? 0)).toBeCloseTo(byMarket ?? 0, 9);
  });

  it('reports data known as CO2e only under no other gas', async () => {
    const { book } = await workbookOf(await companyWithData());
    expect(Object.values(book.Sheets.Gases ?? {}).map((cell) => cell.v)).toContain(
      'Other gases, published without gases, and rounding of published totals, t CO₂e',
    );
  });

  it('follows an amount that is changed', async () => {
    const { book } = await workbookOf(await companyWithData());
    const before = totals(book);
    const sheet = book.Sheets[workbookWords.en.sheets.activity];
    for (const [address, cell] of Object.entries(sheet ?? {}) as [string, CellObject][])
      if (/^I\d/.test(address) && cell.t === 'n') cell.v = Number(cell.v) * 2;
    for (const [index, total] of totals(book).entries())
      expect(total).toBeCloseTo((before[index] ?? 0) * 2, 9);
  });

  it('shows every figure by its steps, and names the entry with its invoice', async () => {
    const owner = await companyWithData();
    await api.db
      .update(fuelConsumptions)
      .set({ reference: 'FV 7/2025' })
      .where(eq(fuelConsumptions.companyId, owner.companyId));
    const { book } = await workbookOf(owner);
    const rows = xlsx.utils.sheet_to_json<Record<string, string | number>>(
      book.Sheets[workbookWords.en.sheets.activity] ?? {},
    );
    const words = workbookWords.en;
    expect(new Set(rows.map((row) => row[words.basis]))).toEqual(
      new Set([words.bases.published, words.bases.potential]),
    );
    const fuels = rows.filter((row) => row[words.entryKind] === words.entryKinds.fuel);
    expect(fuels.length).toBeGreaterThan(4);
    expect(fuels.every((row) => row[words.invoice] === 'FV 7/2025')).toBe(true);
    expect(fuels.every((row) => Number(row[words.entryNumber]) > 0)).toBe(true);
    const diesel = fuels.find((row) => row[words.entered] === 5000.123456789);
    expect(diesel?.[words.part]).toBe(1);
  });

  it('counts a location by the share within the boundary, and states the excluded part', async () => {
    const owner = await companyWithData();
    const { headerId, book, build } = await workbookOf(owner);
    const facility = { companyId: owner.companyId, headerId, locationId: owner.locationId, facilityId: 1 };
    await api.db.insert(reportFacilities).values([
      { ...facility, areaM2: 300, isOwned: true, isExcluded: false, position: 0 },
      { ...facility, areaM2: 100, isOwned: true, isExcluded: true, position: 1 },
    ]);
    const scaled = await build();
    expectRecalculated(scaled);
    const before = totals(book);
    for (const [index, total] of totals(scaled).entries())
      expect(total).toBeCloseTo((before[index] ?? 0) * 0.75, 9);
    const out = new Recalculated(scaled).value(workbookWords.en.sheets.exclusions, 'D3');
    expect(out).toBeCloseTo((before[0] ?? 0) * 0.25, 9);
  });

  it.each([
    '=HYPERLINK("http://example.org","x")',
    '+1+1',
    '-2',
    '@SUM(A1)',
    'one\ntwo',
    '\u202Eמפעל',
    'ż'.repeat(100),
    '>0*',
  ])('keeps a name as a text: %j', async (name) => {
    const owner = await api.company();
    await recordYear(api, owner);
    await api.db.update(locations).set({ name }).where(eq(locations.companyId, owner.companyId));
    const { book } = await workbookOf(owner);
    const cell: CellObject | undefined = book.Sheets[workbookWords.en.sheets.activity]?.B2;
    expect([cell?.t, cell?.v, cell?.f]).toEqual(['s', name, undefined]);
    expectRecalculated(book);
  });

  it('is whole for months without emissions', async () => {
    const owner = await api.company();
    await recordYear(api, owner);
    const { body } = await beginReport(api, owner, { startDate: '2026-02-01', endDate: '2026-04-30' });
    const book = open(await buildWorkbook(ctxOf(owner), body.reportHeaderId));
    expectRecalculated(book);
    expect(totals(book)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

it('is stored with its issue, whatever is recorded later, and no other company has it', async () => {
  const owner = await companyWithData();
  const { reportHeaderId: headerId, isExcel } = await finishedReport(api, owner);
  expect(isExcel).toBe(true);
  const workbook = async (token = owner.token.User) => {
    const { body, status } = await api.call(generateReportWorkbook, {
      token,
      params: { headerId },
      query: {},
    });
    return { status, bytes: status === 200 ? new Uint8Array(body as unknown as ArrayBuffer) : null };
  };
  const { bytes } = await workbook();
  if (!bytes) throw new Error('No workbook.');
  // The library notes its place on the bytes it reads.
  expectRecalculated(open(bytes.slice()));
  await record(owner, 10_000);
  expect((await workbook()).bytes).toEqual(bytes);
  expect((await workbook((await api.company()).token.Admin)).status).toBe(404);
});

/** Finishes a report; the callback runs while its workbook is written, which comes first. */
async function finishedWhile(owner: Company, act: () => Promise<{ status: number }>): Promise<WorkBook> {
  const { runHeavyWork } = api.platform;
  let during: Promise<{ status: number }> | undefined;
  api.platform.runHeavyWork = async (work, input) => {
    during ??= act();
    // Within the transaction it would wait for the end of the transaction, and the writing for it.
    expect((await during).status).toBe(200);
    return runHeavyWork(work, input);
  };
  try {
    const { reportHeaderId: headerId } = await finishedReport(api, owner);
    expect(during).toBeDefined();
    const { body } = await api.call(generateReportWorkbook, {
      token: owner.token.User,
      params: { headerId },
      query: {},
    });
    return open(new Uint8Array(body as unknown as ArrayBuffer));
  } finally {
    api.platform.runHeavyWork = runHeavyWork;
  }
}

describe('while the workbook of an issue is written', () => {
  it('other requests are answered', async () => {
    const [owner, other] = [await companyWithData(), await api.company()];
    const book = await finishedWhile(owner, () => api.call(listLocations, { token: other.token.View }));
    expectRecalculated(book);
  });

  it('new entries are included in both the workbook and the report', async () => {
    const owner = await companyWithData();
    const book = await finishedWhile(owner, () => record(owner, 10_000));
    const { body } = await beginReport(api, owner);
    const ledger = totalsOf(await ledgerStateOf(ctxOf(owner), body.reportHeaderId));
    expect(totals(book)[4]).toBeCloseTo(ledger.locationBasedT, 9);
  });
});

/** Without the results of its formulas, so that none can be taken from there. */
function withoutValues(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes);
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) =>
        path.startsWith('xl/worksheets/')
          ? [path, strToU8(strFromU8(content).replaceAll(/<\/f><v>[^<]*<\/v>/g, '</f>'))]
          : [path, content],
      ),
    ),
  );
}

const needsProgram = { skip: spreadsheetProgram === null, timeout: 180_000 };

it('gives the figures of the ledger in LibreOffice, formula by formula', needsProgram, async () => {
  const owner = await companyWithData();
  const { body } = await beginReport(api, owner);
  const { body: polish } = await beginReport(api, owner, { language: 'pl' });
  const written = {
    en: await buildWorkbook(ctxOf(owner), body.reportHeaderId),
    pl: await buildWorkbook(ctxOf(owner), polish.reportHeaderId),
  };
  const saved = await recalculate(spreadsheetProgram ?? '', {
    en: withoutValues(written.en),
    pl: withoutValues(written.pl),
  });
  const ledger = totalsOf(await ledgerStateOf(ctxOf(owner), body.reportHeaderId));
  for (const language of ['en', 'pl'] as const) {
    const [ours, theirs] = [open(written[language]), open(saved[language] ?? new Uint8Array())];
    const formulas = new Recalculated(ours).formulas();
    expect(formulas.length).toBeGreaterThan(100);
    for (const { sheet, address, cell } of formulas) {
      const found: CellObject | undefined = theirs.Sheets[sheet]?.[address];
      expect(Math.abs(Number(found?.v) - Number(cell.v)), `${sheet}!${address} =${cell.f}`).toBeLessThan(
        1e-6,
      );
    }
    const summary = theirs.Sheets[workbookWords[language].sheets.summary];
    expect(summary?.B12.v).toBeCloseTo(ledger.locationBasedT, 6);
    expect(summary?.B13.v).toBeCloseTo(ledger.marketBasedT, 6);
  }
});
