import { buildWorkbookSheets } from '#api/domain/reports/workbook/build';
import type { WorkbookFacts } from '#api/domain/reports/workbook/facts';
import type { Ctx } from '#api/kernel/context';
import { readGhgFacts } from '#api/modules/reports/documents/facts';
import { requireReadable } from '#api/modules/reports/headers/service';
import { readWorkbookFacts } from './workbook-facts';
import { workbookWriting } from './workbook-writing';

export { readWorkbookFacts, workbookWriting };

/** The GHG report of a header as a workbook (.xlsx) from today's data, in the language of the report. */
export async function buildWorkbook(ctx: Ctx, headerId: number): Promise<Uint8Array> {
  const header = await requireReadable(ctx, headerId);
  const report = await readGhgFacts(ctx, header, { isDraft: false });
  return writeWorkbookOf(ctx, await readWorkbookFacts(ctx, header, report));
}

/** Written in a separate thread if the host has one. */
export function writeWorkbookOf({ platform }: Ctx, facts: WorkbookFacts): Promise<Uint8Array> {
  return platform.runHeavyWork(workbookWriting, buildWorkbookSheets(facts));
}
