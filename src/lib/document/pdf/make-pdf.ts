import { jsPDF } from 'jspdf';
import type { Document, DocumentParagraph, DocumentSection } from '#api/contract/documents/document';
import { captionOf, headingOf } from '../titles';
import { documentWords } from '../words';
import { filledText, writingOf } from '../write-value';
import { checksumKeyword, type PdfIssue, pdfCreator } from './checksum';
import { chartHeight, drawChart } from './draw-chart';
import { drawContents, type Entry, reserveContents } from './draw-contents';
import { drawFacts } from './draw-facts';
import { drawMatrix, matrixHeight } from './draw-matrix';
import { drawPicture, pictureHeight } from './draw-picture';
import { drawTable, tableStartHeight } from './draw-table';
import { DrawnPlaces } from './drawn-places';
import { inKnownLetters } from './known-letters';
import { colours, lineHeight, type Margins, Sheet } from './sheet';

export type PdfOptions = {
  /** TrueType, in base64. */
  fonts: { normal: string; bold: string };
  margins: Margins;
  author: string;
  /** The creation time. */
  madeOn: Date;
  /** The finished issue that it shows; undefined for a draft. */
  issue?: PdfIssue;
  /** Each picture of the document by its address, as a data address (`data:image/png;base64,…`). */
  images: Readonly<Record<string, string>>;
  /** Called after each section with the progress, 0 to 1. */
  onProgress?: (share: number) => void;
};

/**
 * Sets a document as PDF with embedded letters, vector drawings, bookmarks and, if it has several pages, a cover and
 * contents. The same document, options and time give the same bytes.
 */
export function makePdf(given: Document, options: PdfOptions): Uint8Array<ArrayBuffer> {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true });
  addFonts(pdf, options.fonts);
  const { document, isWhole } = inKnownLetters(given, pdf);
  pdf.setLanguage(document.language);
  pdf.setProperties({
    title: given.title,
    subject: given.subtitle ?? '',
    author: given.author ?? options.author,
    creator: pdfCreator,
    keywords: options.issue ? checksumKeyword(options.issue.hash) : '',
  });
  pdf.setCreationDate(pdfDate(options.madeOn)).setFileId('0'.repeat(32));
  const sheet = new Sheet(pdf, writingOf(document), options.margins);
  const hasCover = document.pages.length > 1;
  drawTitle(sheet, document, { ...options, hasCover });
  if (!isWhole) drawMissingLetters(sheet);
  const contents = hasCover ? reserveContents(sheet, document) : null;
  const entries = drawPages(sheet, document, options, hasCover);
  addBookmarks(pdf, entries);
  if (contents !== null) drawContents(sheet, entries, contents);
  drawMargins(sheet, document, { ...options, hasCover });
  return new Uint8Array(pdf.output('arraybuffer'));
}

/** Universal time; with local time, the same report would be a different file elsewhere. */
function pdfDate(date: Date): string {
  return `D:${date.toISOString().slice(0, 19).replaceAll(/\D/g, '')}+00'00'`;
}

/** Sections below their page. */
function addBookmarks(pdf: jsPDF, entries: readonly Entry[]): void {
  let page: unknown = null;
  for (const { title, level, page: pageNumber } of entries) {
    const added = pdf.outline.add(level === 0 ? null : page, title, { pageNumber });
    if (level === 0) page = added;
  }
}

function addFonts(pdf: jsPDF, fonts: PdfOptions['fonts']): void {
  for (const style of ['normal', 'bold'] as const) {
    pdf.addFileToVFS(`${style}.ttf`, fonts[style]);
    pdf.addFont(`${style}.ttf`, 'Inter', style);
  }
  pdf.setFont('Inter', 'normal');
}

function imageAt(images: PdfOptions['images'], path: string | null): string | undefined {
  return path === null ? undefined : images[path];
}

type TitleOptions = PdfOptions & { hasCover: boolean };

/** A separate page before a long document, a few lines above a short one. */
function drawTitle(sheet: Sheet, document: Document, { images, hasCover, issue }: TitleOptions): void {
  const { title, subtitle } = document;
  const { pdf } = sheet;
  if (hasCover) {
    const background = imageAt(images, document.coverBackground);
    const logo = imageAt(images, document.coverLogo);
    if (background) pdf.addImage(background, 0, 0, sheet.pageWidth, sheet.pageHeight);
    if (logo) drawImage(sheet, logo, { x: sheet.left, y: 40, width: 60, height: 30 });
    sheet.y = 110;
  }
  sheet.write(title, { size: hasCover ? 28 : 20, weight: 'bold', colour: colours.brand });
  sheet.y += 2;
  if (subtitle) sheet.write(subtitle, { size: hasCover ? 13 : 10.5, colour: colours.muted });
  sheet.y += 6;
  drawFacts(sheet, document, issue);
}

/** At the start of the document, because boxes among the words would look like a fault of the file. */
function drawMissingLetters(sheet: Sheet): void {
  sheet.write(documentWords[sheet.writing.language].missingLetters, { size: 9, colour: colours.attention });
  sheet.y += 4;
}

function drawPages(sheet: Sheet, document: Document, options: PdfOptions, startsAfresh: boolean): Entry[] {
  const entries: Entry[] = [];
  const places = new DrawnPlaces();
  const count = document.pages.reduce((sum, page) => sum + page.sections.length, 0);
  let done = 0;
  for (const [number, page] of document.pages.entries()) {
    if (startsAfresh) startPage(sheet, page, number);
    places.add({ page: number, section: null }, sheet.page);
    if (page.title) {
      entries.push({ title: page.title, level: 0, page: sheet.page });
      sheet.write(page.title, { size: 17, weight: 'bold', colour: colours.brand });
      sheet.y += 4;
    }
    for (const [index, section] of page.sections.entries()) {
      const heading = headingOf(page, index);
      const onStart = () => {
        if (heading !== null) entries.push({ title: heading, level: page.title ? 1 : 0, page: sheet.page });
        places.add({ page: number, section: index }, sheet.page);
      };
      drawSection(sheet, section, { document, images: options.images, places, heading, onStart });
      done += 1;
      options.onProgress?.(done / count);
    }
  }
  return entries;
}

/** Pages with a page of their own in form 2: the key figures. */
const alone = 1;
const chapterGap = 6;

/** Each on a new page; in form 2, they follow each other after the key figures, and a title stays with its content. */
function startPage(
  sheet: Sheet,
  { title, sections, isLandscape = false }: Document['pages'][number],
  number: number,
): void {
  const orientation = isLandscape ? 'landscape' : 'portrait';
  const isTurned = orientation !== sheet.orientation;
  sheet.orientation = orientation;
  if (!sheet.writing.form || number <= alone || isTurned) {
    sheet.addPage();
    return;
  }
  const [first] = sections;
  const titleHeight = title ? headingHeight(sheet, title, 17) + 2 : 0;
  const sectionTitle = first ? headingHeight(sheet, first.title, 13) : 0;
  sheet.y += chapterGap;
  sheet.makeRoom(titleHeight + sectionTitle + startHeight(sheet, first?.paragraphs ?? []));
}

type Drawn = { document: Document; images: PdfOptions['images']; places: DrawnPlaces };

function drawSection(
  sheet: Sheet,
  section: DocumentSection,
  { heading, onStart, ...drawn }: Drawn & { heading: string | null; onStart: () => void },
): void {
  const paragraphs = section.paragraphs.map((paragraph) =>
    paragraph.type === 'table' ? { ...paragraph, title: captionOf(paragraph, section) ?? '' } : paragraph,
  );
  // A heading stays with its content.
  sheet.makeRoom((heading === null ? 0 : headingHeight(sheet, heading, 13)) + startHeight(sheet, paragraphs));
  onStart();
  if (heading !== null) {
    sheet.write(heading, { size: 13, weight: 'bold', colour: colours.brand });
    sheet.y += 2;
  }
  for (const [index, paragraph] of paragraphs.entries()) {
    if (paragraph.type === 'subtitle') sheet.makeRoom(startHeight(sheet, paragraphs.slice(index)));
    drawParagraph(sheet, paragraph, drawn);
  }
  sheet.y += 4;
}

/** The height of these paragraphs that must stay with the heading before them, in millimetres. */
function startHeight(sheet: Sheet, [first, ...rest]: readonly DocumentParagraph[]): number {
  switch (first?.type) {
    case undefined:
      return 0;
    case 'subtitle':
      return headingHeight(sheet, first.text, 11) + startHeight(sheet, rest);
    case 'chart':
      return chartHeight(sheet, first);
    case 'matrix':
      return matrixHeight(sheet);
    case 'table':
      return tableStartHeight(sheet, first);
    case 'image':
      return pictureHeight(sheet, first);
    default:
      return 2 * lineHeight(10);
  }
}

/** Height of a heading with the space below it. */
function headingHeight(sheet: Sheet, text: string, size: number): number {
  return sheet.linesOf(text, { size, weight: 'bold' }).length * lineHeight(size) + 2;
}

function drawParagraph(
  sheet: Sheet,
  paragraph: DocumentParagraph,
  { document, images, places }: Drawn,
): void {
  const fill = (text: string) => filledText(text, document.variables, sheet.writing);
  switch (paragraph.type) {
    case 'text':
      sheet.write(fill(paragraph.text));
      sheet.y += 3;
      return;
    case 'subtitle':
      sheet.write(fill(paragraph.text), { size: 11, weight: 'bold' });
      sheet.y += 2;
      return;
    case 'list':
      for (const [index, item] of paragraph.items.entries())
        drawItem(sheet, fill(item), paragraph.isNumbered ? `${index + 1}.` : '•');
      sheet.y += 2;
      return;
    case 'table':
      drawTable(sheet, paragraph, places);
      return;
    case 'chart':
      drawChart(sheet, paragraph);
      return;
    case 'matrix':
      drawMatrix(sheet, paragraph);
      return;
    case 'image': {
      const image = images[paragraph.src];
      if (!image) throw new Error(`The picture ${paragraph.src} was not given.`);
      drawPicture(sheet, paragraph, image);
    }
  }
}

function drawItem(sheet: Sheet, text: string, mark: string): void {
  sheet.write(text, { indent: 7, mark });
  sheet.y += 1;
}

/** The header and footer of every page but a cover. */
function drawMargins(sheet: Sheet, document: Document, { images, hasCover }: TitleOptions): void {
  const { pdf } = sheet;
  const { title } = document;
  const logo = imageAt(images, document.headerLogo);
  const words = documentWords[sheet.writing.language];
  const count = pdf.getNumberOfPages();
  for (let number = hasCover ? 2 : 1; number <= count; number += 1) {
    pdf.setPage(number);
    if (logo) drawImage(sheet, logo, { x: sheet.left, y: sheet.left - 4, width: 36, height: 10 });
    if (document.isDraft) {
      sheet.pen(9, 'bold', colours.attention);
      pdf.text(words.draft, sheet.left + sheet.width, sheet.left + 2, { align: 'right' });
    }
    const y = sheet.pageHeight - sheet.left + 2;
    sheet.pen(8, 'normal', colours.muted);
    pdf.text((pdf.splitTextToSize(title, sheet.width - 40) as string[])[0] ?? '', sheet.left, y);
    const where = words.page.replace('{number}', String(number)).replace('{count}', String(count));
    pdf.text(where, sheet.left + sheet.width, y, { align: 'right' });
  }
}

/** An image as large as fits into the box, from its upper left. */
function drawImage(
  { pdf }: Sheet,
  image: string,
  box: { x: number; y: number; width: number; height: number },
) {
  const { width, height } = pdf.getImageProperties(image);
  const scale = Math.min(box.width / width, box.height / height);
  pdf.addImage(image, box.x, box.y, width * scale, height * scale);
}
