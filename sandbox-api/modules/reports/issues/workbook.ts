import type { Ctx } from '#api/kernel/context';

/** The workbook of a report as it is now; null where its kind has none. */
export async function workbookOf(_ctx: Ctx, _headerId: number): Promise<Uint8Array | null> {
  return null;
}
