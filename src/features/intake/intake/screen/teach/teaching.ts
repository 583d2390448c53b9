import type { EvidencedPart, EvidenceValue } from '#api/contract/intake/evidence';
import type { Answers, Page, PageWord, RowAnswer } from '../../model';
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
  return {
    ...answers,
    rows: { ...answers.rows, [key]: withPointed(answers.rows?.[key] ?? {}, evidence) },
    anchors: { ...answers.anchors, ...(found ? { [found.key]: found.anchor } : {}) },
  };
}

/** What of an entry says the same as a part of the page. */
const typedFields = {
  amount: 'amount',
  unit: 'unitId',
  item: 'item',
  location: 'locationId',
  startDate: 'startDate',
  endDate: 'endDate',
  invoice: 'invoice',
  meter: 'meter',
  calorificValue: 'calorificValue',
  volumeCorrection: 'volumeCorrection',
} as const satisfies Partial<Record<EvidencedPart, keyof RowAnswer>>;

/**
 * The entry with what the page says about the part, instead of what was entered before. The value is read where those
 * found by rules are, so that its unit is converted in the same way.
 */
function withPointed(row: RowAnswer, evidence: EvidenceValue): RowAnswer {
  const { part } = evidence;
  const others = (row.values ?? []).filter((one) => one.part !== part);
  const next: RowAnswer = { ...row, values: [...others, evidence] };
  if (part in typedFields) delete next[typedFields[part as keyof typeof typedFields]];
  return next;
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
