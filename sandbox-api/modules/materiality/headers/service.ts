import type { Edition } from '#api/domain/materiality/edition';
import type { Ctx } from '#api/kernel/context';
import { found, notFound, ProblemError } from '#api/kernel/problem-error';
import {
  editionOf,
  financialYear,
  newestEdition,
  standardsOfYear,
} from '#api/modules/materiality/editions/service';
import {
  holdReadable,
  requireEditable,
  requireReadable,
  type StoredHeader,
} from '#api/modules/reports/headers/service';
import type { AssessedReport, BegunReport } from './assessed-report';
import { findAssessment } from './repository';

export { type AssessedReport, type BegunReport, choiceOf, wordOf } from './assessed-report';
export { assessmentVerbs } from './assessment-verbs';
export { followChange } from './follow-change';
export { refuseTooMany, unknownReference } from './refusals';
export { type AssessmentRow, findNamedByItems, hasEntries, type OfReport } from './repository';

export async function readReport(ctx: Ctx, headerId: number): Promise<AssessedReport> {
  return withAssessment(ctx, await requireReadable(ctx, headerId));
}

/** Locked until the transaction ends, so that no other request changes the assessment. */
export async function editReport(ctx: Ctx, headerId: number): Promise<AssessedReport> {
  return withAssessment(ctx, await requireEditable(ctx, headerId));
}

/** Missing before the assessment was started. */
export async function readBegun(ctx: Ctx, headerId: number): Promise<BegunReport> {
  const report = await readReport(ctx, headerId);
  return { ...report, row: found(report.row) };
}

/** For existing data: missing before the assessment was started. */
export async function changeBegun(ctx: Ctx, headerId: number): Promise<BegunReport> {
  const report = await editReport(ctx, headerId);
  return { ...report, row: found(report.row) };
}

/**
 * For data that every reader of the report may add: locked as for a change, and missing before the assessment
 * was started.
 */
export async function holdBegun(ctx: Ctx, headerId: number): Promise<BegunReport> {
  const report = await withAssessment(ctx, await holdReadable(ctx, headerId));
  return { ...report, row: found(report.row) };
}

/** For data that is added: a conflict before the assessment was started. */
export async function addToBegun(ctx: Ctx, headerId: number): Promise<BegunReport> {
  const { row, ...report } = await editReport(ctx, headerId);
  if (!row) throw new ProblemError('conflict');
  return { ...report, row };
}

/** Only the sustainability report has one. */
async function withAssessment(ctx: Ctx, header: StoredHeader): Promise<AssessedReport> {
  if (header.questionnaireType !== 'CSRD') throw notFound();
  const of = { companyId: header.row.companyId, headerId: header.row.id };
  const row = await findAssessment(ctx.db, of);
  const edition = row ? await editionOf(ctx, row.editionVersion) : await editionOfYear(ctx, header);
  return { header, of, row, edition };
}

async function editionOfYear(ctx: Ctx, { row }: StoredHeader): Promise<Edition> {
  const [standards = 'ESRS2023'] = standardsOfYear(financialYear(row));
  return (await newestEdition(ctx, standards)).edition;
}
