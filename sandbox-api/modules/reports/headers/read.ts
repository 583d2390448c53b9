import type { PageQuery } from '#api/contract/fields';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Ctx } from '#api/kernel/context';
import { limitsOf, type Page, pageOf } from '#api/kernel/paging';
import { requireReport } from '#api/modules/reports/reports/service';
import { countHeaders, findHeaders } from './repository';
import { requireReadable } from './service';
import { headersToWire, headerToWire } from './wire';

type Listed = {
  params: { reportId: number };
  query: PageQuery & { completeOnly: boolean };
};

/** What the caller may read of a kind that the plan has. */
export async function listReportHeaders({
  ctx,
  input: { params, query },
}: {
  ctx: Ctx;
  input: Listed;
}): Promise<Page<ReportHeader>> {
  const { companyId, role, userId } = ctx.session;
  await requireReport(ctx, params.reportId);
  const filter = {
    reportId: params.reportId,
    userId: role === 'Admin' ? undefined : userId,
    completeOnly: query.completeOnly,
  };
  const headers = await findHeaders(ctx.db, companyId, { ...filter, ...limitsOf(query) });
  const total = query.IncludeCount ? await countHeaders(ctx.db, companyId, filter) : 0;
  return pageOf(await headersToWire(ctx, headers), query, total);
}

type OfHeader = { ctx: Ctx; input: { params: { headerId: number } } };

export async function readReportHeader({ ctx, input: { params } }: OfHeader): Promise<ReportHeader> {
  return headerToWire(ctx, await requireReadable(ctx, params.headerId));
}

export async function readReportNames({ ctx, input: { params } }: OfHeader) {
  const { name, description, updatedOn } = (await requireReadable(ctx, params.headerId)).row;
  return { name, description, updatedOn: updatedOn.toISOString() };
}

export async function readReportAuthors({ ctx, input: { params } }: OfHeader) {
  const { author, department, updatedOn } = (await requireReadable(ctx, params.headerId)).row;
  return { author, department, updatedOn: updatedOn.toISOString() };
}
