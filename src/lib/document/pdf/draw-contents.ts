import type { Document } from '#api/contract/documents/document';
import { headingOf } from '../titles';
import { documentWords } from '../words';
import { colours, lineHeight, type Sheet } from './sheet';

export type Entry = { title: string; level: number; page: number };

const size = 10;
/** Between two entries, in millimetres. */
const gap = 7 - lineHeight(size);
/** Height of the heading with the space below it, in millimetres. */
const headHeight = 16;
/** Room for the page number. */
const numberWidth = 14;

/** A title in lines. Page titles are bold; section titles are set below them. */
function linesOf(sheet: Sheet, { title, level }: Pick<Entry, 'title' | 'level'>): string[] {
  const width = sheet.width - level * 6 - numberWidth;
  return sheet.linesOf(title, { size, weight: level === 0 ? 'bold' : 'normal', width });
}

/** Titles with their lines, and the contents page of each, from 0. No title is split. */
function placesOf<Title extends Pick<Entry, 'title' | 'level'>>(sheet: Sheet, titles: readonly Title[]) {
  const top = sheet.top + headHeight;
  let [page, y] = [0, top];
  return titles.map((entry) => {
    const lines = linesOf(sheet, entry);
    const height = lines.length * lineHeight(size) + gap;
    if (y > top && y + height > sheet.bottom) [page, y] = [page + 1, top];
    const place = { ...entry, lines, height, contentsPage: page, y };
    y += height;
    return place;
  });
}

/** From form 2 on, the contents fit on one page: if section titles need more, only page titles are listed. */
function shownOf<Title extends Pick<Entry, 'title' | 'level'>>(sheet: Sheet, titles: readonly Title[]) {
  const isTooLong = placesOf(sheet, titles).some(({ contentsPage }) => contentsPage > 0);
  return sheet.writing.form && isTooLong ? titles.filter(({ level }) => level === 0) : titles;
}

/** Reserves the pages that the contents will need, and returns the first one. */
export function reserveContents(sheet: Sheet, { pages }: Document): number {
  const titles = pages.flatMap((page) => [
    ...(page.title ? [{ title: page.title, level: 0 }] : []),
    ...page.sections.flatMap((_, index) => {
      const title = headingOf(page, index);
      return title === null ? [] : [{ title, level: page.title ? 1 : 0 }];
    }),
  ]);
  const last = placesOf(sheet, shownOf(sheet, titles)).at(-1)?.contentsPage ?? 0;
  sheet.addPage();
  const first = sheet.page;
  for (let more = last; more > 0; more -= 1) sheet.addPage();
  return first;
}

/** Titles with their page numbers, on the reserved pages. */
export function drawContents(sheet: Sheet, entries: readonly Entry[], first: number): void {
  const { pdf } = sheet;
  pdf.setPage(first);
  sheet.y = sheet.top;
  const heading = { size: 17, weight: 'bold', colour: colours.brand } as const;
  sheet.write(documentWords[sheet.writing.language].contents, heading);
  for (const { level, page, lines, height, contentsPage, y } of placesOf(sheet, shownOf(sheet, entries))) {
    pdf.setPage(first + contentsPage);
    sheet.pen(size, level === 0 ? 'bold' : 'normal');
    for (const [index, line] of lines.entries())
      pdf.text(line, sheet.left + level * 6, y + 4 + index * lineHeight(size));
    pdf.text(String(page), sheet.left + sheet.width, y + 4, { align: 'right' });
    pdf.link(sheet.left, y, sheet.width, height, { pageNumber: page });
  }
}
