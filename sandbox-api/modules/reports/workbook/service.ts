import { buildWorkbookSheets } from '#api/domain/reports/workbook/build';
import { decimal } from '#api/domain/units/decimal';
import type { Ctx } from '#api/kernel/context';
import { extentOf } from '#api/modules/reports/documents/extent';
import { readGhgFacts } from '#api/modules/reports/documents/facts';
import { requireReadable } from '#api/modules/reports/headers/service';
import { findWorkbookLines } from './repository';
import { workbookWriting } from './workbook-writing';

/** The GHG report of a header as a workbook (.xlsx) from today's data, in the language of the report. */
export async function buildWorkbook(ctx: Ctx, headerId: number): Promise<Uint8Array> {
  const header = await requireReadable(ctx, headerId);
  const report = await readGhgFacts(ctx, header, { isDraft: false });
  const { ledger } = await extentOf(ctx, header);
  const lines = (await findWorkbookLines(ctx.db, ledger)).map((line) => ({
    ...line,
    quantity: decimal(line.quantity),
    kgCo2e: decimal(line.kgCo2e),
  }));
  return ctx.platform.runHeavyWork(workbookWriting, buildWorkbookSheets({ report, lines }));
}
