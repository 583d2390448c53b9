import type { Ctx } from '#api/kernel/context';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import { buildWorkbook } from '#api/modules/reports/workbook/service';

/** The report that has a workbook: that of greenhouse gases. */
const ghgReportId = 1;

/** The workbook of a report as it is now; null where its kind has none. */
export async function workbookOf(ctx: Ctx, { row }: StoredHeader): Promise<Uint8Array | null> {
  return row.reportId === ghgReportId ? buildWorkbook(ctx, row.id) : null;
}
