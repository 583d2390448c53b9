import type { WorkbookSheet } from '#api/domain/reports/workbook/sheet';
import type { HeavyWork } from '#api/kernel/heavy-work';

/** Writes a workbook in the background, with a library that only this work loads. */
export const workbookWriting: HeavyWork<WorkbookSheet[], Uint8Array> = {
  name: 'reports.write-workbook',
  load: async () => {
    const { writeWorkbook } = await import('./write-workbook');
    return writeWorkbook;
  },
};
