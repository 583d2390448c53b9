import type { Source } from '../model';
import { billFont } from '../shapes/bill-font';
import { drawBill, type PdfBill } from '../shapes/pdf-bill-page';
import { readDocument } from './read-document';

/** Only for tests: a synthetic bill as its PDF is read. */
export async function readDrawnBill(bill: PdfBill): Promise<Extract<Source, { type: 'pdf' }>> {
  const source = await readDocument(drawBill(bill, billFont));
  if (source.type !== 'pdf') throw new Error(`Read as ${source.type}`);
  return source;
}
