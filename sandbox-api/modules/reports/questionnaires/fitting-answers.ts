import type { Db } from '#api/db/db';
import { answerIssue } from '#api/domain/reports/questionnaire/answer';
import { readEdition } from '#api/domain/reports/questionnaire/edition';
import { found } from '#api/kernel/problem-error';
import { findAnswers, findEdition } from './repository';

type OfCompany = { id: number; companyId: number };

/** Questions of a report whose answer an edition would take as it is: another one may lack its choice, or the question. */
export async function fittingAnswers(
  db: Db,
  { id: headerId, companyId }: OfCompany,
  version: string | null,
): Promise<number[]> {
  if (version === null) return [];
  const { byId } = readEdition(found(await findEdition(db, version)));
  return (await findAnswers(db, { companyId, headerId })).flatMap(({ row, image }) => {
    const question = byId.get(row.questionId);
    if (!question) return [];
    const isFitting = question.type === 'image' ? image !== null : answerIssue(question, row.values) === null;
    return isFitting ? [row.questionId] : [];
  });
}
