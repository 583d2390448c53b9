import type { WorkbookFacts } from '#api/domain/reports/workbook/facts';
import type { Ctx } from '#api/kernel/context';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import { readWorkbookFacts, writeWorkbookOf } from '#api/modules/reports/workbook/service';

/** A workbook, and the facts that it was written from. */
export type WrittenWorkbook = { source: string; bytes: Uint8Array };

/** Writes the workbook of a report before the transaction that keeps it, which everybody would wait for. */
export async function writeAhead(ctx: Ctx, header: StoredHeader): Promise<WrittenWorkbook> {
  const facts = await readWorkbookFacts(ctx, header);
  return { source: sourceOf(facts), bytes: await writeWorkbookOf(ctx, facts) };
}

/** The one that was written ahead where it says the same; where somebody changed something meanwhile, another. */
export async function workbookOf(
  ctx: Ctx,
  facts: WorkbookFacts,
  ahead: WrittenWorkbook | null,
): Promise<Uint8Array> {
  return ahead?.source === sourceOf(facts) ? ahead.bytes : writeWorkbookOf(ctx, facts);
}

/** Without the names of published things, which no company changes. */
function sourceOf(facts: WorkbookFacts): string {
  return JSON.stringify(facts);
}
