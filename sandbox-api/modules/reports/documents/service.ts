import type { Document } from '#api/contract/documents/document';
import { buildCsrdReport } from '#api/domain/reports/csrd/build';
import { buildGhgReport } from '#api/domain/reports/ghg/build';
import type { LedgerState } from '#api/domain/reports/ledger-state';
import type { Ctx } from '#api/kernel/context';
import { requireReadable, type StoredHeader } from '#api/modules/reports/headers/service';
import { readCsrdFacts } from './csrd-facts';
import { readGhgFacts } from './facts';
import { readLedgerState } from './state';

type Draw = (ctx: Ctx, header: StoredHeader, of: { isDraft: boolean }) => Promise<Document>;

/** How each type of report becomes a document. */
const drawings: Record<StoredHeader['questionnaireType'], Draw> = {
  GHG: async (ctx, header, of) => buildGhgReport(await readGhgFacts(ctx, header, of)),
  CSRD: async (ctx, header, of) => buildCsrdReport(await readCsrdFacts(ctx, header, of)),
};

/** The report of a header from today's data; not finished as long as `isDraft` says so. */
export async function draftDocument(
  ctx: Ctx,
  headerId: number,
  { isDraft = true }: { isDraft?: boolean } = {},
): Promise<Document> {
  const header = await requireReadable(ctx, headerId);
  return drawings[header.questionnaireType](ctx, header, { isDraft });
}

/** What the ledger says of the period and boundary of a report, with which later states are compared. */
export async function ledgerStateOf(ctx: Ctx, headerId: number): Promise<LedgerState> {
  return readLedgerState(ctx, await requireReadable(ctx, headerId));
}
