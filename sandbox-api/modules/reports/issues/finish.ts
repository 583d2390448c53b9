import type { FieldIssue } from '#api/contract/field-issue';
import type { LastChange } from '#api/contract/problem';
import type { ReportHeader } from '#api/contract/reports/headers';
import { wholeVerification } from '#api/domain/reports/ghg/opening/verification';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { digest } from '#api/kernel/digest';
import { lastChangeOf } from '#api/kernel/last-change';
import { found, ProblemError } from '#api/kernel/problem-error';
import { assertUnmodified } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { completeHeader } from '#api/modules/reports/headers/content-change';
import { clearVerification, requireEditable, type StoredHeader } from '#api/modules/reports/headers/service';
import { headerToWire, nameOf } from '#api/modules/reports/headers/wire';
import { isNothingMissing, missingBySteps, obstaclesTo } from '#api/modules/reports/validations/service';
import { canonicalJson } from './canonical-json';
import { type ContentAhead, composeAhead, composeNow, type IssueContent, isCurrent } from './compose';
import { freezePictures } from './freeze-pictures';
import * as repository from './repository';
import { findLastChangedPart } from './repository-last-change';

type Call = {
  ctx: Ctx;
  input: { params: { headerId: number }; unmodifiedSince: Date | undefined };
};

/**
 * Keeps the report as it is now, as a new issue: document, pictures, the state of the ledger and the hash of the document.
 * Whatever changes later leaves it as it is. A complete report can be issued again, when the data has changed since.
 */
export async function finishReport(call: Call): Promise<ReportHeader> {
  const ahead = await prepare(call);
  return transaction(call.ctx, async (ctx) => {
    const header = await requireFinishable({ ...call, ctx });
    const current = (await isCurrent(ctx, ahead)) ? ahead : null;
    // Nothing was entered since the previous issue, so this one is not verified.
    if (header.row.isComplete) await clearVerification(ctx, header.row);
    const content = current ?? (await composeNow(ctx, header, ahead));
    const issueNumber = await keepIssue(ctx, header, content);
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

/** Of any part, answers included: a change made a moment ago must not be issued unseen. Whole seconds. */
function lastStampOf({ row: { updatedOn, modifiedOn } }: StoredHeader): Date {
  const last = Math.max(updatedOn.getTime(), modifiedOn.getTime());
  return new Date(Math.floor(last / 1000) * 1000);
}

/**
 * Who changed the report or a part of it last. A part that was deleted is not found any more: the change before it would
 * name the wrong person, and is older than the stamp.
 */
async function lastChangeOfAny(ctx: Ctx, { row }: StoredHeader, stamp: Date): Promise<LastChange | null> {
  const of = { companyId: ctx.session.companyId, headerId: row.id };
  const part = await findLastChangedPart(ctx.db, of);
  const change = part ? await lastChangeOf(ctx, part.entity, part.entityId) : null;
  // A stamp may be a second ahead of the clock, so that two changes have two.
  return change && Date.parse(change.on) >= stamp.getTime() - 2000 ? change : null;
}

async function requireFinishable({ ctx, input: { params, unmodifiedSince } }: Call): Promise<StoredHeader> {
  const header = await requireEditable(ctx, params.headerId);
  const stamp = lastStampOf(header);
  await assertUnmodified(
    stamp,
    unmodifiedSince,
    () => headerToWire(ctx, header),
    () => lastChangeOfAny(ctx, header, stamp),
  );
  await assertNothingMissing(ctx, header);
  return header;
}

/** Of a report that can be finished. What is in the way of that the transaction says, which knows of repeated requests. */
async function prepare(call: Call): Promise<ContentAhead | null> {
  if (call.ctx.idempotency?.kept || call.ctx.unitOfWork) return null;
  const header = await requireFinishable(call).catch((error: unknown) => {
    if (error instanceof ProblemError) return null;
    throw error;
  });
  return header && composeAhead(call.ctx, header);
}

async function assertNothingMissing(ctx: Ctx, header: StoredHeader): Promise<void> {
  const steps = await missingBySteps(ctx, header);
  if (isNothingMissing(steps)) return;
  const obstacles = await obstaclesTo(ctx, header);
  const issues = steps.flatMap(({ step, missing }) =>
    missing.map(({ field }): FieldIssue => {
      const obstacle = obstacles.find(({ step: of, issue }) => of === step && issue.path === field);
      return { code: 'required', params: {}, ...obstacle?.issue, path: `${step}.${field}` };
    }),
  );
  throw new ProblemError('report_incomplete', { issues });
}

async function keepIssue(ctx: Ctx, header: StoredHeader, content: IssueContent): Promise<number> {
  const { row } = header;
  const { companyId, id: headerId } = row;
  const number = (await repository.findNewestNumber(ctx.db, { companyId, headerId })) + 1;
  const { drawn, ledgerState, workbook } = content;
  // Kept with the document: a name that is changed later must not change the report.
  const finishedBy = nameOf(found(await repository.findPerson(ctx.db, ctx.session.userId)));
  const issueId = await repository.insertIssue(ctx.db, {
    companyId,
    headerId,
    number,
    name: row.name ?? '',
    // Pictures are kept with the issue, so there is one before its document is whole.
    document: {},
    hash: '',
    ledgerState,
    workbook,
    createdBy: ctx.session.userId,
    createdOn: ctx.platform.clock.now(),
  });
  const issue = { companyId, headerId, issueId, number };
  const document = await freezePictures(ctx.db, { ...drawn, finishedBy }, issue);
  const hash = await digest(canonicalJson(document));
  await repository.completeIssue(ctx.db, { companyId, id: issueId }, { document, hash });
  const verification = await repository.findVerification(ctx.db, issue);
  if (wholeVerification(verification, row)) await repository.keepLetter(ctx.db, issueId, issue);
  return number;
}
