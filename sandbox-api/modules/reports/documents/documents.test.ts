import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createLocationSupplyType } from '#api/contract/company/supply-types';
import type { Document, DocumentTable } from '#api/contract/documents/document';
import { moduleKeys } from '#api/contract/endpoint';
import { createReportHeader } from '#api/contract/reports/headers';
import { generateReport } from '#api/contract/reports/issues';
import { locations } from '#api/db/schema/company';
import { emissionLines } from '#api/db/schema/ledger';
import { reportFacilities, reportHeaders } from '#api/db/schema/reports';
import { changesBetween, totalsOf } from '#api/domain/reports/ledger-state';
import { decimal, sum } from '#api/domain/units/decimal';
import type { Ctx } from '#api/kernel/context';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { ledgerStateOf } from './service';

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;
beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
  await enterData(company);
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

/** Gas, diesel, wood, a refrigerant, electricity over a month end, heat, a green contract and solar power. */
async function enterData({ locationId, token: { Admin: token } }: Company) {
  const shared = { locationId, reference: null };
  const burn = (fuelId: number, unitId: number, value: number, date: string) =>
    api.call(createFuelConsumption, {
      token,
      body: { ...shared, fuelId, fuelVariantId: null, unitId, value, date },
    });
  const buy = (utilityId: number, value: number, startDate: string, endDate: string) =>
    api.call(createUtilityConsumption, {
      token,
      body: { ...shared, utilityId, unitId: 1, value, startDate, endDate },
    });
  await burn(501, 50, 1000, '2025-05-10');
  await burn(101, 20, 5000.123456789, '2025-08-10');
  await burn(101, 20, 777, '2024-08-10');
  await burn(401, 41, 3, '2025-02-10');
  await burn(703, 40, 0.7, '2025-06-10');
  await buy(1, 6000, '2024-12-15', '2025-01-14');
  await buy(1, 3000.5, '2025-06-20', '2025-07-19');
  await buy(2, 2000, '2025-02-01', '2025-02-28');
  // Data in as many months of the year before: with fewer, nothing would be compared with it.
  for (const [first, last] of [
    ['2024-02-01', '2024-02-29'],
    ['2024-05-01', '2024-05-31'],
    ['2024-06-01', '2024-06-30'],
    ['2024-07-01', '2024-07-31'],
  ] as const)
    await buy(2, 100, first, last);
  await api.call(createLocationSupplyType, {
    token,
    body: { locationId, supplyTypeId: 1, startDate: '2025-07-01', certificateReference: null },
  });
  await api.call(createRenewableConsumption, {
    token,
    body: {
      ...shared,
      renewableId: 1,
      unitId: 2,
      value: 1.5,
      startDate: '2025-06-01',
      endDate: '2025-07-31',
    },
  });
}

async function draft(owner: Company, language: 'en' | 'pl', period = ['2025-01-01', '2025-12-31']) {
  const [startDate = '', endDate = ''] = period;
  const header = await api.call(createReportHeader, {
    token: owner.token.User,
    body: { startDate, endDate, reportId: 1, language },
  });
  expect(header.problem.errors).toBeUndefined();
  const headerId = header.body.reportHeaderId;
  return { headerId, document: await generate(owner, headerId) };
}

async function generate(owner: Company, headerId: number): Promise<Document> {
  const token = owner.token.User;
  const answer = await api.call(generateReport, { token, params: { headerId }, query: { draft: 'true' } });
  expect(answer.status).toBe(200);
  return answer.body;
}

function tablesOf({ pages }: Document): DocumentTable[] {
  return pages
    .flatMap(({ sections }) => sections)
    .flatMap(({ paragraphs }) => paragraphs)
    .filter((paragraph) => paragraph.type === 'table');
}

function tableOf(document: Document, title: string): DocumentTable {
  const found = tablesOf(document).find((table) => table.title === title);
  if (!found) throw new Error(`No table ${title}.`);
  return found;
}

/** Tonnes of a scope in the ledger itself, of 2025 or of another year. */
async function ledgerTonnes(
  owner: Company,
  scope: number,
  method: 'none' | 'location' | 'market',
  year = 2025,
) {
  const lines = await api.db
    .select({ month: emissionLines.periodMonth, kgCo2e: emissionLines.kgCo2e })
    .from(emissionLines)
    .where(
      and(
        eq(emissionLines.companyId, owner.companyId),
        eq(emissionLines.scope, scope),
        eq(emissionLines.method, method),
      ),
    );
  const own = lines.filter(({ month }) => month.startsWith(String(year)));
  return sum(own.map(({ kgCo2e }) => decimal(kgCo2e)))
    .dividedBy(1000)
    .toNumber();
}

/** The caller, for resources without an address of their own. */
function ctxOf(owner: Company): Ctx {
  const session = {
    companyId: owner.companyId,
    userId: owner.userId.User,
    role: 'User',
    modules: moduleKeys,
  };
  return { db: api.db, platform: api.platform, locale: 'en', session } as unknown as Ctx;
}

describe('the draft of a greenhouse gas report', () => {
  // spec: reports.product.language, reports.document.model
  it.each(['en', 'pl'] as const)(
    'is a whole document in the language of the report: %s',
    async (language) => {
      const { document } = await draft(company, language);
      expect(document).toMatchObject({ language, isDraft: true });
      const titles = document.pages.map(({ title }) => title);
      expect(titles.length).toBe(18);
      expect(titles[3]).toBe(language === 'pl' ? '4 Granice inwentaryzacji' : '4 Boundaries');
      expect(JSON.stringify(document)).not.toMatch(/NaN|Infinity|undefined/);
      const named = new Set(document.variables.map(({ name }) => name));
      for (const { sections } of document.pages)
        for (const { paragraphs } of sections)
          for (const paragraph of paragraphs)
            if (paragraph.type === 'text')
              for (const [, name = ''] of paragraph.text.matchAll(/\{(\w+)\}/g))
                expect(named.has(name), paragraph.text).toBe(true);
    },
  );

  it('counts no energy as covered by an instrument while the green contract has no certificate', async () => {
    const { document } = await draft(company, 'en');
    const { rows } = tableOf(document, 'Scope 2 contractual instruments by type');
    const mwh = new Map(rows.map(([label, amount]) => [label, Number(amount)]));
    expect(mwh.get('All instruments')).toBe(0);
    // 19 of the 30 days of the bill that ends on 19 July.
    const july = (3000.5 / 1000 / 30) * 19;
    expect(mwh.get('No instrument: Green contract without a valid certificate')).toBeCloseTo(july, 9);
    // 14 of the 31 days of the bill from December, the days of June and the heat.
    const rest = (6 / 31) * 14 + (3.0005 / 30) * 11 + 2;
    expect(mwh.get('No instrument: all other consumption')).toBeCloseTo(rest, 9);
  });

  // spec: reports.product.kinds, reports.document.figures
  it('has the figures of the ledger, for this year and the previous one', async () => {
    const { document } = await draft(company, 'en');
    const rows = new Map(
      tableOf(document, 'Emissions by scope').rows.map(([label, ...cells]) => [label, cells]),
    );
    const of = (label: string) => rows.get(label)?.map(Number) ?? [];
    for (const [label, scope, method] of [
      ['Scope 1', 1, 'none'],
      ['Scope 2, location-based', 2, 'location'],
      ['Scope 2, market-based', 2, 'market'],
      ['Scope 3', 3, 'none'],
    ] as const) {
      expect(of(label)[0], label).toBeGreaterThan(0);
      expect(of(label)[0], label).toBeCloseTo(await ledgerTonnes(company, scope, method), 9);
      expect(of(label)[1], label).toBeCloseTo(await ledgerTonnes(company, scope, method, 2024), 9);
    }
    expect(of('Scope 2, location-based')[0]).not.toBe(of('Scope 2, market-based')[0]);
  });

  it('lists amounts as entered, splitting a bill over a month end', async () => {
    const { document } = await draft(company, 'en');
    const heads = ['Electricity (kWh)', 'Diesel (l)', 'Natural gas (kWh (gross CV))', 'R-404A (kg)'];
    const totals = tablesOf(document).flatMap(({ columns, total }) =>
      columns.flatMap(({ label }, index) => (heads.includes(label) ? [[label, total?.[index]]] : [])),
    );
    // 14 of the 31 days of the bill are in 2025.
    const electricity = 3000.5 + (6000 * 14) / 31;
    expect(Object.fromEntries(totals)).toEqual({
      'Diesel (l)': 1000,
      'Natural gas (kWh (gross CV))': 5000.123456789,
      'R-404A (kg)': 0.7,
      'Electricity (kWh)': expect.closeTo(electricity, 6),
    });
  });

  it('cites each factor with its publication and row, and their shares add up to the whole', async () => {
    const { document } = await draft(company, 'en');
    const annex = tableOf(document, 'Published factors');
    expect(annex.rows.length).toBeGreaterThan(5);
    expect(annex.rows.every(([label, , , , , source, row]) => label && source && row)).toBe(true);
    const without = tableOf(document, 'Emissions without a factor');
    const share = (index: number) =>
      [...annex.rows, ...without.rows].reduce((added, row) => added + Number(row.at(index)), 0);
    expect(share(-1)).toBeCloseTo(1, 9);
    expect(share(-2)).toBeCloseTo(1, 9);
  });

  it('links rows to the screens that show them', async () => {
    const { document } = await draft(company, 'en');
    const links = tablesOf(document).flatMap(({ rowLinks = [] }) => rowLinks);
    expect(links).toContain(`/locations/${company.locationId}`);
    for (const table of tablesOf(document))
      if (table.rowLinks) expect(table.rowLinks.length, table.title).toBe(table.rows.length);
  });

  it('contains nothing invented for a company without data', async () => {
    const empty = await api.company();
    const document = await generate(empty, await insertHeader(empty));
    const cells = tableOf(document, 'Emissions by scope').rows.flatMap((row) => row.slice(1));
    expect(cells.every((cell) => cell === null)).toBe(true);
    expect(document.subtitle).toContain('Prepared on the basis of');
  });

  // spec: reports.facilities.excluded
  it('excludes the share of an excluded facility, also in the state of the ledger', async () => {
    const { headerId, document } = await draft(company, 'en');
    const before = await ledgerStateOf(ctxOf(company), headerId);
    const facility = {
      companyId: company.companyId,
      headerId,
      locationId: company.locationId,
      facilityId: 1,
    };
    await api.db.insert(reportFacilities).values([
      { ...facility, areaM2: 300, isOwned: true, isExcluded: false, position: 0 },
      { ...facility, areaM2: 100, isOwned: true, isExcluded: true, position: 1 },
    ]);
    const scaled = await generate(company, headerId);
    const total = (of: Document, row: number) => Number(tableOf(of, 'Emissions by scope').rows[row]?.[1]);
    for (const row of [0, 1, 2, 3, 4, 5, 6, 7])
      expect(total(scaled, row)).toBeCloseTo(total(document, row) * 0.75, 9);
    const after = await ledgerStateOf(ctxOf(company), headerId);
    expect(totalsOf(before).marketBasedT).toBeCloseTo(total(document, 7), 9);
    expect(totalsOf(after).marketBasedT).toBeCloseTo(total(scaled, 7), 9);
    expect(changesBetween(before, before).hasChanged).toBe(false);
    const { scopes, locations } = changesBetween(before, after);
    expect(scopes.length).toBe(4);
    expect(locations.map(({ locationId, reasons }) => [locationId, reasons])).toEqual([
      [company.locationId, ['other-boundary']],
    ]);
  });
});

it('counts a location up to its closing month, and lists what was recorded later', async () => {
  const owner = await api.company();
  await enterData(owner);
  const { headerId, document } = await draft(owner, 'en');
  await api.db
    .update(locations)
    .set({ isActive: false, disabledOn: '2025-06-15' })
    .where(eq(locations.companyId, owner.companyId));
  const closed = await generate(owner, headerId);
  const months = (of: Document) => tableOf(of, 'Emissions by month').rows.map((row) => Number(row.at(-1)));
  expect(months(closed).slice(0, 6)).toEqual(months(document).slice(0, 6));
  expect(months(closed).slice(6)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(months(document)[7]).toBeGreaterThan(0);
  const boundaries = closed.pages[3]?.sections[1]?.paragraphs;
  expect(JSON.stringify(boundaries)).toContain('until the end of the month in which it was closed');
  const total = months(closed).reduce((added, tonnes) => added + tonnes, 0);
  expect(totalsOf(await ledgerStateOf(ctxOf(owner), headerId)).marketBasedT).toBeCloseTo(total, 9);
});

it('compares a quarter with the same quarter of the previous year', async () => {
  const { document } = await draft(company, 'en', ['2025-07-01', '2025-09-30']);
  const scope1 = tableOf(document, 'Emissions by scope').rows[0];
  const diesel = await ledgerTonnes(company, 1, 'none', 2024);
  expect(scope1?.[2]).toBeCloseTo(diesel, 9);
  const earlier = await draft(company, 'en', ['2025-01-01', '2025-03-31']);
  expect(tableOf(earlier.document, 'Emissions by scope').rows[0]?.[2]).toBeNull();
});

/** A report of a company without data, which cannot be created through the API. */
async function insertHeader(owner: Company): Promise<number> {
  const now = api.clock.now();
  const [row] = await api.db
    .insert(reportHeaders)
    .values({
      companyId: owner.companyId,
      reportId: 1,
      periodStart: '2025-01-01',
      periodEnd: '2025-12-31',
      language: 'en',
      createdBy: owner.userId.User,
      createdOn: now,
      modifiedOn: now,
      updatedOn: now,
    })
    .returning({ id: reportHeaders.id });
  return row?.id ?? 0;
}
