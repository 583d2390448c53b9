import type { ReportHeader, ReportStep } from '#api/contract/reports/headers';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import { updateHeaderRow } from './repository';
import { requireEditable } from './service';
import { headerToWire } from './wire';

type Call = { ctx: Ctx; input: { params: { headerId: number; step: ReportStep } } };

/**
 * Changes nothing in the content: the report stays complete, and its stamp stays, so that an open form can
 * still be saved. A step that was not copied, or was already reviewed, is not an error.
 */
export async function lookAtCopiedStep({ ctx, input: { params } }: Call): Promise<ReportHeader> {
  return transaction(ctx, async (ctx) => {
    const { row: before } = await requireEditable(ctx, params.headerId);
    const copiedSteps = before.copiedSteps.filter((step) => step !== params.step);
    const key = { companyId: before.companyId, id: before.id };
    const header = found(await updateHeaderRow(ctx.db, key, { copiedSteps }));
    await audit(ctx, {
      action: 'update',
      entity: 'report_headers',
      entityId: before.id,
      before,
      after: header.row,
    });
    return headerToWire(ctx, header);
  });
}
