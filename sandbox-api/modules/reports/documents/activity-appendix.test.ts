import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScope3Consumption } from '#api/contract/activity-data/value-chain';
import type { DocumentTable } from '#api/contract/documents/document';
import { moduleKeys } from '#api/contract/endpoint';
import { reportHeaders } from '#api/db/schema/reports';
import { includedShare } from '#api/domain/reports/boundary';
import { buildGhgReport } from '#api/domain/reports/ghg/build';
import type { WorkbookFacts } from '#api/domain/reports/workbook/facts';
import { decimal } from '#api/domain/units/decimal';
import { scope3Forms } from '#api/domain/value-chain/forms';
import type { Ctx } from '#api/kernel/context';
import { requireReadable } from '#api/modules/reports/headers/service';
import { readWorkbookFacts } from '#api/modules/reports/workbook/service';
import { createDemoApi } from '#api/testing/create-demo-api';
import { createTestApi } from '#api/testing/create-test-api';
import { fillEntry } from '#api/testing/filled/fill-entry';
import { beginReport, reportIds } from '#api/testing/filled/filled-report';
import { seedReference } from '#api/testing/seed-reference';
import { readGhgFacts } from './facts';

type Api = Awaited<ReturnType<typeof createTestApi>>;

function ctxOf({ db, platform }: Api, companyId: number, userId: number): Ctx {
  const session = { companyId, userId, role: 'User', modules: moduleKeys };
  return { db, platform, locale: 'en', session } as unknown as Ctx;
}

async function factsOf(ctx: Ctx, headerId: number): Promise<WorkbookFacts> {
  const header = await requireReadable(ctx, headerId);
  return readWorkbookFacts(ctx, header, await readGhgFacts(ctx, header, { isDraft: false }));
}

/** Sums by place, source, unit and month, of whatever has an amount. */
function sumsOf(rows: readonly (readonly [key: string, amount: number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [key, amount] of rows) sums.set(key, (sums.get(key) ?? 0) + amount);
  return sums;
}

/** Sheet of activity data: amount × included share, of lines of the value chain. */
function inWorkbook({ report, lines }: WorkbookFacts) {
  const places = new Map(
    report.locations.map(({ id, name, areaM2, facilities }) => [
      id,
      { name, share: includedShare(areaM2, facilities) },
    ]),
  );
  return sumsOf(
    lines.flatMap(({ sourceKind, scope, locationId, itemId, unit, month, quantity }): [string, number][] => {
      const { name, share } = places.get(locationId) ?? { name: '', share: decimal(1) };
      if (sourceKind !== 'scope3' || !report.scopes.includes(scope) || share.isZero()) return [];
      const key = [name, report.names.item('scope3', itemId), report.names.unit(unit), month].join(' | ');
      return [[key, quantity.times(share).toNumber()]];
    }),
  );
}

/** Appendix A: columns headed `Category: factor (unit)`. */
function inAppendix({ report, lines }: WorkbookFacts) {
  const names = scope3Forms.map(({ id }) => report.names.item('scope3', id));
  const units = [...new Set(lines.map(({ unit }) => report.names.unit(unit)))];
  const page = buildGhgReport(report).pages.find(({ title }) => /^(Appendix|Załącznik) A/.test(title ?? ''));
  const tables = (page?.sections ?? []).flatMap(({ title, paragraphs }) =>
    paragraphs
      .filter((paragraph): paragraph is DocumentTable => paragraph.type === 'table')
      .map((table) => ({ ...table, location: title })),
  );
  return sumsOf(
    tables.flatMap(({ location, columns, rows, rowLinks }) =>
      columns.flatMap(({ label }, index) => {
        // The workbook has the scopes only.
        const isOutside = /outside the scopes|poza zakresami/.test(label);
        const name = isOutside ? undefined : names.find((one) => label.startsWith(`${one}: `));
        const unit = units.find((one) => label.endsWith(` (${one})`));
        return rows.flatMap((row, at): [string, number][] => {
          const [, year, month = ''] = /year=(\d+)&month=(\d+)/.exec(rowLinks?.[at] ?? '') ?? [];
          const key = [location, name, unit, `${year}-${month.padStart(2, '0')}-01`].join(' | ');
          return name && row[index] !== null ? [[key, Number(row[index])]] : [];
        });
      }),
    ),
  );
}

function expectSame(facts: WorkbookFacts): void {
  const workbook = inWorkbook(facts);
  const appendix = inAppendix(facts);
  expect([...appendix.keys()].toSorted()).toEqual([...workbook.keys()].toSorted());
  for (const [key, amount] of workbook)
    expect(Math.abs((appendix.get(key) ?? 0) / amount - 1), key).toBeLessThan(1e-12);
}

describe('Appendix A of the demo companies', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createDemoApi();
  });
  afterAll(() => api.close());

  it('prints the amounts of the value chain that the workbook multiplies', async () => {
    const headers = await api.db
      .select()
      .from(reportHeaders)
      .where(eq(reportHeaders.reportId, reportIds.ghg));
    let compared = 0;
    for (const { id, companyId, createdBy } of headers) {
      const facts = await factsOf(ctxOf(api, companyId, createdBy), id);
      expectSame(facts);
      compared += inWorkbook(facts).size;
    }
    expect(compared).toBeGreaterThan(100);
  });
});

describe('Appendix A of entries of the value chain', () => {
  const reference = seedReference();
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(async () => {
    expect(api.unexpected).toEqual([]);
    await api.close();
  });

  async function reportOf(
    entries: readonly { methodId: number; formId: number; values: object }[],
    period = { startDate: '2025-03-01', endDate: '2025-05-31' },
  ) {
    const owner = await api.company();
    for (const { formId, methodId, values } of entries) {
      const { status, problem } = await api.call(createScope3Consumption, {
        token: owner.token.User,
        body: {
          scope3InputFormId: formId,
          scope3MethodId: methodId,
          locationId: owner.locationId,
          values: values as never,
        },
      });
      expect(status, `${methodId}: ${JSON.stringify(problem)}`).toBe(200);
    }
    const { body } = await beginReport(api, owner, period);
    return factsOf(ctxOf(api, owner.companyId, owner.userId.User), body.reportHeaderId);
  }

  const turns = [0, 1, 2];
  it.each(scope3Forms.map((form) => [form.code, form] as const))(
    'are the amounts of the workbook in the unit of the factor: %s',
    async (_, form) => {
      const entries = form.methods.flatMap((method) =>
        turns.map((turn) => ({
          formId: form.id,
          methodId: method.id,
          values: fillEntry(reference, method, (options) => options[turn % Math.max(1, options.length)]),
        })),
      );
      const facts = await reportOf(entries);
      expect(inWorkbook(facts).size).toBeGreaterThan(0);
      expectSame(facts);
    },
  );

  it('print the distance of all commuters and all days, not that of one way', async () => {
    const values = {
      startDate: '2025-01-01',
      endDate: '2025-01-31',
      commuteMode: 'cars-by-size/average-car',
      commuteVariant: 'diesel',
      employees: 100,
      oneWayDistance: 10,
      workDays: 20,
    };
    const year = { startDate: '2025-01-01', endDate: '2025-12-31' };
    const facts = await reportOf([{ formId: 7, methodId: 702, values }], year);
    expect([...inAppendix(facts).values()]).toEqual([decimal(10).times(2).times(20).times(100).toNumber()]);
  });
});
