import type { Ctx } from '#api/kernel/context';
import { markHeaderChanged, markStepSeen } from '#api/modules/reports/headers/service';
import type { AssessedReport } from './assessed-report';

const step = 'doubleMaterialityAssessment';

type Written = { before: object | null; after: object | null };

/** A report whose assessment says something else is no longer complete; what was saved as it was leaves it so. */
export async function followChange(ctx: Ctx, { header }: AssessedReport, { before, after }: Written) {
  const isSame = before !== null && after !== null && contentOf(before) === contentOf(after);
  await (isSame ? markStepSeen : markHeaderChanged)(ctx, header, step);
}

function contentOf(row: object): string {
  return JSON.stringify({ ...row, updatedOn: null });
}
