import type { PageWord } from '../../model';

/** What is used of the library's viewport: it turns the page as it is shown. */
type Viewport = { width: number; height: number; transform: number[] };
type TextItem = { str: string; width: number; transform: number[] };

const maxWordsPerPage = 20_000;

/** The words of a page in the order of the file. The box of each is its share of the box of its text. */
export function wordsOf(items: readonly object[], viewport: Viewport): PageWord[] {
  const words: PageWord[] = [];
  for (const item of items) {
    if (!('str' in item) || words.length > maxWordsPerPage) continue;
    words.push(...wordsOfItem(item as TextItem, viewport));
  }
  return words;
}

function wordsOfItem(item: TextItem, viewport: Viewport): PageWord[] {
  const matrix = multiply(viewport.transform, item.transform);
  const scale = Math.hypot(item.transform[0] ?? 0, item.transform[1] ?? 0) || 1;
  return [...item.str.matchAll(/\S+/g)].map(({ 0: text, index }) => {
    const from = (item.width * shareBefore(item.str, index)) / scale;
    const to = (item.width * shareBefore(item.str, index + text.length)) / scale;
    return { text, ...boxOf(matrix, from, to, viewport) };
  });
}

/** Letters are about twice as wide as marks and blanks, which matters when a text is cut into words. */
function shareBefore(text: string, end: number): number {
  let before = 0;
  let total = 0;
  for (let index = 0; index < text.length; index += 1) {
    const width = /[\s.,:;'|!()]/.test(text[index] ?? '') ? 0.5 : 1;
    total += width;
    if (index < end) before += width;
  }
  return total === 0 ? 0 : before / total;
}

/** A rectangle around the text, from a little below its base line; the matrix has the size of the letters. */
function boxOf(matrix: number[], from: number, to: number, { width, height }: Viewport) {
  const corners = [from, to].flatMap((x) => [-0.2, 0.8].map((y) => apply(matrix, x, y)));
  const xs = corners.map(([x]) => share(x / width));
  const ys = corners.map(([, y]) => share(y / height));
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function share(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
}

function apply([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[], x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

function multiply(
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[],
  [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0]: number[],
): number[] {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
