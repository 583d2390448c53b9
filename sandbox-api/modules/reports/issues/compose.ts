import type { Document } from '#api/contract/documents/document';
import { giveWay } from '#api/db/turns';
import { buildGhgReport } from '#api/domain/reports/ghg/build';
import type { GhgReportFacts } from '#api/domain/reports/kit/facts';
import type { LedgerState } from '#api/domain/reports/ledger-state';
import type { WorkbookFacts } from '#api/domain/reports/workbook/facts';
import { type Ctx, today } from '#api/kernel/context';
import { readGhgFacts } from '#api/modules/reports/documents/facts';
import { draftDocument, ledgerStateOf } from '#api/modules/reports/documents/service';
import {
  type StoredHeader,
  statesVerification,
  withoutVerification,
} from '#api/modules/reports/headers/service';
import { readWorkbookFacts, writeWorkbookOf } from '#api/modules/reports/workbook/service';
import { findSnapshot } from './repository';

/** What an issue keeps of a report and its ledger: the document with its pictures still to be kept, and the workbook. */
export type IssueContent = { drawn: Document; ledgerState: LedgerState; workbook: Uint8Array | null };

/** What was read and written before the transaction that keeps it, and of which state of the database. */
export type ContentAhead = Composed & { moment: string };

/** With what the workbook was written from, where the report has one. */
type Composed = IssueContent & { facts: WorkbookFacts | null };

/** Made in steps that give way to other requests: the transaction, which those wait for, then has little left to do. */
export async function composeAhead(ctx: Ctx, header: StoredHeader): Promise<ContentAhead> {
  const moment = await momentOf(ctx);
  return { ...(await compose(ctx, header, { pause: giveWay })), moment };
}

/**
 * Whether nothing at all was written since it was made. Asked once the report is locked, and before the transaction
 * writes, which is a change, too.
 */
export async function isCurrent(ctx: Ctx, ahead: ContentAhead | null): Promise<boolean> {
  return ahead !== null && ahead.moment === (await momentOf(ctx));
}

/** What the report says now; its workbook is the one made ahead where that says the same. */
export function composeNow(
  ctx: Ctx,
  header: StoredHeader,
  ahead: ContentAhead | null,
): Promise<IssueContent> {
  return compose(ctx, header, { pause: () => Promise.resolve(), ahead });
}

type How = { pause: () => Promise<void>; ahead?: ContentAhead | null };

async function compose(ctx: Ctx, header: StoredHeader, { pause, ahead }: How): Promise<Composed> {
  if (header.questionnaireType !== 'GHG') {
    const drawn = await draftDocument(ctx, header.row.id, { isDraft: false });
    await pause();
    return { drawn, ledgerState: await ledgerStateOf(ctx, header.row.id), workbook: null, facts: null };
  }
  const report = ofNextIssue(header, await readGhgFacts(ctx, header, { isDraft: false }));
  await pause();
  const drawn = buildGhgReport(report);
  await pause();
  const ledgerState = await ledgerStateOf(ctx, header.row.id);
  await pause();
  const facts = await readWorkbookFacts(ctx, header, report);
  await pause();
  const isSame = ahead?.facts && sourceOf(ahead.facts) === sourceOf(facts);
  const workbook = isSame ? ahead.workbook : await writeWorkbookOf(ctx, facts);
  return { drawn, ledgerState, workbook, facts };
}

/** A finished report that is issued again starts without the verification of the issue before, as it is then stored. */
function ofNextIssue({ row }: StoredHeader, report: GhgReportFacts): GhgReportFacts {
  const { general } = report;
  if (!row.isComplete || !general || !statesVerification(general)) return report;
  return { ...report, general: { ...general, ...withoutVerification(general) } };
}

/** The state of the whole database and the day: what is read at the same moment is the same. */
async function momentOf({ db, platform }: Ctx): Promise<string> {
  return `${await findSnapshot(db)} ${today(platform.clock)}`;
}

/** Without the names of published things, which no company changes. */
function sourceOf(facts: WorkbookFacts): string {
  return JSON.stringify(facts);
}
