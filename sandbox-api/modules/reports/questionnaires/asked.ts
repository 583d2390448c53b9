import type { Answers } from '#api/contract/reports/question-visibility';
import type { StandardsContent } from '#api/domain/reports/csrd/standards';
import {
  noQuestions,
  type Question,
  type Questionnaire,
  readEdition,
} from '#api/domain/reports/questionnaire/edition';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import { findAnswers, findEdition, findEditions, type ShownAnswer } from './repository';

/** A report with the edition it was started with, and all its answers. */
export type Asked = {
  header: StoredHeader;
  questionnaire: Questionnaire;
  rows: readonly ShownAnswer[];
  answers: Answers;
  /** Null where nothing is asked. */
  standards: StandardsContent | null;
};

export async function loadQuestionnaire(ctx: Ctx, header: StoredHeader): Promise<Asked> {
  const { questionnaireVersion, id } = header.row;
  const edition =
    questionnaireVersion === null ? null : found(await findEdition(ctx.db, questionnaireVersion));
  const questionnaire = edition ? readEdition(edition) : noQuestions;
  const rows = await findAnswers(ctx.db, { companyId: ctx.session.companyId, headerId: id });
  const answers = new Map(rows.map(({ row }) => [row.questionId, row.values]));
  return { header, questionnaire, rows, answers, standards: edition?.standards ?? null };
}

/** The questions of all editions by code, each as the newest edition that has it asks it. */
export async function questionsByCode({ db }: Pick<Ctx, 'db'>): Promise<ReadonlyMap<string, Question>> {
  const editions = (await findEditions(db)).map(readEdition);
  return new Map(editions.flatMap(({ questions }) => questions).map((question) => [question.code, question]));
}

/** A question of the edition of the report. */
export function questionOf(
  { questionnaire }: Pick<Asked, 'questionnaire'>,
  id: number,
): Question | undefined {
  return questionnaire.byId.get(id);
}
