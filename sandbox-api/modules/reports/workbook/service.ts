import { buildWorkbookSheets } from '#api/domain/reports/workbook/build';
import type { WorkbookFacts } from '#api/domain/reports/workbook/facts';
import { decimal } from '#api/domain/units/decimal';
import type { Ctx } from '#api/kernel/context';
import { extentOf } from '#api/modules/reports/documents/extent';
import { readGhgFacts } from '#api/modules/reports/documents/facts';
import { requireReadable, type StoredHeader } from '#api/modules/reports/headers/service';
import { findWorkbookLines } from './repository';
import { workbookWriting } from './workbook-writing';

export { workbookWriting };

/** The GHG report of a header as a workbook (.xlsx) from today's data, in the language of the report. */
export async function buildWorkbook(ctx: Ctx, headerId: number): Promise<Uint8Array> {
  return writeWorkbookOf(ctx, await readWorkbookFacts(ctx, await requireReadable(ctx, headerId)));
}

/** What a workbook is made of, the facts of the report's document among it. */
export async function readWorkbookFacts(ctx: Ctx, header: StoredHeader): Promise<WorkbookFacts> {
  const report = await readGhgFacts(ctx, header, { isDraft: false });
  const { ledger } = await extentOf(ctx, header);
  const rows = await findWorkbookLines(ctx.db, ledger);
  const lines = rows.map((line) => ({
    ...line,
    quantity: decimal(line.quantity),
    kgCo2e: decimal(line.kgCo2e),
  }));
  return { report, lines };
}

/** Written in a thread of its own where the host has one. */
export function writeWorkbookOf({ platform }: Ctx, facts: WorkbookFacts): Promise<Uint8Array> {
  return platform.runHeavyWork(workbookWriting, buildWorkbookSheets(facts));
}
