import type {
  Recalculation,
  RecalculationDetail,
  RecalculationDifference,
  RecalculationOptions,
  Restatement,
} from '#api/contract/emissions/recalculations';
import type { ModuleKey } from '#api/contract/endpoint';
import type { PageQuery } from '#api/contract/fields';
import { baseYearShift } from '#api/domain/emissions/proposed-settings';
import { decimal } from '#api/domain/units/decimal';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { limitsOf, type Page, pageOf } from '#api/kernel/paging';
import { found } from '#api/kernel/problem-error';
import { publicationsOf } from './publications';
import * as decisions from './repository-decisions';
import * as repository from './repository-runs';
import { findYearDifferences, findYearTotals, type YearTotal } from './repository-years';
import { toWire } from './wire';
import { defaultBaseYear, wholeYears } from './year-series';

type Call<Input> = { ctx: Ctx; input: Input };
type ById = { params: { id: number } };

export async function listRecalculations({
  ctx,
  input: { query },
}: Call<{ query: PageQuery }>): Promise<Page<Recalculation>> {
  const { companyId } = ctx.session;
  const rows = await repository.findRuns(ctx.db, companyId, limitsOf(query));
  const total = query.IncludeCount ? await repository.countRuns(ctx.db, companyId) : 0;
  return pageOf(
    rows.map((row) => toWire(row, ctx)),
    query,
    total,
  );
}

export async function readRecalculation({
  ctx,
  input: { params },
}: Call<ById>): Promise<RecalculationDetail> {
  const { companyId } = ctx.session;
  const row = found(await repository.findRun(ctx.db, companyId, params.id));
  const isDecidable = row.run.kind === 'settings' && row.run.state === 'ready';
  const isStale = isDecidable && (await decisions.fingerprint(ctx.db, companyId)) !== row.run.fingerprint;
  const lastChangeId = isDecidable ? await decisions.findLastEntryChange(ctx.db, companyId) : null;
  const hasNewRows = isDecidable && lastChangeId !== row.run.lastChangeId;
  const years = await yearsOf(row.run, ctx);
  return { ...toWire(row, ctx), isStale, hasNewRows, years, baseYear: baseYearOf(row.run, ctx) };
}

async function yearsOf(run: repository.Run, ctx: Ctx): Promise<RecalculationDetail['years']> {
  const totals = run.yearTotals as YearTotal[] | null;
  if (!totals || run.state === 'applying') return [];
  const changes = await findYearDifferences(ctx.db, run.companyId, run.id);
  const isShown = ({ scope }: { scope: number }) => isLicensed(ctx, scope);
  return wholeYears(totals.filter(isShown), changes.filter(isShown));
}

/** Its total includes every scope, so only companies with access to all scopes see it. */
function baseYearOf(run: repository.Run, ctx: Ctx): RecalculationDetail['baseYear'] {
  const { baseYear: year, baseBeforeKg, baseAfterKg } = run;
  const seesAll = [1, 2, 3].every((scope) => isLicensed(ctx, scope));
  if (year === null || baseBeforeKg === null || baseAfterKg === null || !seesAll) return null;
  const { share, isSignificant } = baseYearShift(decimal(baseBeforeKg), decimal(baseAfterKg));
  return {
    year,
    beforeKg: Number(baseBeforeKg),
    afterKg: Number(baseAfterKg),
    share: share?.toNumber() ?? null,
    isSignificant,
  };
}

export async function listRecalculationDifferences({
  ctx,
  input: { params },
}: Call<ById>): Promise<RecalculationDifference[]> {
  const { companyId } = ctx.session;
  found(await repository.findRun(ctx.db, companyId, params.id));
  const rows = await repository.findDifferences(ctx.db, companyId, params.id);
  return rows
    .filter(({ row }) => isLicensed(ctx, row.scope))
    .map(({ row, locationName, category }) => ({
      locationId: row.locationId,
      locationName,
      year: row.year,
      scope: row.scope,
      category: row.category,
      categoryName: category ? localName(category, ctx.locale) : '',
      method: row.method,
      beforeKg: Number(row.beforeKg),
      afterKg: Number(row.afterKg),
      countedBeforeKg: Number(row.countedBeforeKg),
      countedAfterKg: Number(row.countedAfterKg),
      changedRows: row.changedRows,
    }));
}

export async function readRecalculationOptions({ ctx }: { ctx: Ctx }): Promise<RecalculationOptions> {
  const { companyId } = ctx.session;
  const { gwpSet, headlineScope2Method } = await decisions.findCompanySettings(ctx.db, companyId);
  const totals = await findYearTotals(ctx.db, companyId);
  return {
    gwpSet,
    headlineScope2Method,
    years: [...new Set(totals.map(({ year }) => year))],
    baseYear: await defaultBaseYear(ctx.db, companyId),
    publications: await publicationsOf(ctx.db),
  };
}

/** For several recalculations of a year: the figures before the first one and after the last one. */
export async function listRestatements({ ctx }: { ctx: Ctx }): Promise<Restatement[]> {
  const rows = await decisions.findRestatements(ctx.db, ctx.session.companyId);
  const series = new Map<string, Restatement>();
  for (const { year, scope, method, asReportedKg, restatedKg } of rows) {
    if (!isLicensed(ctx, scope)) continue;
    const key = [year, scope, method].join(':');
    const first = series.get(key)?.asReportedKg ?? Number(asReportedKg);
    series.set(key, { year, scope, method, asReportedKg: first, restatedKg: Number(restatedKg) });
  }
  return [...series.values()];
}

const moduleOfScope: Partial<Record<number, ModuleKey>> = { 1: 'SCOPE1', 2: 'SCOPE2', 3: 'SCOPE3' };

/** Emissions outside the scopes belong to no module. */
function isLicensed({ session }: Ctx, scope: number): boolean {
  const needed = moduleOfScope[scope];
  return needed === undefined || session.modules.includes(needed);
}
