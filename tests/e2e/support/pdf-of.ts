import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { drawBill, type PdfBill } from '../../../src/features/intake/intake/shapes/pdf-bill-page';

const require = createRequire(import.meta.url);

/** A bill with a text layer. */
export function pdfOf(bill: PdfBill): Uint8Array {
  const font = require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
  return drawBill(bill, readFileSync(font).toString('base64'));
}
