import type { Document } from '#api/contract/documents/document';
import { buildGhgReport } from '#api/domain/reports/ghg/build';
import type { LedgerState } from '#api/domain/reports/ledger-state';
import type { Ctx } from '#api/kernel/context';
import { requireReadable } from '#api/modules/reports/headers/service';
import { readGhgFacts } from './facts';
import { readLedgerState } from './state';

/** The GHG report of a header from today's data; not finished as long as `isDraft` says so. */
export async function draftDocument(
  ctx: Ctx,
  headerId: number,
  { isDraft = true }: { isDraft?: boolean } = {},
): Promise<Document> {
  const header = await requireReadable(ctx, headerId);
  return buildGhgReport(await readGhgFacts(ctx, header, { isDraft }));
}

/** What the ledger says of the period and boundary of a report, with which later states are compared. */
export async function ledgerStateOf(ctx: Ctx, headerId: number): Promise<LedgerState> {
  return readLedgerState(ctx, await requireReadable(ctx, headerId));
}
