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

/**
 * The answers with the value that was pointed to, and where the next bills have it; null if the words do not say such
 * a value.
 */
export async function taught(
  answers: Answers,
  { key, part, words }: Teaching,
  { page, tools }: { page: Page; tools: Pick<IntakeTools, 'valueOfWords' | 'anchorOf'> },
): Promise<Answers | null> {
  const clicked = { page: page.number, words };
  const { value, evidence } = await tools.valueOfWords([page], part, clicked, answers);
  if (value === null) return null;
  const found = await tools.anchorOf(key, [page], part, clicked);
  const others = (answers.rows?.[key]?.values ?? []).filter((one) => one.part !== part);
  return {
    ...withRow(answers, key, { ...typedBefore(part, value), values: [...others, evidence] }),
    anchors: { ...answers.anchors, ...(found ? { [found.key]: found.anchor } : {}) },
  };
}

/** What was entered for the part before is replaced by what the page says. */
function typedBefore(part: EvidencedPart, value: string | number): RowAnswer {
  if (part === 'amount') return typeof value === 'number' ? { amount: value } : {};
  const isText = part === 'startDate' || part === 'endDate' || part === 'invoice' || part === 'meter';
  return isText && typeof value === 'string' ? { [part]: value } : {};
}

/** An amount entered beside a scan: nothing on the page can be framed, but it is what the user reads there. */
export function withPlace(change: RowAnswer, known: readonly EvidenceValue[]): RowAnswer {
  const { amount } = change;
  if (amount === undefined) return change;
  const place = { type: 'page', page: 1, boxes: [] } as const;
  return {
    ...change,
    values: [
      // An amount that was corrected replaces what was read first.
      ...known.filter(({ part }) => part !== 'amount'),
      { part: 'amount', place: { ...place, boxes: [] }, raw: String(amount) },
    ],
  };
}
