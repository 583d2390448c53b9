import type { HandlerInput } from '#api/contract/endpoint';
import type { copyMateriality as contract } from '#api/contract/materiality/copies';
import type { MaterialityCompletion } from '#api/contract/materiality/information';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { fieldProblem, ProblemError } from '#api/kernel/problem-error';
import { nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { readMaterialityCompletion } from '#api/modules/materiality/completion/service';
import { editReport, readReport } from '#api/modules/materiality/headers/service';
import { markHeaderChanged } from '#api/modules/reports/headers/service';
import { copyAssessment } from './copy';

type Call = { ctx: Ctx; input: HandlerInput<typeof contract> };

/** From a report that the caller may read into one that has no assessment yet. */
export async function copyMateriality({ ctx, input }: Call): Promise<MaterialityCompletion> {
  const { params, body } = input;
  await transaction(ctx, async (inside) => {
    const target = await editReport(inside, params.id);
    if (target.row) throw new ProblemError('conflict');
    await requireSource(inside, body.fromReportHeaderId);
    const updatedOn = nextStamp(inside.platform.clock);
    const { row } = target.header;
    const hasCopied = await copyAssessment(inside.db, {
      fromId: body.fromReportHeaderId,
      to: row,
      updatedOn,
    });
    if (!hasCopied) throw fieldProblem('fromReportHeaderId', 'unknownReference');
    await audit(inside, {
      action: 'create',
      entity: 'materiality_assessments',
      after: { report: row.name, fromReportHeaderId: body.fromReportHeaderId },
    });
    await markHeaderChanged(inside, target.header, 'doubleMaterialityAssessment');
  });
  return readMaterialityCompletion({ ctx, input: { params } });
}

/** One that the caller may not see is no choice, like one that never was. */
async function requireSource(ctx: Ctx, headerId: number): Promise<void> {
  await readReport(ctx, headerId).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'not_found')
      throw fieldProblem('fromReportHeaderId', 'unknownReference');
    throw error;
  });
}
