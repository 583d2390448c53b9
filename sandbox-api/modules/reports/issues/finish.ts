import type { Document } from '#api/contract/documents/document';
import type { FieldIssue } from '#api/contract/field-issue';
import type { ReportHeader } from '#api/contract/reports/headers';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { digest } from '#api/kernel/digest';
import { found, ProblemError } from '#api/kernel/problem-error';
import { assertUnmodified } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { draftDocument, ledgerStateOf } from '#api/modules/reports/documents/service';
import { requireEditable, type StoredHeader } from '#api/modules/reports/headers/service';
import { completeHeader } from '#api/modules/reports/headers/touch';
import { headerToWire } from '#api/modules/reports/headers/wire';
import { missingBySteps } from '#api/modules/reports/validations/service';
import { canonicalJson } from './canonical-json';
import { freezePictures, type Issue } from './freeze-pictures';
import * as repository from './repository';
import { workbookOf } from './workbook';

type Call = {
  ctx: Ctx;
  input: { params: { headerId: number }; unmodifiedSince: Date | undefined };
};

/**
 * Keeps the report as it is now, as a new issue: document, pictures, the state of the ledger and the hash of the document.
 * Whatever changes later leaves it as it is. A complete report can be issued again, when the data has changed since.
 */
export async function finishReport({ ctx, input: { params, unmodifiedSince } }: Call): Promise<ReportHeader> {
  return transaction(ctx, async (ctx) => {
    const header = await requireEditable(ctx, params.headerId);
    await assertUnmodified(header.row.updatedOn, unmodifiedSince, () => headerToWire(ctx, header));
    await assertNothingMissing(ctx, header);
    const issueNumber = await keepIssue(ctx, header);
    const after = found(await completeHeader(ctx, header));
    await audit(ctx, {
      action: 'finish',
      entity: 'report_headers',
      entityId: header.row.id,
      before: header.row,
      after: { ...after.row, issueNumber },
    });
    return headerToWire(ctx, after);
  });
}

async function assertNothingMissing(ctx: Ctx, header: StoredHeader): Promise<void> {
  const issues = (await missingBySteps(ctx, header)).flatMap(({ step, missing }) =>
    missing.map(({ field }): FieldIssue => ({ path: `${step}.${field}`, code: 'required', params: {} })),
  );
  if (issues.length > 0) throw new ProblemError('report_incomplete', { issues });
}

async function keepIssue(ctx: Ctx, header: StoredHeader): Promise<number> {
  const { row } = header;
  const { companyId, id: headerId } = row;
  const number = (await repository.findNewestNumber(ctx.db, { companyId, headerId })) + 1;
  const { drawn, ...kept } = await drawIssue(ctx, headerId);
  const issueId = await repository.insertIssue(ctx.db, {
    ...{ companyId, headerId, number, name: row.name ?? '', document: drawn, hash: '', ...kept },
    createdBy: ctx.session.userId,
    createdOn: ctx.platform.clock.now(),
  });
  await freezeIssue(ctx, drawn, { companyId, headerId, issueId, number });
  return number;
}

async function drawIssue(ctx: Ctx, headerId: number) {
  return {
    drawn: await draftDocument(ctx, headerId, { isDraft: false }),
    ledgerState: await ledgerStateOf(ctx, headerId),
    workbook: await workbookOf(ctx, headerId),
  };
}

/** Pictures are kept with the issue, so there is one before its document is whole. */
async function freezeIssue(ctx: Ctx, drawn: Document, issue: Issue): Promise<void> {
  const document = await freezePictures(ctx.db, drawn, issue);
  const hash = await digest(canonicalJson(document));
  await repository.completeIssue(
    ctx.db,
    { companyId: issue.companyId, id: issue.issueId },
    { document, hash },
  );
}

/**
 * An issue as if it had been finished with the data as they are now; its number and its day stay. Only for the demo, whose
 * data move by months: an issue of anybody else never changes.
 */
export async function drawIssueAnew(ctx: Ctx, issue: Issue & { name: string }): Promise<void> {
  const { companyId, headerId, issueId, number, name } = issue;
  // A document states the number after the newest one, so the old one goes first.
  await repository.deleteIssue(ctx.db, { companyId, id: issueId });
  const { drawn, ...kept } = await drawIssue(ctx, headerId);
  await repository.insertIssue(ctx.db, {
    ...{ id: issueId, companyId, headerId, number, name, document: drawn, hash: '', ...kept },
    createdBy: ctx.session.userId,
    createdOn: ctx.platform.clock.now(),
  });
  await freezeIssue(ctx, drawn, issue);
}
