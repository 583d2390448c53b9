export type Decimal = '.' | ',';
export type NumberToken = { raw: string; index: number };

/** `1 234,50`, `1.234,50`, `1,234.50` or `1234`, but no part of a date, a code or a phone number. */
const numberPattern =
  /(?<![\p{L}\d.,/]|[\p{L}\d]-)[-−]?(?:\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d+)?|\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)(?!\d|[.,:]\d|[-/]\d|\p{L}+\d)/gu;

export function numberTokens(text: string): NumberToken[] {
  return [...text.matchAll(numberPattern)].map(({ 0: raw, index }) => ({ raw, index }));
}

/** The decimal mark of a bill; null if its numbers don't show one, or show both. */
export function decimalOf(texts: readonly string[]): Decimal | null {
  const strong = new Set<Decimal>();
  const weak = new Set<Decimal>();
  for (const text of texts) {
    for (const { raw } of numberTokens(text)) {
      const [, mark, digits = ''] = /([.,])(\d+)$/.exec(raw) ?? [];
      if (mark !== '.' && mark !== ',') continue;
      const marks = raw.match(/[.,]/g) ?? [];
      if (marks.length > 1 && marks.at(-2) !== mark) strong.add(mark);
      else if (marks.length === 1 && digits.length === 2) strong.add(mark);
      else if (marks.length === 1 && digits.length !== 3) weak.add(mark);
    }
  }
  const votes = strong.size > 0 ? strong : weak;
  return votes.size === 1 ? ([...votes][0] ?? null) : null;
}

/** Null for a text that is no number, or that could be two different ones. */
export function parseNumber(raw: string, decimal: Decimal | null): number | null {
  const isGrouped = /\d[ \u00a0\u202f'’]\d/.test(raw);
  const text = raw.replace('−', '-').replaceAll(/[ \u00a0\u202f'’]/g, '');
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return /^-?\d+$/.test(text) ? Number(text) : null;
  const isDecimal = decimalRole(text, marks, { decimal, isGrouped });
  if (isDecimal === null) return null;
  const [whole, fraction] = isDecimal ? splitLast(text, last) : [text, ''];
  const digits = whole.replaceAll(/[.,]/g, '');
  const number = Number(`${digits}${fraction === '' ? '' : `.${fraction}`}`);
  return Number.isFinite(number) ? number : null;
}

/** Whether the last mark is the decimal one; null if it could be either. */
function decimalRole(
  text: string,
  marks: readonly string[],
  { decimal, isGrouped }: { decimal: Decimal | null; isGrouped: boolean },
): boolean | null {
  const last = marks.at(-1);
  const hasGroupAtEnd = /[.,]\d{3}$/.test(text);
  if (marks.length > 1) {
    const isSame = marks.every((mark) => mark === last);
    if (isSame) return hasGroupAtEnd && decimal !== last ? false : null;
    return decimal === null || decimal === last ? true : null;
  }
  if (decimal !== null) return decimal === last ? true : hasGroupAtEnd ? false : null;
  return isGrouped || !hasGroupAtEnd || /^-?0/.test(text) ? true : null;
}

function splitLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Half of the last digit: by how much rounding may have changed the number. */
export function roundingOf(raw: string, decimal: Decimal | null): number {
  const fraction = decimal === null ? '' : (raw.split(decimal)[1] ?? '');
  return 0.5 * 10 ** -fraction.length;
}
