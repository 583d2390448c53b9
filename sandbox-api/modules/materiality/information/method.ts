import type { MaterialityMethod, MethodChoiceBody } from '#api/contract/materiality/information';
import { currentRules } from '#api/domain/materiality/method';
import type { Call } from '#api/kernel/crud-verbs';
import { transaction } from '#api/kernel/transaction';
import {
  type AssessedReport,
  type AssessmentRow,
  assessmentVerbs,
  changeBegun,
  choiceOf,
  readBegun,
} from '#api/modules/materiality/headers/service';

type OfReport = { params: { id: number } };

export async function readMaterialityMethod({
  ctx,
  input: { params },
}: Call<OfReport>): Promise<MaterialityMethod> {
  const report = await readBegun(ctx, params.id);
  return toWire(report, report.row);
}

/** No score is stored, so that all follow from then on. */
export async function updateMaterialityMethod({
  ctx,
  input: { params, body, unmodifiedSince },
}: Call<
  OfReport & { body: MethodChoiceBody; unmodifiedSince: Date | undefined }
>): Promise<MaterialityMethod> {
  return transaction(ctx, async (ctx) => {
    const report = await changeBegun(ctx, params.id);
    const columns = {
      rules: body.rules,
      impactThreshold: body.impactThreshold.toFixed(1),
      financialThreshold: body.financialThreshold.toFixed(1),
      severityForm: body.severityForm,
      likelihoodWeight: body.likelihoodWeight.toFixed(1),
    };
    return assessmentVerbs(report, async (row) => toWire(report, row)).change(ctx, report, {
      part: 'method',
      unmodifiedSince,
      plan: async () => columns,
    });
  });
}

function toWire({ edition }: AssessedReport, row: AssessmentRow): MaterialityMethod {
  return {
    ...choiceOf(row),
    defaults: { rules: currentRules, ...edition.defaults },
    updatedOn: row.updatedOn.toISOString(),
  };
}
