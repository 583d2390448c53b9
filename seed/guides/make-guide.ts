/** Sets a guide as PDF. Runs on Node only: in the browser it would cost more than the files it makes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { jsPDF } from 'jspdf';
import autoTable from 'jspdf-autotable';
import type { UserGuide } from '#api/contract/knowledge/user-guides';
import type { Locale } from '#api/contract/messages';
import { readText } from './guide-contents';
import { guideTables } from './guide-data';
import { type Block, readBlocks } from './guide-text';

type Rgb = [number, number, number];
const ink: Rgb = [24, 44, 36];
const muted: Rgb = [92, 107, 99];
const brand: Rgb = [18, 74, 56];
const paper: Rgb = [249, 247, 242];
const hairline: Rgb = [218, 214, 204];

/** In millimetres, on A4. */
const page = { width: 210, height: 297, margin: 22, top: 24, bottom: 24 };
const textWidth = page.width - 2 * page.margin;
const lineHeight = 5.4;

const require = createRequire(import.meta.url);
const fonts = [
  { style: 'normal', file: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf') },
  { style: 'bold', file: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf') },
];

/** The same text gives the same bytes: no time of making and no random id is written. */
export function makeGuide(guide: UserGuide, locale: Locale): Uint8Array {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true });
  addFonts(pdf);
  pdf.setLanguage(locale);
  pdf.setProperties({ title: guide.name, subject: guide.description, author: 'Ledgerleaf' });
  pdf.setCreationDate("D:20260101000000+00'00'");
  pdf.setFileId('0'.repeat(32));
  let y = drawTitle(pdf, guide);
  for (const block of readBlocks(readText(guide.code, locale))) y = drawBlock(pdf, block, y, locale);
  drawFooters(pdf, guide, locale);
  return new Uint8Array(pdf.output('arraybuffer'));
}

function addFonts(pdf: jsPDF): void {
  for (const { style, file } of fonts) {
    pdf.addFileToVFS(`${style}.ttf`, readFileSync(file).toString('base64'));
    pdf.addFont(`${style}.ttf`, 'Inter', style);
  }
  pdf.setFont('Inter', 'normal');
}

function drawTitle(pdf: jsPDF, { name, description }: UserGuide): number {
  pdf.setFillColor(...brand).rect(0, 0, page.width, 62, 'F');
  pdf.setTextColor(...paper).setFont('Inter', 'normal');
  pdf.setFontSize(10).text('Ledgerleaf', page.margin, 20);
  pdf.setFont('Inter', 'bold').setFontSize(24).text(name, page.margin, 38);
  pdf.setFont('Inter', 'normal').setFontSize(11).text(description, page.margin, 48);
  return 78;
}

function drawBlock(pdf: jsPDF, block: Block, y: number, locale: Locale): number {
  switch (block.kind) {
    case 'heading':
      return drawHeading(pdf, block.text, y);
    case 'paragraph':
      return drawText(pdf, block.text, y, { left: page.margin, width: textWidth }) + 3;
    case 'list':
      return drawList(pdf, block, y);
    case 'table':
      return drawTable(pdf, block.rows, y);
    case 'picture':
      return drawPicture(pdf, block, y, locale);
    case 'data':
      return drawTable(pdf, dataRows(block.name, locale), y);
  }
}

/** A picture is 1,280 × 800 pixels, as `npm run screens -- --guides` takes it, and keeps its caption on its page. */
function drawPicture(
  pdf: jsPDF,
  { name, caption }: Extract<Block, { kind: 'picture' }>,
  y: number,
  locale: Locale,
): number {
  const height = (textWidth * 800) / 1280;
  const top = roomFor(pdf, y, height + lineHeight * 2);
  const content = readFileSync(new URL(`./pictures/${name}.${locale}.jpg`, import.meta.url));
  pdf.addImage(content, 'JPEG', page.margin, top, textWidth, height);
  pdf
    .setDrawColor(...hairline)
    .setLineWidth(0.2)
    .rect(page.margin, top, textWidth, height);
  pdf
    .setFont('Inter', 'normal')
    .setFontSize(8.5)
    .setTextColor(...muted)
    .text(caption, page.margin, top + height + lineHeight);
  return top + height + lineHeight * 2 + 3;
}

function dataRows(name: string, locale: Locale): string[][] {
  const rows = guideTables[name]?.(locale);
  if (!rows) throw new Error(`No table "${name}" for a guide`);
  return rows;
}

function drawHeading(pdf: jsPDF, text: string, y: number): number {
  // A heading stays with the first lines below it.
  const start = roomFor(pdf, y + 3, 24);
  pdf
    .setFont('Inter', 'bold')
    .setFontSize(13)
    .setTextColor(...brand);
  pdf.text(text, page.margin, start);
  return start + 7;
}

type Column = { left: number; width: number };

function drawText(pdf: jsPDF, text: string, y: number, { left, width }: Column): number {
  pdf
    .setFont('Inter', 'normal')
    .setFontSize(10)
    .setTextColor(...ink);
  let place = y;
  for (const line of pdf.splitTextToSize(text, width) as string[]) {
    place = roomFor(pdf, place, lineHeight);
    pdf.text(line, left, place);
    place += lineHeight;
  }
  return place;
}

function drawList(pdf: jsPDF, list: Extract<Block, { kind: 'list' }>, y: number): number {
  const indent = 7;
  let place = y;
  for (const [index, item] of list.items.entries()) {
    place = roomFor(pdf, place, lineHeight);
    pdf
      .setFont('Inter', 'bold')
      .setFontSize(10)
      .setTextColor(...brand);
    pdf.text(list.isNumbered ? `${index + 1}.` : '•', page.margin + 1, place);
    place = drawText(pdf, item, place, { left: page.margin + indent, width: textWidth - indent }) + 1;
  }
  return place + 2;
}

function drawTable(pdf: jsPDF, [head = [], ...body]: string[][], y: number): number {
  let end = y;
  autoTable(pdf, {
    startY: roomFor(pdf, y, 20) - 3,
    margin: { left: page.margin, right: page.margin, top: page.top, bottom: page.bottom },
    head: [head],
    body,
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: {
      font: 'Inter',
      fontSize: 8.5,
      textColor: ink,
      cellPadding: { top: 1.6, bottom: 1.6, left: 1.5, right: 3 },
      lineColor: hairline,
      lineWidth: { bottom: 0.2 },
      valign: 'top',
    },
    headStyles: { fontStyle: 'bold', textColor: brand, lineColor: brand, lineWidth: { bottom: 0.4 } },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end;
    },
  });
  return end + 8;
}

/** Where something so high may begin: here, or at the top of a new page. */
function roomFor(pdf: jsPDF, y: number, height: number): number {
  if (y + height <= page.height - page.bottom) return y;
  pdf.addPage();
  return page.top;
}

function drawFooters(pdf: jsPDF, { name }: UserGuide, locale: Locale): void {
  const count = pdf.getNumberOfPages();
  for (let number = 1; number <= count; number += 1) {
    pdf.setPage(number);
    pdf
      .setFont('Inter', 'normal')
      .setFontSize(8)
      .setTextColor(...muted);
    const words = locale === 'pl' ? `Strona ${number} z ${count}` : `Page ${number} of ${count}`;
    pdf.text(`Ledgerleaf · ${name}`, page.margin, page.height - 12);
    pdf.text(words, page.width - page.margin, page.height - 12, { align: 'right' });
  }
}
