import { jsPDF } from 'jspdf';
import { expect, test } from 'vitest';
import { UnreadableFile } from '../../model';
import { billFont } from '../../shapes/bill-font';
import { ciiInvoice } from '../../shapes/e-invoice-cii';
import { drawBill } from '../../shapes/pdf-bill-page';
import { readDocument } from '../read-document';

const failure = (bytes: Uint8Array) =>
  readDocument(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof UnreadableFile ? error.reason : error),
  );
const page = [
  { x: 20, y: 30, text: 'Zużycie energii: 1 234,50 kWh' },
  { x: 190, y: 30, text: '99,00 zł', align: 'right' as const },
];

test('each word has its box in shares of the page', async () => {
  const source = await readDocument(drawBill([page, page], billFont));
  if (source.type !== 'pdf') throw new Error(source.type);
  const words = source.pages[0]?.words ?? [];
  expect(source.hasText).toBe(true);
  expect(source.pages.map(({ number }) => number)).toEqual([1, 2]);
  expect(words.map(({ text }) => text)).toEqual(['Zużycie', 'energii:', '1', '234,50', 'kWh', '99,00', 'zł']);
  const first = words[0];
  const last = words.at(-1);
  expect(first?.left).toBeCloseTo(20 / 210, 3);
  expect((first?.top ?? 0) + (first?.height ?? 0)).toBeCloseTo(30 / 297, 1);
  expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(190 / 210, 3);
});

test('words of a turned page lie where they are shown', async () => {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' });
  pdf.text('Turned', 100, 100);
  const turned = new TextDecoder('latin1')
    .decode(pdf.output('arraybuffer'))
    .replace('/Type /Page\n', '/Type /Page /Rotate 90\n');
  const source = await readDocument(Uint8Array.from(turned, (letter) => letter.charCodeAt(0)));
  if (source.type !== 'pdf') throw new Error(source.type);
  const [only] = source.pages;
  expect((only?.widthPt ?? 0) > (only?.heightPt ?? 0)).toBe(true);
  expect(only?.words[0]?.height).toBeGreaterThan(only?.words[0]?.width ?? 1);
});

test('an invoice inside a PDF is read instead of its pages', async () => {
  const bytes = drawBill([page], billFont, { attachment: { name: 'factur-x.xml', text: ciiInvoice() } });
  const source = await readDocument(bytes);
  expect(source.type === 'eInvoice' && source.bill.map(({ amount }) => amount)).toEqual([1250.5, 640]);
});

test('an invoice inside a PDF without lines, or one that is damaged, leaves the pages', async () => {
  for (const text of [ciiInvoice({ hasLines: false }), '<broken', '<!DOCTYPE a><a/>']) {
    const source = await readDocument(
      drawBill([page], billFont, { attachment: { name: 'factur-x.xml', text } }),
    );
    expect(source.type).toBe('pdf');
  }
});

test('a PDF with a password is refused as encrypted', async () => {
  expect(await failure(drawBill([page], billFont, { password: 'secret' }))).toBe('encrypted');
});

test('a truncated PDF and one without pages are refused', async () => {
  const whole = drawBill([page], billFont);
  expect(await failure(whole.slice(0, 300))).toBe('damaged');
  const none =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
  expect(await failure(new TextEncoder().encode(none))).toMatch(/empty|damaged/);
  expect(await failure(new TextEncoder().encode('%PDF-1.7\ngarbage'))).toBe('damaged');
});

test('a scan has no text', async () => {
  const source = await readDocument(drawBill([[]], billFont));
  expect(source.type === 'pdf' && source.hasText).toBe(false);
});

test('more than 500 pages are refused', async () => {
  expect(
    await failure(
      drawBill(
        Array.from({ length: 501 }, () => []),
        billFont,
      ),
    ),
  ).toBe('tooLarge');
});

test('30 pages are read in at most 4 seconds on a busy machine', async () => {
  const many = Array.from({ length: 30 }, () =>
    Array.from({ length: 60 }, (_, row) => ({
      x: 20,
      y: 15 + row * 4,
      text: `Line ${row} of the bill: 1.234,50 kWh`,
    })),
  );
  const bytes = drawBill(many, billFont);
  const start = performance.now();
  expect((await readDocument(bytes)).type).toBe('pdf');
  expect(performance.now() - start).toBeLessThan(4000);
});
