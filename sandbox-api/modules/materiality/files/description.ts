import type { MaterialityFileDescription } from '#api/contract/materiality/files';
import type { Call } from '#api/kernel/crud-verbs';
import { transaction } from '#api/kernel/transaction';
import {
  type AssessmentRow,
  assessmentVerbs,
  changeBegun,
  readBegun,
} from '#api/modules/materiality/headers/service';

type OfReport = { params: { id: number } };
type Described = { body: { description: string }; unmodifiedSince: Date | undefined };

export async function readMaterialityFileDescription({
  ctx,
  input: { params },
}: Call<OfReport>): Promise<MaterialityFileDescription> {
  return toWire((await readBegun(ctx, params.id)).row);
}

export async function updateMaterialityFileDescription({
  ctx,
  input: { params, body, unmodifiedSince },
}: Call<OfReport & Described>): Promise<MaterialityFileDescription> {
  return transaction(ctx, async (ctx) => {
    const report = await changeBegun(ctx, params.id);
    return assessmentVerbs(report, async (row) => toWire(row)).change(ctx, report, {
      part: 'fileDescription',
      unmodifiedSince,
      plan: async () => ({ fileDescription: body.description }),
    });
  });
}

function toWire({ headerId, fileDescription, updatedOn }: AssessmentRow): MaterialityFileDescription {
  return { reportHeaderId: headerId, description: fileDescription, updatedOn: updatedOn.toISOString() };
}
