/** What a text says as a number; `ambiguous` when it could be two different numbers. */
export type ReadNumber = number | 'ambiguous' | undefined;

/**
 * Reads a number as people of several countries write it: `1 234,56`, `1.234,56`, `1,234.56`, `1'234.56`. The last
 * of two different marks is the decimal one. A lone mark before exactly three digits can be either (`1,234`), and
 * nothing is guessed: the answer is `ambiguous`.
 */
export function readNumber(text: string): ReadNumber {
  const compact = text
    .trim()
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/(?<=\d)['’\s](?=\d{3}(?!\d))/g, '');
  if (/^[+-]?\d+$/.test(compact)) return Number(compact);
  if (!/^[+-]?\d*(?:[.,]\d+)+(?:e[+-]?\d+)?$/i.test(compact)) return undefined;
  // A space, an apostrophe or an exponent shows which mark groups digits, or that none does.
  const isGrouped = compact.length < text.trim().length;
  const marks = compact.match(/[.,]/g) ?? [];
  const [first, last] = [marks[0] ?? '', marks.at(-1) ?? ''];
  if (/e/i.test(compact)) return marks.length === 1 ? Number(compact.replace(',', '.')) : undefined;
  if (marks.length > 1) return first === last ? grouped(compact, first) : mixed(compact, first, last);
  const couldGroup = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(compact);
  return couldGroup && !isGrouped ? 'ambiguous' : Number(compact.replace(',', '.'));
}

/** `1.234.567`: one mark several times only groups. */
function grouped(text: string, mark: string): number | undefined {
  return isWellGrouped(text, mark) ? Number(text.replaceAll(mark, '')) : undefined;
}

/** `1.234.567,89`: the last mark is the decimal one and comes once. */
function mixed(text: string, groupMark: string, decimalMark: string): number | undefined {
  const [whole = '', fraction, ...more] = text.split(decimalMark);
  if (more.length > 0 || !isWellGrouped(whole, groupMark)) return undefined;
  return Number(`${whole.replaceAll(groupMark, '')}.${fraction}`);
}

function isWellGrouped(text: string, mark: string): boolean {
  const [start = '', ...groups] = text.split(mark);
  return /^[+-]?\d{1,3}$/.test(start) && groups.every((group) => /^\d{3}$/.test(group));
}
