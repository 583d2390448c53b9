import type { MethodChoice } from '#api/domain/materiality/method';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { loadAssessment } from '#api/modules/materiality/assessments/service';
import { type RolledUp, rolledUp } from './rolled-up';

/** The results of a report's assessment in the caller's language; missing before it was started. */
export async function requireRolledUp(
  ctx: Ctx,
  headerId: number,
  asked: Partial<MethodChoice> = {},
): Promise<RolledUp> {
  const assessment = found(await loadAssessment(ctx, headerId));
  return rolledUp(assessment, ctx.locale, { ...assessment.choice, ...asked });
}
