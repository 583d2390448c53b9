import { nameChars, type ReportStep, stepsOf } from '#api/contract/reports/headers';
import type { Db } from '#api/db/db';
import { nameOfCopy } from '#api/domain/reports/name-of-copy';
import { copyAssessment } from '#api/modules/materiality/copies/copy';
import { fittingAnswers } from '#api/modules/reports/questionnaires/service';
import { type StoredHeader, updateHeaderRow } from './repository';
import { copyAnswers, copyFacilities, copyGeneralInformation } from './repository-copy';

/**
 * Fills a new report with the content of the template except its period, and marks the steps for review.
 * Answers are stored by the key of their question, which is never reused for another; an answer that a newer
 * edition would not accept is asked again.
 */
export async function copyTemplate(
  db: Db,
  template: StoredHeader,
  { row }: StoredHeader,
): Promise<StoredHeader | undefined> {
  const { companyId, createdBy: userId, updatedOn } = row;
  const copy = { companyId, fromId: template.row.id, toId: row.id, userId, updatedOn };
  const isCopied: Partial<Record<ReportStep, boolean>> = {
    details: template.row.name !== null,
    author: template.row.author !== null,
  };
  if (template.questionnaireType === 'CSRD') {
    const questionIds = await fittingAnswers(db, template.row, row.questionnaireVersion);
    isCopied.questionnaire = await copyAnswers(db, { ...copy, questionIds });
    isCopied.doubleMaterialityAssessment = await copyAssessment(db, {
      fromId: template.row.id,
      to: row,
      updatedOn,
    });
  } else {
    isCopied.generalInfo = await copyGeneralInformation(db, copy);
    isCopied.facilities = await copyFacilities(db, copy);
  }
  const { description, author, department } = template.row;
  const period = { from: template.row, to: row, language: row.language, mostChars: nameChars };
  const name = template.row.name && nameOfCopy(template.row.name, period);
  const copiedSteps = stepsOf[template.questionnaireType].filter((step) => isCopied[step]);
  return updateHeaderRow(
    db,
    { companyId, id: row.id },
    { name, description, author, department, copiedSteps },
  );
}
