import type { CompanyKeyFigure, CompanyKeyFigureBody } from '#api/contract/company/key-figures';
import { lockCompany } from '#api/db/lock-company';
import { assertBegun } from '#api/kernel/begun-year';
import type { Ctx } from '#api/kernel/context';
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

export const createKeyFigure = verbs.creates(async (ctx, { body }: { body: CompanyKeyFigureBody }) => {
  assertBegun(ctx, 'year', body.year);
  await assertFreeYear(ctx, body.year, null);
  return { columns: toColumns(body) };
});

export const updateKeyFigure = verbs.changes({
  async plan(ctx, { body }: ById & { body: CompanyKeyFigureBody }, { before }) {
    assertBegun(ctx, 'year', body.year);
    await assertFreeYear(ctx, body.year, before.id);
    return { columns: toColumns(body) };
  },
});

export const deleteKeyFigure = verbs.removes({
  remove: (db, companyId, id) => repository.deleteKeyFigureRow(db, companyId, id),
});

/** One after the other: of two that take the same year at once, each would see it free. */
async function assertFreeYear({ db, session }: Ctx, year: number, except: number | null): Promise<void> {
  await lockCompany(db, session.companyId);
  if (await repository.isYearTaken(db, session.companyId, { year, except })) throw yearTaken(year);
}

const yearTaken = (year: number) => fieldProblem('year', 'yearTaken', { year });

/** A unit without its amount says nothing and is not kept. */
function toColumns(body: CompanyKeyFigureBody) {
  return {
    year: body.year,
    revenue: asText(body.revenue),
    revenueCurrency: body.revenue === null ? null : body.revenueCurrency,
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
    employees: number(row.employees),
    output: number(row.output),
    outputUnit: row.outputUnit,
    updatedOn: row.updatedOn.toISOString(),
  };
}
