import type { EvidencedPart } from '#api/contract/intake/evidence';
import type { Page, PageWord } from '../../model';
import { type Anchor, plainLabel } from './anchor';
import { dateTokens } from './dates';
import type { BillStyle, Found } from './found-values';
import { numberTokens } from './numbers';
import { kindOf, type PartKind, valuesIn } from './part-values';
import { sectionsOf } from './services';
import { type Line, linesOf, type Segment, sharedWidth } from './text-lines';

type Labelled = { segment: Segment; end: number };
type AfterFound = Found & { after: string };

/** The value where the anchor says; null if the label or the value is not there. */
export function findByAnchor(
  lines: readonly Line[],
  part: EvidencedPart,
  anchor: Anchor,
  style: BillStyle,
): AfterFound | null {
  const labels = labelled(lines, anchor);
  const here = labels.filter(({ segment }) => segment.page === anchor.page);
  // On another page, only a label that is there once is surely the same.
  const label = here[anchor.occurrence] ?? (here.length === 0 && labels.length === 1 ? labels[0] : undefined);
  if (!label) return null;
  return valuesBy(lines, label, anchor.direction, kindOf(part), style)[anchor.index] ?? null;
}

const noStyle: BillStyle = { decimal: null, dateOrder: null };

/** Makes an anchor of the words that the user clicked; null if no label is near, or if it would not lead back. */
export function anchorOf(
  pages: readonly Page[],
  part: EvidencedPart,
  clicked: { page: number; words: readonly PageWord[] },
): Anchor | null {
  const lines = linesOf(pages);
  const [first] = clicked.words;
  const target =
    first &&
    lines
      .flatMap(({ segments }) => segments)
      .find(({ page, words }) => page === clicked.page && words.some((word) => isSame(word, first)));
  if (!first || !target) return null;
  for (const { label, direction } of labelsNear(lines, target, first)) {
    const anchor = anchorBy(lines, part, { label, direction, first });
    if (anchor) return anchor;
  }
  return null;
}

function isSame(a: PageWord, b: PageWord): boolean {
  return a.text === b.text && Math.abs(a.left - b.left) < 1e-4 && Math.abs(a.top - b.top) < 1e-4;
}

type Near = { label: Labelled; direction: Anchor['direction'] };

/** Before the words in their own text, left of it in the line, then above: the nearest first. */
function labelsNear(lines: readonly Line[], target: Segment, first: PageWord): Near[] {
  const near: Near[] = [];
  const own = labelEnd(target);
  const firstAt = offsetOf(target, first);
  if (own > 0 && own <= firstAt) near.push({ label: { segment: target, end: own }, direction: 'left' });
  const line = lines[target.line]?.segments ?? [];
  for (const segment of line.slice(0, line.indexOf(target)).reverse()) {
    if (isWords(segment)) near.push({ label: { segment, end: segment.text.length }, direction: 'left' });
  }
  for (let index = target.line - 1; index >= 0; index -= 1) {
    const segments = lines[index]?.page === target.page ? (lines[index]?.segments ?? []) : [];
    for (const segment of segments) {
      if (sharedWidth(segment, target) > 0.3 && isWords(segment)) {
        near.push({ label: { segment, end: segment.text.length }, direction: 'above' });
      }
    }
  }
  return near;
}

function anchorBy(
  lines: readonly Line[],
  part: EvidencedPart,
  { label, direction, first }: Near & { first: PageWord },
): Anchor | null {
  const values = valuesBy(lines, label, direction, kindOf(part), noStyle);
  const index = values.findIndex(({ words }) => words.some((word) => isSame(word, first)));
  if (index < 0) return null;
  const anchor: Anchor = {
    label: plainLabel(label.segment.text.slice(0, label.end)),
    direction,
    section: sectionOf(lines, label.segment.line),
    page: label.segment.page,
    occurrence: 0,
    index,
  };
  if (anchor.label === '') return null;
  const same = labelled(lines, anchor).filter(({ segment }) => segment.page === anchor.page);
  const occurrence = same.findIndex(({ segment }) => segment === label.segment);
  return occurrence < 0 ? null : { ...anchor, occurrence };
}

function sectionOf(lines: readonly Line[], number: number): string | null {
  const line = lines[number];
  const section = sectionsOf(lines).find((one) => line !== undefined && one.lines.includes(line));
  return section?.service ?? null;
}

/** All places of the label in its section. */
function labelled(lines: readonly Line[], { label, section }: Anchor): Labelled[] {
  const found: Labelled[] = [];
  for (const line of lines) {
    for (const segment of line.segments) {
      const end = labelEnd(segment) || segment.text.length;
      if (plainLabel(segment.text.slice(0, end)) === label && sectionOf(lines, segment.line) === section) {
        found.push({ segment, end });
      }
    }
  }
  return found;
}

/** Values behind the label in its line, or those below it in its column, in the order they are read. */
function valuesBy(
  lines: readonly Line[],
  { segment, end }: Labelled,
  direction: Anchor['direction'],
  kind: PartKind,
  style: BillStyle,
): AfterFound[] {
  const line = lines[segment.line]?.segments ?? [];
  const places =
    direction === 'left'
      ? [
          { one: segment, from: end },
          ...line.slice(line.indexOf(segment) + 1).map((one) => ({ one, from: 0 })),
        ]
      : belowOf(lines, segment).map((one) => ({ one, from: 0 }));
  return places.flatMap(({ one, from }) =>
    valuesIn(one, from, kind, style).map((found) => ({
      ...found,
      after: one.text.slice(one.text.indexOf(found.raw, from) + found.raw.length),
    })),
  );
}

/** Down the column until the next text without a value, which labels something else. */
function belowOf(lines: readonly Line[], label: Segment): Segment[] {
  const below: Segment[] = [];
  for (let index = label.line + 1; index < lines.length && lines[index]?.page === label.page; index += 1) {
    for (const segment of lines[index]?.segments ?? []) {
      if (sharedWidth(segment, label) > 0.3) below.push(segment);
    }
  }
  const end = below.findIndex((segment, index) => index > 0 && isWords(segment));
  return end < 0 ? below : below.slice(0, end);
}

/** Where the words before the first value or colon end; 0 if the text starts with a value. */
function labelEnd({ text }: Segment): number {
  const starts = [...numberTokens(text), ...dateTokens(text)].map(({ index }) => index);
  const code = /(?<=\s)\S*\d\S*/.exec(text)?.index;
  const colon = text.indexOf(':');
  const ends = [...starts, code ?? text.length, colon < 0 ? text.length : colon + 1];
  const end = Math.min(...ends);
  return /\p{L}/u.test(text.slice(0, end)) ? end : 0;
}

function isWords(segment: Segment): boolean {
  return /\p{L}/u.test(segment.text) && !/\d/.test(segment.text.replaceAll(/\([^)]*\)|m3/g, ''));
}

function offsetOf(segment: Segment, word: PageWord): number {
  const index = segment.words.findIndex((one) => isSame(one, word));
  return segment.words.slice(0, index).reduce((sum, { text }) => sum + text.length + 1, 0);
}
