import type { ReportHeader } from '#api/contract/reports/headers';
import { lastDayOfMonth } from '#api/domain/calendar/calendar';
import { totalsOf } from '#api/domain/reports/ledger-state';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { fieldProblem, found, ProblemError } from '#api/kernel/problem-error';
import { nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { deleteHeaderRow, findIssueTraces, updateHeaderRow } from './repository';
import { requireEditable } from './service';
import { headerToWire, nameOf } from './wire';

type OfHeader = { params: { headerId: number } };
type Call<Input> = { ctx: Ctx; input: Input };

const entity = 'report_headers';

/**
 * Only by its owner, and with issues only if the report's name is given, to prevent mistakes. The data of the
 * issues stays in the history, so that a distributed document can still be checked.
 */
export async function deleteReportHeader({
  ctx,
  input: { params, query },
}: Call<OfHeader & { query: { name?: string | undefined } }>): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { row: before } = await requireEditable(ctx, params.headerId);
    const { companyId, id, name } = before;
    if (before.createdBy !== ctx.session.userId) throw new ProblemError('owner_required');
    const issues = await findIssueTraces(ctx.db, companyId, id);
    if (issues.length > 0 && query.name !== (name ?? ''))
      throw fieldProblem('name', 'reportNameToDelete', { name: name ?? '' });
    await deleteHeaderRow(ctx.db, companyId, id);
    await audit(ctx, { action: 'delete', entity, entityId: id, before });
    for (const issue of issues)
      await audit(ctx, {
        action: 'delete',
        entity: 'report_issues',
        entityId: issue.id,
        before: { headerId: id, ...traceOf(issue) },
      });
  });
}

function traceOf(issue: Awaited<ReturnType<typeof findIssueTraces>>[number]) {
  return {
    name: issue.name,
    issueNumber: issue.number,
    periodStart: issue.firstMonth,
    periodEnd: lastDayOfMonth(issue.lastMonth),
    ...totalsOf(issue),
    // Not called a hash: what has that name is a secret to the history.
    checksum: issue.hash,
    issuedOn: issue.createdOn.toISOString(),
  };
}

/** An Admin takes over the report of a removed or deactivated user: shares, finishes or deletes it as its owner. */
export async function takeOverReportHeader({
  ctx,
  input: { params },
}: Call<OfHeader>): Promise<ReportHeader> {
  return transaction(ctx, async (ctx) => {
    const header = await requireEditable(ctx, params.headerId);
    const { row: before, owner } = header;
    const { userId } = ctx.session;
    if (before.createdBy === userId) {
      // Pressed twice, it is done once.
      await audit(ctx, { action: 'update', entity, entityId: before.id, before, after: before });
      return headerToWire(ctx, header);
    }
    if (owner.isActive) throw new ProblemError('owner_active', { params: { owner: nameOf(owner) } });
    const change = { createdBy: userId, updatedOn: nextStamp(ctx.platform.clock, before.updatedOn) };
    const taken = found(await updateHeaderRow(ctx.db, before, change));
    await audit(ctx, {
      action: 'take-over',
      entity,
      entityId: before.id,
      before: { ...before, owner: nameOf(owner) },
      after: { ...taken.row, owner: nameOf(taken.owner) },
    });
    return headerToWire(ctx, taken);
  });
}
