import type { EvidencedPart, EvidenceValue } from '#api/contract/intake/evidence';
import type { Answers, Page, PageWord, RowAnswer } from '../../model';
import { withRow } from '../choices/answering';
import type { IntakeTools } from '../intake-tools';

/** The value that the user points to on the page, and the words chosen so far, all on one page. */
export type Teaching = { key: string; part: EvidencedPart; page: number | null; words: readonly PageWord[] };

/** A word more, or one less if it was chosen. Words of another page start again. */
export function withWord(teaching: Teaching, word: PageWord, page: number): Teaching {
  const { words } = teaching;
  if (page !== teaching.page) return { ...teaching, page, words: [word] };
  const next = words.includes(word) ? words.filter((one) => one !== word) : [...words, word];
  return { ...teaching, words: next.toSorted(asRead) };
}

/** From left to right, and from line to line: words of one line differ in height a little. */
function asRead(one: PageWord, other: PageWord): number {
  const isSameLine = Math.abs(one.top - other.top) < Math.max(one.height, other.height) / 2;
  return isSameLine ? one.left - other.left : one.top - other.top;
}

export function rawOf({ words }: Pick<Teaching, 'words'>): string {
  return words
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 200);
}

/** The answers with the value that was pointed to; null if the words do not say such a value. */
export function taught(
  answers: Answers,
  teaching: Teaching,
  given: { page: Page; tools: Pick<IntakeTools, 'valueOfWords' | 'anchorOf'> },
): Answers | null {
  const { key, part, words } = teaching;
  const { page, tools } = given;
  const value = tools.valueOfWords(part, words);
  const change = value === null ? null : changeOf(part, value);
  if (change === null) return null;
  const boxes = words.map(({ left, top, width, height }) => ({ left, top, width, height }));
  const evidence: EvidenceValue = {
    part,
    place: { type: 'page', page: page.number, boxes: boxes.slice(0, 20) },
    raw: rawOf(teaching),
  };
  const others = (answers.rows?.[key]?.values ?? []).filter((one) => one.part !== part);
  const anchor = tools.anchorOf([page], part, evidence);
  return {
    ...withRow(answers, key, { ...change, values: [...others, evidence] }),
    anchors: anchor ? { ...answers.anchors, [part]: anchor } : (answers.anchors ?? {}),
  };
}

/** How a value of a part is answered; parts that are matched with a list are chosen there. */
function changeOf(part: EvidencedPart, value: string | number): RowAnswer | null {
  switch (part) {
    case 'amount':
      return typeof value === 'number' ? { amount: value } : null;
    case 'startDate':
    case 'endDate':
    case 'invoice':
    case 'meter':
      return typeof value === 'string' ? { [part]: value } : null;
    default:
      return null;
  }
}

/** The parts that can be pointed to. */
export const teachable: readonly EvidencedPart[] = ['amount', 'startDate', 'endDate', 'invoice', 'meter'];
