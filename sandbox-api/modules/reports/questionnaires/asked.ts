import type { Answers } from '#api/contract/reports/question-visibility';
import {
  noQuestions,
  type Question,
  type Questionnaire,
  readEdition,
} from '#api/domain/reports/questionnaire/edition';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import { findAnswers, findEdition, type ShownAnswer } from './repository';

/** A report with the edition it was begun with, and all that was answered in it. */
export type Asked = {
  header: StoredHeader;
  questionnaire: Questionnaire;
  rows: readonly ShownAnswer[];
  answers: Answers;
};

export async function askedOf(ctx: Ctx, header: StoredHeader): Promise<Asked> {
  const { questionnaireVersion, id } = header.row;
  const questionnaire =
    questionnaireVersion === null
      ? noQuestions
      : readEdition(found(await findEdition(ctx.db, questionnaireVersion)));
  const rows = await findAnswers(ctx.db, { companyId: ctx.session.companyId, headerId: id });
  const answers = new Map(rows.map(({ row }) => [row.questionId, row.values]));
  return { header, questionnaire, rows, answers };
}

/** A question of the edition of the report. */
export function questionOf(
  { questionnaire }: Pick<Asked, 'questionnaire'>,
  id: number,
): Question | undefined {
  return questionnaire.byId.get(id);
}
