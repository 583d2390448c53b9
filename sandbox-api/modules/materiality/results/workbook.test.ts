import xlsx, { type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx/dist/xlsx.mini.min.js';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moduleKeys } from '#api/contract/endpoint';
import { severityForms } from '#api/contract/materiality/information';
import { companies } from '#api/db/schema/company';
import { materialityAssessments, materialityIroOpinions, materialityIros } from '#api/db/schema/materiality';
import { reportHeaders } from '#api/db/schema/reports';
import type { Ctx } from '#api/kernel/context';
import { createDemoApi } from '#api/testing/create-demo-api';
import { evaluateFormula } from '#api/testing/workbooks/evaluate-formula';
import { recalculate, spreadsheetProgram } from '#api/testing/workbooks/spreadsheet-program';
import { downloadMaterialityWorkbook, listAssessedFinancials, listAssessedImpacts } from './service';
import { materialityWorkbookWords } from './workbook-words';

let api: Awaited<ReturnType<typeof createDemoApi>>;
let assessed: { headerId: number; companyId: number; userId: number; language: 'en' | 'pl' }[];
beforeAll(async () => {
  api = await createDemoApi();
  assessed = await api.db
    .select({
      headerId: reportHeaders.id,
      companyId: reportHeaders.companyId,
      userId: reportHeaders.createdBy,
      language: reportHeaders.language,
    })
    .from(materialityAssessments)
    .innerJoin(reportHeaders, eq(reportHeaders.id, materialityAssessments.headerId));
});
afterAll(() => api.close());

type Of = (typeof assessed)[number];

function ctxOf({ companyId, userId }: Of): Ctx {
  const session = { companyId, userId, role: 'Admin', modules: moduleKeys };
  return { db: api.db, platform: api.platform, locale: 'en', session } as unknown as Ctx;
}

async function fileOf(of: Of): Promise<Uint8Array> {
  const input = { params: { id: of.headerId } };
  const { content } = await downloadMaterialityWorkbook({ ctx: ctxOf(of), input });
  return new Uint8Array(content as Uint8Array);
}

const open = (bytes: Uint8Array): WorkBook => xlsx.read(bytes, { type: 'array' });

/** The sheet of items with each formula calculated from the factors and the method alone. */
class Items {
  readonly sheet: WorkSheet;
  private readonly head: string[];

  constructor(
    private readonly book: WorkBook,
    private readonly words: (typeof materialityWorkbookWords)['en'],
  ) {
    this.sheet = book.Sheets[words.sheets.items] ?? {};
    this.head = (xlsx.utils.sheet_to_json<string[]>(this.sheet, { header: 1 })[0] ?? []).map(String);
  }

  get count(): number {
    return xlsx.utils.decode_range(this.sheet['!ref'] ?? 'A1').e.r;
  }

  addressOf(column: keyof typeof this.words, row: number): string {
    const place = this.head.indexOf(String(this.words[column]));
    expect(place, column).toBeGreaterThanOrEqual(0);
    return xlsx.utils.encode_cell({ c: place, r: row });
  }

  valueOf(address: string, sheet = this.sheet): unknown {
    const cell: CellObject | undefined = sheet[address];
    if (cell?.f === undefined) return cell?.v;
    return evaluateFormula(cell.f, {
      cell: (other) => this.valueOf(other),
      name: (name) => this.named(name)?.v,
    });
  }

  named(name: string): CellObject | undefined {
    const ref = this.book.Workbook?.Names?.find((one) => one.Name === name)?.Ref ?? '';
    const [, sheet = '', cell = ''] = /^'(.+)'!(.+)$/.exec(ref) ?? [];
    return this.book.Sheets[sheet]?.[cell.replaceAll('$', '')];
  }
}

async function itemsOf(of: Of): Promise<Items> {
  return new Items(open(await fileOf(of)), materialityWorkbookWords[of.language]);
}

/** Severity and score of each item as the API tells them, by what it says. */
async function told(of: Of) {
  const call = { ctx: ctxOf(of), input: { params: { id: of.headerId } } };
  const all = [...(await listAssessedImpacts(call)), ...(await listAssessedFinancials(call))];
  return new Map(all.map((one) => [one.description, one]));
}

describe('the workbook of an assessment', () => {
  it('starts with company, period, edition and method', async () => {
    const [of] = assessed;
    if (!of) throw new Error('No demo company has an assessment.');
    const book = open(await fileOf(of));
    const words = materialityWorkbookWords[of.language];
    expect(book.SheetNames[0]).toBe(words.sheets.method);
    const rows = xlsx.utils.sheet_to_json<unknown[]>(book.Sheets[words.sheets.method] ?? {}, { header: 1 });
    const [company] = await api.db.select().from(companies).where(eq(companies.id, of.companyId));
    const said = new Map(rows.map(([label, value]) => [label, value]));
    expect(said.get(words.company)).toBe(company?.name);
    expect(String(said.get(words.period))).toMatch(/20\d\d/);
    expect(String(said.get(words.edition))).toMatch(/^ESRS 1 \(20\d\d\)/);
    expect(said.get(words.rules)).toBe(2);
    const items = new Items(book, words);
    for (const name of ['impact_threshold', 'financial_threshold', 'severity_form', 'likelihood_weight'])
      expect(items.named(name)?.v, name).toBeTypeOf('number');
  });

  it.each(severityForms)('gives the values of the API for every item of the demo by %s', async (form) => {
    for (const weight of ['1.0', '0.7', '0.0']) {
      await api.db.update(materialityAssessments).set({ severityForm: form, likelihoodWeight: weight });
      for (const of of assessed) {
        const items = await itemsOf(of);
        const expected = await told(of);
        let found = 0;
        for (let row = 1; row <= items.count; row += 1) {
          const one = expected.get(String(items.valueOf(items.addressOf('item', row))));
          if (!one) continue;
          found += 1;
          const where = `${one.description} by ${form}, ${weight}`;
          expect(items.valueOf(items.addressOf('score', row)), where).toBe(one.score);
          expect(items.valueOf(items.addressOf('severity', row)) ?? null, where).toBe(one.severity);
          expect(items.valueOf(items.addressOf('reaches', row)), where).toBe(one.reachesThreshold ? 1 : 0);
        }
        expect(found).toBe(expected.size);
        expect(found).toBeGreaterThan(0);
      }
    }
  });

  it('follows a factor and a method that are changed in it', async () => {
    const [of] = assessed;
    if (!of) throw new Error('No demo company has an assessment.');
    const items = await itemsOf(of);
    const row = Array.from({ length: items.count }, (_, index) => index + 1).find(
      (one) => items.sheet[items.addressOf('irremediability', one)]?.v >= 1,
    );
    if (!row) throw new Error('There is no negative impact.');
    for (const factor of ['scale', 'scope', 'irremediability'] as const)
      items.sheet[items.addressOf(factor, row)].v = factor === 'scale' ? 5 : 1;
    const formIs = (value: number) => {
      const cell = items.named('severity_form');
      if (cell) cell.v = value;
      return items.valueOf(items.addressOf('severity', row));
    };
    expect([formIs(1), formIs(2), formIs(3)]).toEqual([4, 2.3333, 5]);
  });
});

it('says when, where and whom each item concerns, and lists what was withdrawn with its reason', async () => {
  const [of] = assessed;
  if (!of) throw new Error('No demo company has an assessment.');
  const words = materialityWorkbookWords[of.language];
  const before = await itemsOf(of);
  for (const column of ['horizon', 'arisesIn', 'touches'] as const)
    expect(before.valueOf(before.addressOf(column, 1)), column).toBeTruthy();
  expect(open(await fileOf(of)).SheetNames).not.toContain(words.sheets.withdrawn);

  const description = String(before.valueOf(before.addressOf('item', 1)));
  const isIt = and(eq(materialityIros.headerId, of.headerId), eq(materialityIros.value, description));
  await api.db.update(materialityIros).set({ withdrawnReason: 'The site was sold.' }).where(isIt);
  const book = open(await fileOf(of));
  const [, row] = xlsx.utils.sheet_to_json<string[]>(book.Sheets[words.sheets.withdrawn] ?? {}, {
    header: 1,
  });
  expect(row?.slice(1)).toEqual([description, 'The site was sold.']);
  expect(new Items(book, words).count).toBe(before.count - 1);
  await api.db.update(materialityIros).set({ withdrawnReason: null }).where(isIt);
});

it('lists opinions on an item, with mean and spread that a spreadsheet recalculates', async () => {
  const [of] = assessed;
  if (!of) throw new Error('No demo company has an assessment.');
  const words = materialityWorkbookWords[of.language];
  expect(open(await fileOf(of)).SheetNames).not.toContain(words.sheets.opinions);
  const [risk] = await api.db
    .select()
    .from(materialityIros)
    .where(and(eq(materialityIros.headerId, of.headerId), eq(materialityIros.kind, 'risk')));
  if (!risk) throw new Error('The demo has no risk.');
  const given = { companyId: of.companyId, headerId: of.headerId, iroId: risk.id, probabilityId: 34 };
  const updatedOn = new Date('2026-01-01T00:00:00Z');
  await api.db.insert(materialityIroOpinions).values([
    { ...given, personName: 'Anna Nowak', scaleId: 52, comment: 'Hedged', updatedOn },
    { ...given, personName: 'Jan Kos', scaleId: 55, updatedOn },
  ]);
  const sheet = open(await fileOf(of)).Sheets[words.sheets.opinions] ?? {};
  const rows = xlsx.utils.sheet_to_json<Record<string, unknown>>(sheet);
  expect(
    rows.map((row) => [words.person, words.scale, words.likelihood, words.score].map((name) => row[name])),
  ).toEqual([
    ['Anna Nowak', 2, 4, 1.6],
    ['Jan Kos', 5, 4, 4],
    [words.mean, 3.5, 4, 2.8],
    [words.lowest, 2, 4, 1.6],
    [words.highest, 5, 4, 4],
  ]);
  expect(rows[0]).toMatchObject({ [words.item]: risk.value, [words.comment]: 'Hedged' });
  expect(sheet.F4?.f).toBe('ROUND(AVERAGE(F2:F3),4)');
  expect([sheet.J5?.f, sheet.J6?.f]).toEqual(['MIN(J2:J3)', 'MAX(J2:J3)']);
  await api.db.delete(materialityIroOpinions).where(eq(materialityIroOpinions.iroId, risk.id));
});

const needsProgram = { skip: spreadsheetProgram === null, timeout: 180_000 };

it('gives no score to a topic without an item of the kind', async () => {
  const scores: unknown[] = [];
  for (const of of assessed) {
    const words = materialityWorkbookWords[of.language];
    const sheet = open(await fileOf(of)).Sheets[words.sheets.topics] ?? {};
    const rows = xlsx.utils.sheet_to_json<Record<string, unknown>>(sheet);
    scores.push(...rows.flatMap((row) => [row[words.impact], row[words.financial]]));
  }
  expect(scores).not.toContain(0);
  expect(scores.filter((score) => typeof score === 'string')).not.toEqual([]);
});

it('comes to the same in LibreOffice', needsProgram, async () => {
  const [of] = assessed;
  if (!of) throw new Error('No demo company has an assessment.');
  const ours = await fileOf(of);
  const saved = await recalculate(spreadsheetProgram ?? '', { book: ours });
  const sheet = materialityWorkbookWords[of.language].sheets.items;
  const [before, after] = [open(ours).Sheets[sheet], open(saved.book ?? new Uint8Array()).Sheets[sheet]];
  const formulas = Object.entries(before ?? {}).filter(([, cell]) => (cell as CellObject).f !== undefined);
  expect(formulas.length).toBeGreaterThan(10);
  for (const [address, cell] of formulas)
    expect(Number(after?.[address]?.v), `${address} =${(cell as CellObject).f}`).toBeCloseTo(
      Number((cell as CellObject).v),
      3,
    );
});
