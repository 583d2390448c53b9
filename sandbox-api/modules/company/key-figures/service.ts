import type { CompanyKeyFigure, CompanyKeyFigureBody } from '#api/contract/company/key-figures';
import { lockCompany } from '#api/db/lock-company';
import type { KeyFigureFacts } from '#api/domain/reports/kit/facts';
import { decimal } from '#api/domain/units/decimal';
import { assertBegun } from '#api/kernel/begun-year';
import { type Ctx, today } from '#api/kernel/context';
import { type ById, crudVerbs } from '#api/kernel/crud-verbs';
import { fieldProblem } from '#api/kernel/problem-error';
import * as repository from './repository';

const verbs = crudVerbs<{
  row: repository.KeyFigureRow;
  shown: repository.KeyFigureRow;
  fresh: ReturnType<typeof toColumns>;
  change: ReturnType<typeof toColumns>;
  plan: object;
  wire: CompanyKeyFigure;
}>({
  entity: 'company_key_figures',
  rowOf: (row) => row,
  lock: repository.lockKeyFigure,
  async insert(db, columns) {
    const row = await repository.insertKeyFigure(db, columns);
    if (!row) throw yearTaken(columns.year);
    return row;
  },
  update: repository.updateKeyFigureRow,
  toWire: () => toWire,
});

export async function listKeyFigures({ ctx }: { ctx: Ctx }): Promise<CompanyKeyFigure[]> {
  return (await repository.findKeyFigures(ctx.db, ctx.session.companyId)).map(toWire);
}

/** As reports read them, the earliest first. */
export async function keyFigureFacts({ db, session }: Ctx): Promise<KeyFigureFacts[]> {
  return (await repository.findKeyFigures(db, session.companyId)).map(toFacts).toReversed();
}

export const createKeyFigure = verbs.creates(async (ctx, { body }: { body: CompanyKeyFigureBody }) => {
  assertPast(ctx, body);
  await assertFreeYear(ctx, body.year, null);
  return { columns: toColumns(body) };
});

export const updateKeyFigure = verbs.changes({
  async plan(ctx, { body }: ById & { body: CompanyKeyFigureBody }, { before }) {
    assertPast(ctx, body);
    await assertFreeYear(ctx, body.year, before.id);
    return { columns: toColumns(body) };
  },
});

export const deleteKeyFigure = verbs.removes({
  remove: (db, companyId, id) => repository.deleteKeyFigureRow(db, companyId, id),
});

/** Nothing is known of a year that is to come, nor of the rate of a day that is. */
function assertPast(ctx: Ctx, { year, conversionDate }: CompanyKeyFigureBody): void {
  assertBegun(ctx, 'year', year);
  if (conversionDate !== null && conversionDate > today(ctx.platform.clock))
    throw fieldProblem('conversionDate', 'dateAfterToday');
}

/** One after the other: of two that take the same year at once, each would see it free. */
async function assertFreeYear({ db, session }: Ctx, year: number, except: number | null): Promise<void> {
  await lockCompany(db, session.companyId);
  if (await repository.isYearTaken(db, session.companyId, { year, except })) throw yearTaken(year);
}

const yearTaken = (year: number) => fieldProblem('year', 'yearTaken', { year });

/** A unit without its amount says nothing and is not kept. */
function toColumns(body: CompanyKeyFigureBody) {
  const hasRevenue = body.revenue !== null;
  const isConverted = hasRevenue && body.conversionCurrency !== null;
  return {
    year: body.year,
    revenue: asText(body.revenue),
    revenueCurrency: hasRevenue ? body.revenueCurrency : null,
    conversionCurrency: isConverted ? body.conversionCurrency : null,
    conversionRate: isConverted ? asText(body.conversionRate) : null,
    conversionDate: isConverted ? body.conversionDate : null,
    conversionSource: isConverted ? body.conversionSource : null,
    employees: asText(body.employees),
    output: asText(body.output),
    outputUnit: body.output === null ? null : body.outputUnit,
  };
}

const asText = (value: number | null) => (value === null ? null : String(value));

function toWire(row: repository.KeyFigureRow): CompanyKeyFigure {
  const number = (text: string | null) => (text === null ? null : Number(text));
  return {
    companyKeyFigureId: row.id,
    year: row.year,
    revenue: number(row.revenue),
    revenueCurrency: row.revenueCurrency as CompanyKeyFigure['revenueCurrency'],
    conversionCurrency: row.conversionCurrency as CompanyKeyFigure['conversionCurrency'],
    conversionRate: number(row.conversionRate),
    conversionDate: row.conversionDate,
    conversionSource: row.conversionSource,
    employees: number(row.employees),
    output: number(row.output),
    outputUnit: row.outputUnit,
    updatedOn: row.updatedOn.toISOString(),
  };
}

function toFacts(row: repository.KeyFigureRow): KeyFigureFacts {
  const amount = (text: string | null) => (text === null ? null : decimal(text));
  return {
    year: row.year,
    revenue: amount(row.revenue),
    revenueCurrency: row.revenueCurrency,
    conversion: conversionOf(row),
    employees: amount(row.employees),
    output: amount(row.output),
    outputUnit: row.outputUnit,
  };
}

function conversionOf(row: repository.KeyFigureRow): KeyFigureFacts['conversion'] {
  const { conversionCurrency: currency, conversionRate, conversionDate: day, conversionSource: source } = row;
  if (currency === null || conversionRate === null || day === null || source === null) return null;
  return { currency, rate: decimal(conversionRate), day, source };
}
