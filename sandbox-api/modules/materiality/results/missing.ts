import type { StandardState } from '#api/contract/materiality/screenings';
import type { Ctx } from '#api/kernel/context';
import { loadAssessment } from '#api/modules/materiality/assessments/service';
import { completionOf } from '#api/modules/materiality/completion/service';
import { isOfYear } from '#api/modules/materiality/editions/service';
import { rolledUp } from './rolled-up';
import { standardsOf } from './standards';
import { missingWords } from './words';

type Missing = { field: string; text: string };

/**
 * What an assessment lacks before its report can be finished, in the caller's language: a list of topics of
 * its year, an incomplete step, a topical standard that was not screened or assessed, the explanation
 * required by ESRS 1 par. 32, and reasons for conclusions that depart from their score.
 */
export async function missingInAssessment(ctx: Ctx, headerId: number): Promise<Missing[]> {
  const words = missingWords[ctx.locale];
  const assessment = await loadAssessment(ctx, headerId);
  if (!assessment) return [{ field: 'assessment', text: words.assessment }];
  const of = rolledUp(assessment, ctx.locale);
  const { results } = of;
  const { row } = assessment.report;
  const { isComplete } = await completionOf(ctx, assessment.report);
  const standards = await standardsOf(ctx, of);
  const named = (states: readonly StandardState[]) =>
    standards.filter(({ state }) => states.includes(state)).map(({ standard }) => standard);
  const unscreened = named(['notScreened']);
  // In a complete assessment: the standard was found relevant, but no matter was listed.
  const unlisted = isComplete ? named(['relevant']) : [];
  const isReasonMissing = results.flags.some(({ code }) => code === 'reasonMissing');
  return [
    ...(isOfYear(assessment.edition, assessment.report.header.row)
      ? []
      : [{ field: 'edition', text: words.edition }]),
    ...(isComplete ? [] : [{ field: 'steps', text: words.steps }]),
    ...listed('standards', words.unscreened, unscreened),
    ...listed('relevantStandards', words.unlisted, unlisted),
    ...(results.isClimateNotMaterial && !row.climateExplanation
      ? [{ field: 'climateExplanation', text: words.climateExplanation }]
      : []),
    ...(isReasonMissing ? [{ field: 'reasons', text: words.reasons }] : []),
  ];
}

function listed(field: string, text: string, standards: readonly string[]): Missing[] {
  return standards.length > 0 ? [{ field, text: text.replace('{standards}', standards.join(', ')) }] : [];
}
