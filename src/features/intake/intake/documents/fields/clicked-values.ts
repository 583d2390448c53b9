import type { EvidencedPart, EvidenceValue } from '#api/contract/intake/evidence';
import type { Answers, Page, PageWord, RawRecord } from '../../model';
import { type BillStyle, energyUnitPattern, evidenceOf } from './found-values';
import { kindOf, valuesIn } from './part-values';
import { styleOf } from './read-bill';
import { isNextWord, linesOf, type Segment } from './text-lines';

export type ClickedValue = {
  /** A day as `YYYY-MM-DD`; null if the words are no such value, or could be two. */
  value: string | number | null;
  /** Behind an amount. */
  unit: string | null;
  evidence: EvidenceValue;
};

/** What the clicked words of a page say as a part of an entry, in the style of their bill. */
export function valueOfWords(
  pages: readonly Page[],
  part: EvidencedPart,
  clicked: { page: number; words: readonly PageWord[] },
  answers: Answers = {},
): ClickedValue {
  const words = [...clicked.words];
  const page = pages.find(({ number }) => number === clicked.page);
  const raw = words.reduce((so, word, index) => {
    const last = words[index - 1];
    // Words from different places are kept apart, so that two numbers never become one.
    return last && page
      ? `${so}${isNextWord(last, word, page) ? ' ' : ' | '}${word.text}`
      : `${so}${word.text}`;
  }, '');
  const style = styleOf(linesOf(pages), answers);
  return { ...valueOfText(part, raw, style), evidence: evidenceOf(part, { raw, page: clicked.page, words }) };
}

/** The record with the values that the user clicked on its page, and with the words they are in. */
export function withClickedValues(
  record: RawRecord,
  answers: Answers,
  style: BillStyle = { decimal: answers.decimal ?? null, dateOrder: answers.dateOrder ?? null },
): RawRecord {
  const clicked = answers.rows?.[record.key]?.values ?? [];
  return clicked.reduce((so, one) => withValue(so, one, valueOfText(one.part, one.raw, style)), record);
}

/** The record with one part from elsewhere; its unit too, if that comes along. */
export function withValue(
  record: RawRecord,
  evidence: EvidenceValue,
  { value, unit }: Pick<ClickedValue, 'value' | 'unit'>,
): RawRecord {
  const values = [...record.values.filter(({ part }) => part !== evidence.part), evidence];
  const changed: RawRecord = { ...record, [evidence.part]: value, values };
  if (evidence.part === 'amount' && unit !== null) return { ...changed, unit };
  // The unit and basis that a rule found belong to its own calorific value.
  const isOther = evidence.part === 'calorificValue' && value !== record.calorificValue;
  return isOther ? { ...changed, calorificUnit: null } : changed;
}

export function valueOfText(
  part: EvidencedPart,
  text: string,
  style: BillStyle,
): Pick<ClickedValue, 'value' | 'unit'> {
  const kind = kindOf(part);
  const segment = segmentOf(text);
  const found = valuesIn(segment, 0, kind, style);
  const whole = kind === 'code' || kind === 'text' ? text.trim() : null;
  // Two numbers or days among the clicked words don't tell which one is meant.
  const value = whole ?? (found.length === 1 ? (found[0]?.value ?? null) : null);
  const behind = found[0] ? text.slice(text.indexOf(found[0].raw) + found[0].raw.length) : '';
  return { value, unit: kind === 'number' ? (energyUnitPattern.exec(behind)?.[1] ?? null) : null };
}

/** A text without a page, to read values in. */
function segmentOf(text: string): Segment {
  return { page: 1, line: 0, text, words: [], left: 0, right: 1, top: 0, bottom: 1 };
}
