import { fieldMessage } from '#api/contract/messages';
import { type ReportStep, type ReportValidations, stepsOf } from '#api/contract/reports/headers';
import type { Ctx } from '#api/kernel/context';
import { missingInAssessment } from '#api/modules/materiality/results/missing';
import { findGeneralInformation } from '#api/modules/reports/general-informations/service';
import { requireReadable, type StoredHeader } from '#api/modules/reports/headers/service';
import { periodDataOf } from '#api/modules/reports/periods/service';
import { missingAnswers } from '#api/modules/reports/questionnaires/service';
import { obstaclesTo } from './obstacles';
import { type NeededField, neededFields } from './words';

export { obstaclesTo } from './obstacles';

type OfHeader = { ctx: Ctx; input: { params: { headerId: number } } };
type Steps = ReportValidations['steps'];
type Missing = Steps[number]['missing'];

export async function readReportValidations({
  ctx,
  input: { params },
}: OfHeader): Promise<ReportValidations> {
  const header = await requireReadable(ctx, params.headerId);
  const steps = await missingBySteps(ctx, header);
  return { steps, canFinish: isNothingMissing(steps), data: await periodDataOf(ctx, header.row) };
}

/**
 * What each step of a report still needs, in the caller's language. Data that is missing in the period is told and hinders
 * nothing: a report may be of what there is, and says so.
 */
export async function missingBySteps(ctx: Ctx, header: StoredHeader): Promise<Steps> {
  const steps: Steps = [];
  const obstacles = await obstaclesTo(ctx, header);
  for (const step of stepsOf[header.questionnaireType]) {
    const inTheWay = obstacles.filter((obstacle) => obstacle.step === step);
    const missing = [
      ...(await missingIn(ctx, header, step)),
      ...inTheWay.map(({ issue, page = null }) => ({
        field: issue.path,
        text: fieldMessage(ctx.locale, issue),
        page,
      })),
    ];
    const isComplete = step === 'review' ? header.row.isComplete : missing.length === 0;
    steps.push({ step, isComplete, missing });
  }
  return steps;
}

export function isNothingMissing(steps: Steps): boolean {
  return steps.every(({ missing }) => missing.length === 0);
}

async function missingIn(ctx: Ctx, { row }: StoredHeader, step: ReportStep): Promise<Missing> {
  const { name, author, department } = row;
  switch (step) {
    case 'generalInfo':
      return named(ctx, emptyFields(await generalFields(ctx, row.id)));
    case 'details':
      return named(ctx, emptyFields({ name }));
    case 'author':
      return named(ctx, emptyFields({ author, department }));
    case 'questionnaire':
      return missingAnswers(ctx, row.id);
    case 'doubleMaterialityAssessment':
      return (await missingInAssessment(ctx, row.id)).map((missing) => ({ ...missing, page: null }));
    default:
      // The period is chosen, and rows of facilities are whole.
      return [];
  }
}

/** What is proposed has not been stated: as long as nothing is stored, all of it is missing. */
async function generalFields(ctx: Ctx, headerId: number) {
  const stated = await findGeneralInformation(ctx, headerId);
  return {
    companyName: stated?.companyName ?? null,
    countries: stated?.countries.length ? 'chosen' : null,
  };
}

function emptyFields(fields: Partial<Record<NeededField, string | null>>): NeededField[] {
  return (Object.keys(fields) as NeededField[]).filter((field) => !fields[field]);
}

function named({ locale }: Ctx, fields: readonly NeededField[]): Missing {
  return fields.map((field) => ({ field, text: neededFields[field][locale], page: null }));
}
