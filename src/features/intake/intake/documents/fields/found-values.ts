import type { EvidencedPart, EvidenceValue, PageBox } from '#api/contract/intake/evidence';
import type { DateOrder, PageWord } from '../../model';
import { dateTokens, parseDate } from './dates';
import { type Decimal, numberTokens, parseNumber } from './numbers';
import { type Segment, wordsWithin } from './text-lines';

/** How a bill writes its numbers and days. */
export type BillStyle = { decimal: Decimal | null; dateOrder: DateOrder | null };

/** A value on a page. A number or day that could be two is null. */
export type Found<T = string | number | null> = { value: T; raw: string; page: number; words: PageWord[] };
export type FoundAmount = Found<number | null> & { unit: string | null };

export function foundIn<T>(
  segment: Segment,
  { raw, index }: { raw: string; index: number },
  value: T,
): Found<T> {
  return { value, raw, page: segment.page, words: wordsWithin(segment, index, index + raw.length) };
}

/** One box around the words of each line, so that a value of many words stays within the limit. */
export function evidenceOf(part: EvidencedPart, { raw, page, words }: Omit<Found, 'value'>): EvidenceValue {
  const boxes: PageBox[] = [];
  for (const { left, top, width, height } of words) {
    const box = boxes.at(-1);
    if (box && Math.abs(box.top - top) < height / 2 && left >= box.left) {
      box.width = Math.min(1 - box.left, Math.max(box.width, left + width - box.left));
      box.height = Math.max(box.height, height);
    } else boxes.push({ left, top, width, height });
  }
  return { part, place: { type: 'page', page, boxes: boxes.slice(0, 20) }, raw: raw.slice(0, 200) };
}

/** Kinds of values: each part of a bill holds one of them. */
export const energyUnitPattern = /^\s*(kwh|mwh|gwh|gj|mj|nm3|nm³|m3|m³|therms?|l|ltr|kg)(?![\p{L}\d³/])/iu;

/** The amount at the start of a text, with the unit behind it; null if it is money, a price or a share. */
export function amountAt(segment: Segment, from: number, style: BillStyle): FoundAmount | null {
  const text = segment.text.slice(from);
  const token = numberTokens(text)[0];
  if (!token || text.slice(0, token.index).trim() !== '') return null;
  const rest = text.slice(token.index + token.raw.length);
  const unit = energyUnitPattern.exec(rest)?.[1] ?? null;
  if (unit === null && /^\s*(?:[%‰€£$]|(?:eur|pln|zł|gbp|usd|kvarh|kvar|kw)(?!\p{L})|\p{L}+\/)/iu.test(rest))
    return null;
  const place = { raw: token.raw, index: from + token.index };
  return { ...foundIn(segment, place, parseNumber(token.raw, style.decimal)), unit };
}

/** A number at the start of a text, whatever its unit. */
export function numberAt(segment: Segment, from: number, style: BillStyle): Found<number | null> | null {
  const text = segment.text.slice(from);
  const token = numberTokens(text)[0];
  if (!token || text.slice(0, token.index).trim() !== '') return null;
  if (/^\s*%/.test(text.slice(token.index + token.raw.length))) return null;
  const place = { raw: token.raw, index: from + token.index };
  return foundIn(segment, place, parseNumber(token.raw, style.decimal));
}

const currencies: Record<string, string> = {
  '€': 'EUR',
  eur: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  zł: 'PLN',
  pln: 'PLN',
  // A dollar sign can be of several countries, so it names none.
  usd: 'USD',
};

export type FoundMoney = Found<number | null> & { currency: string | null };

export function moneyAt(segment: Segment, from: number, style: BillStyle): FoundMoney | null {
  const text = segment.text.slice(from);
  const token = numberTokens(text)[0];
  if (!token) return null;
  const before = text.slice(0, token.index).trim().toLowerCase();
  if (before !== '' && !/^(?:[€£$]|eur|gbp|usd|pln)$/.test(before)) return null;
  const after = /^\s*([€£]|zł|eur|pln|gbp|usd)(?!\p{L}|\/)/iu.exec(
    text.slice(token.index + token.raw.length),
  )?.[1];
  const currency = currencies[after?.toLowerCase() ?? ''] ?? currencies[before] ?? null;
  const place = { raw: token.raw, index: from + token.index };
  return { ...foundIn(segment, place, parseNumber(token.raw, style.decimal)), currency };
}

/** The days at the start of a text, such as `from 1.1.2026 to 31.1.2026`. */
export function datesAt(segment: Segment, from: number, style: BillStyle): Found<string | null>[] {
  const text = segment.text.slice(from);
  const tokens = dateTokens(text);
  const before = text.slice(0, tokens[0]?.index ?? 0).trim();
  if (!/^(?:|from|od|vom|von|:)$/i.test(before)) return [];
  return tokens.map((token) =>
    foundIn(segment, { raw: token.raw, index: from + token.index }, parseDate(token, style.dateOrder)),
  );
}

/** A number of an invoice or meter: with a digit, and no day. */
export function codeAt(segment: Segment, from: number): Found<string> | null {
  const text = segment.text.slice(from);
  const rest = text.replace(/^[\s#]+/, '').trimEnd();
  const index = text.trimEnd().length - rest.length;
  if (dateTokens(rest)[0]?.index === 0) return null;
  const whole = /^[\p{Lu}\d][\p{Lu}\d/._-]*(?: [\p{Lu}\d][\p{Lu}\d/._-]*){0,5}$/u.exec(rest)?.[0];
  const raw = whole ?? /^\S+/.exec(rest)?.[0]?.replace(/[,;:.]+$/, '');
  if (raw === undefined || !/\d/.test(raw) || raw.length > 40 || /[€£$%]/.test(raw)) return null;
  return foundIn(segment, { raw, index: from + index }, raw);
}
