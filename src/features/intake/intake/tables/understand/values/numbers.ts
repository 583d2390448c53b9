import { currencyOf, isUnit } from './header-units';

/** What the cells of a column tell about its decimal mark. */
export type DecimalEvidence = { point: number; comma: number; unclear: string[] };
export type Decimal = '.' | ',';

const blanks = /[\s\u00a0\u202f'’]/g;

/** A number with what may be around it: sign, brackets of accountants, currency, unit. */
const written =
  /^(?<open>\()?(?<sign>[-+−–])?\s*(?:[€£$]|EUR|PLN|USD|GBP|CHF)?\s*(?<signAfter>[-−–])?(?<digits>\d[\d.,\s\u00a0\u202f'’]*|[.,]\d+)(?<exponent>e[+-]?\d{1,2})?\s*(?<rest>-|%|[€£$]|\p{L}[\p{L}³\d/. ]{0,15})?\)?$/iu;

type Parts = { digits: string; isNegative: boolean; rest: string; exponent: string };

function partsOf(text: string): Parts | null {
  const groups = written.exec(text.trim())?.groups;
  if (!groups) return null;
  const rest = (groups.rest ?? '').trim();
  // 45 % is a share of something, and not 45 of it.
  if (rest === '%') return null;
  // `12 Main Street` is no number.
  if (/^\p{L}/u.test(rest) && !isUnit(rest) && currencyOf(rest) === null) return null;
  const isNegative =
    Boolean(groups.open ?? groups.signAfter) || /[-−–]/.test(groups.sign ?? '') || rest === '-';
  if (groups.sign && groups.signAfter) return null;
  const digits = (groups.digits ?? '').trim();
  if (/[\s\u00a0\u202f'’]/.test(digits) && !/^\d{1,3}([\s\u00a0\u202f'’]\d{3})+([.,]\d+)?$/.test(digits))
    return null;
  return {
    digits: digits.replace(blanks, ''),
    isNegative,
    rest: rest === '-' ? '' : rest,
    exponent: groups.exponent ?? '',
  };
}

/** Whether a text is a number, whatever its decimal mark. */
export function isNumberText(text: string): boolean {
  const parts = partsOf(text);
  return parts !== null && markOf(parts) !== 'wrong';
}

/** The letters behind a number, such as its unit. */
export function unitBehind(text: string): string | null {
  const rest = partsOf(text)?.rest;
  return rest && isUnit(rest) ? rest : null;
}

/** The mark that a text can only mean, `unclear` for one such as `1.234`, null for a text that has none. */
function markOf({ digits }: Parts): Decimal | 'unclear' | 'wrong' | null {
  const [points, commas] = [digits.split('.').length - 1, digits.split(',').length - 1];
  if (points === 0 && commas === 0) return null;
  if (points > 0 && commas > 0) {
    const mark = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
    const group = mark === '.' ? ',' : '.';
    const [whole = '', ...fractions] = digits.split(mark);
    return fractions.length === 1 && isGrouped(whole, group) ? mark : 'wrong';
  }
  const mark = points > 0 ? '.' : ',';
  const other = points > 0 ? ',' : '.';
  if (points + commas > 1) return isGrouped(digits, mark) ? other : 'wrong';
  const [whole = '', fraction = ''] = digits.split(mark);
  const canBeGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return canBeGroup ? 'unclear' : mark;
}

function isGrouped(digits: string, mark: Decimal): boolean {
  const [first = '', ...groups] = digits.split(mark);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}

export function addEvidence(evidence: DecimalEvidence, text: string): void {
  const parts = partsOf(text);
  if (parts?.exponent !== '') return;
  const mark = markOf(parts);
  if (mark === '.') evidence.point += 1;
  else if (mark === ',') evidence.comma += 1;
  else if (mark === 'unclear' && evidence.unclear.length < 3) evidence.unclear.push(text);
}

/**
 * The number of a text; null for what is none, and for one that could be two numbers while `decimal` is null. A text
 * that can only mean one number means that one.
 */
export function readNumber(text: string, decimal: Decimal | null): number | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const mark = parts.exponent === '' ? markOf(parts) : '.';
  if (mark === 'wrong' || (mark === 'unclear' && decimal === null)) return null;
  const used = mark === 'unclear' ? decimal : mark;
  const plain =
    used === ',' ? parts.digits.replaceAll('.', '').replace(',', '.') : parts.digits.replaceAll(',', '');
  const number = Number(plain + parts.exponent);
  if (!Number.isFinite(number)) return null;
  return parts.isNegative && number !== 0 ? -number : number;
}
