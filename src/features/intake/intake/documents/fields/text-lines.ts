import type { Page, PageWord } from '../../model';

/** Words that follow each other without a wide gap: a label, a value or both. */
export type Segment = {
  page: number;
  /** From 0, over all pages. */
  line: number;
  text: string;
  words: PageWord[];
  left: number;
  right: number;
  top: number;
  bottom: number;
};
export type Line = { page: number; segments: Segment[] };

/** A gap wider than this share of the height of the letters separates two columns. */
const columnGap = 0.75;
/** Between digits, where a gap may only group thousands: a blank of a typewriter's font is 0.6 wide. */
const digitGap = 0.62;

/** The lines of all pages from top to bottom, each cut where columns meet. */
export function linesOf(pages: readonly Page[]): Line[] {
  const lines: Line[] = [];
  for (const page of pages) {
    for (const words of wordLines(page.words)) {
      lines.push({ page: page.number, segments: segmentsOf(words, page, lines.length) });
    }
  }
  return lines;
}

function wordLines(words: readonly PageWord[]): PageWord[][] {
  const lines: PageWord[][] = [];
  const sorted = [...words].sort((a, b) => middle(a) - middle(b));
  for (const word of sorted) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && middle(word) - middle(last) < 0.45 * Math.min(word.height, last.height))
      line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.sort((a, b) => a.left - b.left));
}

function middle({ top, height }: PageWord): number {
  return top + height / 2;
}

function segmentsOf(words: readonly PageWord[], page: Page, line: number): Segment[] {
  const groups: PageWord[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && isNextWord(last, word, page)) group.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => ({
    page: page.number,
    line,
    text: group.map(({ text }) => text).join(' '),
    words: group,
    left: Math.min(...group.map(({ left }) => left)),
    right: Math.max(...group.map(({ left, width }) => left + width)),
    top: Math.min(...group.map(({ top }) => top)),
    bottom: Math.max(...group.map(({ top, height }) => top + height)),
  }));
}

/** Whether two words of a line belong to one text. */
export function isNextWord(
  last: PageWord,
  word: PageWord,
  { widthPt, heightPt }: Pick<Page, 'widthPt' | 'heightPt'>,
): boolean {
  const gapPt = (word.left - last.left - last.width) * widthPt;
  const isBetweenDigits = /\d$/.test(last.text) && /^\d/.test(word.text);
  return gapPt <= (isBetweenDigits ? digitGap : columnGap) * Math.max(word.height, last.height) * heightPt;
}

/** The words that a part of the segment's text touches. */
export function wordsWithin(segment: Segment, start: number, end: number): PageWord[] {
  const found: PageWord[] = [];
  let from = 0;
  for (const word of segment.words) {
    const to = from + word.text.length;
    if (from < end && to > start) found.push(word);
    from = to + 1;
  }
  return found;
}

/** How much of the narrower of the two lies above or below the other, 0 to 1. */
export function sharedWidth(a: Segment, b: Segment): number {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return Math.max(0, shared) / Math.max(1e-6, Math.min(a.right - a.left, b.right - b.left));
}

/** The next line on the page with a text right below, if it is near. */
export function segmentBelow(lines: readonly Line[], above: Segment): Segment | null {
  const height = above.bottom - above.top;
  for (let index = above.line + 1; index < lines.length; index += 1) {
    const line = lines[index];
    const top = line?.segments[0]?.top ?? 0;
    if (!line || line.page !== above.page || top - above.bottom > 2.2 * height) return null;
    const below = line.segments
      .map((segment) => ({ segment, shared: sharedWidth(above, segment) }))
      .filter(({ shared }) => shared > 0.3)
      .sort((a, b) => b.shared - a.shared)[0];
    if (below) return below.segment;
  }
  return null;
}
