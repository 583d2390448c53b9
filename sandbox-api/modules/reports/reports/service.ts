import type { PageQuery } from '#api/contract/fields';
import type { Report } from '#api/contract/reports/reports';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { limitsOf, type Page, pageOf } from '#api/kernel/paging';
import { found, ProblemError } from '#api/kernel/problem-error';
import { findLockedReports, findReports, type ReportRow } from './repository';

export type { ReportRow } from './repository';

type Listed = { query: PageQuery & { search: string } };

/** Searched by name and description; the few kinds that there are need no index. */
export async function listReports({ ctx, input }: { ctx: Ctx; input: Listed }): Promise<Page<Report>> {
  const wanted = folded(input.query.search, ctx.locale);
  const all = (await available(ctx)).filter(({ name, description }) =>
    folded(`${name} ${description}`, ctx.locale).includes(wanted),
  );
  const { limit, offset } = limitsOf(input.query);
  return pageOf(all.slice(offset, offset + limit), input.query, all.length);
}

type OfReport = { ctx: Ctx; input: { params: { id: number } } };

export async function readReport({ ctx, input: { params } }: OfReport): Promise<Report> {
  return found((await available(ctx)).find(({ reportId }) => reportId === params.id));
}

async function available(ctx: Ctx): Promise<Report[]> {
  const locked = await findLockedReports(ctx.db, ctx.session.companyId);
  return (await findReports(ctx.db)).map((row) => ({
    reportId: row.id,
    name: localName(row, ctx.locale),
    description: ctx.locale === 'pl' ? row.descriptionPl : row.descriptionEn,
    isAvailable: !locked.has(row.id),
    questionnaireType: row.questionnaireType,
  }));
}

/** A type of report in the company's plan; otherwise refused as missing, or as `plan_required`. */
export async function requireReport(ctx: Ctx, reportId: number): Promise<ReportRow> {
  return found(await findReportKind(ctx, reportId));
}

/** The same for a kind that is named in a body: undefined where there is none. */
export async function findReportKind(ctx: Ctx, reportId: number): Promise<ReportRow | undefined> {
  const row = (await findReports(ctx.db)).find(({ id }) => id === reportId);
  if (row) await assertReportAvailable(ctx, reportId);
  return row;
}

/** Refuses as `plan_required` what the company's plan leaves out. */
export async function assertReportAvailable(ctx: Ctx, reportId: number): Promise<void> {
  const locked = await findLockedReports(ctx.db, ctx.session.companyId);
  if (locked.has(reportId)) throw new ProblemError('plan_required');
}

function folded(text: string, locale: Ctx['locale']): string {
  return text.normalize('NFKC').toLocaleLowerCase(locale);
}
