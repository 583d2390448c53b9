import type { Document } from '#api/contract/documents/document';
import type { FoundIssue, ReportIssue } from '#api/contract/reports/issues';
import { totalsOf } from '#api/domain/reports/ledger-state';
import { type Ctx, today } from '#api/kernel/context';
import { safeFileName } from '#api/kernel/files/file-name';
import { mediaTypes } from '#api/kernel/files/file-types';
import { fieldProblem, found, notFound, ProblemError } from '#api/kernel/problem-error';
import type { FileAnswer } from '#api/kernel/route';
import { readCompany } from '#api/modules/company/companies/service';
import { draftDocument } from '#api/modules/reports/documents/service';
import { requireReadable, type StoredHeader } from '#api/modules/reports/headers/service';
import { nameOf } from '#api/modules/reports/headers/wire';
import * as repository from './repository';

type Call<Input> = { ctx: Ctx; input: Input };
type OfHeader = { params: { headerId: number } };
type OfIssue = OfHeader & { query: { issue?: number | undefined } };

/** A report as it was finished, or as it would be today. */
export async function generateReport({
  ctx,
  input: { params, query },
}: Call<OfHeader & { query: { issue?: number | undefined; draft: boolean } }>): Promise<Document> {
  const header = await requireReadable(ctx, params.headerId);
  if (query.draft && query.issue !== undefined) throw fieldProblem('issue', 'draftWithIssue');
  if (query.draft) return draftDocument(ctx, header.row.id);
  assertIssued(header, query.issue);
  return found(await repository.findDocument(ctx.db, keyOf(header), query.issue));
}

export async function generateReportWorkbook({
  ctx,
  input: { params, query },
}: Call<OfIssue>): Promise<FileAnswer> {
  const header = await requireReadable(ctx, params.headerId);
  assertIssued(header, query.issue);
  const { workbook, name, number } = found(await repository.findWorkbook(ctx.db, keyOf(header), query.issue));
  const company = (await readCompany({ ctx })).name;
  return {
    name: safeFileName(`${company} ${name} ${number} ${today(ctx.platform.clock)}.xlsx`),
    mediaType: mediaTypes.xlsx,
    content: found(workbook ?? undefined),
  };
}

/** What was changed since it was finished must not be taken for the report; an earlier issue is asked for by its number. */
export function assertIssued({ row }: StoredHeader, issue: number | undefined): void {
  if (issue === undefined && !row.isComplete) throw new ProblemError('report_incomplete');
}

export async function listReportIssues({ ctx, input: { params } }: Call<OfHeader>): Promise<ReportIssue[]> {
  const header = await requireReadable(ctx, params.headerId);
  const issues = await repository.findIssues(ctx.db, keyOf(header));
  return issues.map(({ author, totalKg, createdOn, ...issue }) => ({
    ...issue,
    createdOn: createdOn.toISOString(),
    createdByName: nameOf(author),
    ...totalsOf({ totalKg }),
  }));
}

/** A report that the caller may not read is as missing here as everywhere. */
export async function findReportIssue({
  ctx,
  input: { params },
}: Call<{ params: { hash: string } }>): Promise<FoundIssue> {
  const issues = await repository.findIssuesByHash(ctx.db, ctx.session.companyId, params.hash);
  for (const { headerId, author, createdOn, ...issue } of issues) {
    const header = await requireReadable(ctx, headerId).catch((error: unknown) => {
      if (error instanceof ProblemError && error.code === 'not_found') return null;
      throw error;
    });
    if (header)
      return {
        ...issue,
        reportId: header.row.reportId,
        reportHeaderId: headerId,
        createdOn: createdOn.toISOString(),
        createdByName: nameOf(author),
      };
  }
  throw notFound();
}

type OfImage = { params: { headerId: number; number: number; imageId: number } };

export async function readIssueImage({ ctx, input: { params } }: Call<OfImage>): Promise<FileAnswer> {
  const header = await requireReadable(ctx, params.headerId);
  const { mediaType, content } = found(await repository.findIssueImage(ctx.db, keyOf(header), params));
  const extension = mediaType === mediaTypes.png ? 'png' : 'jpg';
  return { name: `${params.number}-${params.imageId}.${extension}`, mediaType, content };
}

/** As it was when the issue was finished, whatever became of the report's own since. */
export async function downloadIssueLetter({
  ctx,
  input: { params },
}: Call<{ params: { headerId: number; number: number } }>): Promise<FileAnswer> {
  const header = await requireReadable(ctx, params.headerId);
  return found(await repository.findIssueLetter(ctx.db, keyOf(header), params.number));
}

export function keyOf({ row }: StoredHeader) {
  return { companyId: row.companyId, headerId: row.id };
}
