import { type LabelMatch, labelAt, labelTail } from './bill-labels';
import {
  amountAt,
  type BillStyle,
  codeAt,
  datesAt,
  energyUnitPattern,
  type Found,
  type FoundAmount,
  type FoundMoney,
  moneyAt,
  numberAt,
} from './found-values';
import { numberTokens } from './numbers';
import { type Line, type Segment, segmentBelow } from './text-lines';

export type Candidates = {
  codes: Record<'invoice' | 'meter' | 'point', Found<string>[]>;
  numbers: Record<
    'previousReading' | 'reading' | 'multiplier' | 'calorificValue' | 'volumeCorrection',
    (Found<number | null> & { label: string; after: string })[]
  >;
  periods: [Found<string | null>, Found<string | null>][];
  days: Record<'startDate' | 'endDate', Found<string | null>[]>;
  amounts: FoundAmount[];
  costs: FoundMoney[];
};

/** All values that a known label announces, in the same line or right below it. */
export function labelledValues(lines: readonly Line[], all: readonly Line[], style: BillStyle): Candidates {
  const found: Candidates = {
    codes: { invoice: [], meter: [], point: [] },
    numbers: { previousReading: [], reading: [], multiplier: [], calorificValue: [], volumeCorrection: [] },
    periods: [],
    days: { startDate: [], endDate: [] },
    amounts: [],
    costs: [],
  };
  for (const { segments } of lines) {
    for (const [index, segment] of segments.entries()) {
      const label = labelAt(segment.text);
      if (label) addValue(found, label, { segment, right: segments[index + 1] ?? null, all, style });
    }
  }
  return found;
}

type Place = { segment: Segment; right: Segment | null; all: readonly Line[]; style: BillStyle };

function addValue(found: Candidates, { part, end }: LabelMatch, place: Place): void {
  const tail = labelTail.exec(place.segment.text.slice(end))?.[0].length ?? 0;
  const from = end + tail;
  const { style } = place;
  const label = place.segment.text.slice(0, from);
  if (part === 'invoice' || part === 'meter' || part === 'point') {
    add(
      found.codes[part],
      pick(place, from, (segment, start) => codeAt(segment, start)),
    );
  } else if (part === 'period') {
    const days = pick(place, from, (segment, start) => pairOf(datesAt(segment, start, style)));
    add(found.periods, days);
  } else if (part === 'startDate' || part === 'endDate') {
    add(
      found.days[part],
      pick(place, from, (segment, start) => datesAt(segment, start, style)[0] ?? null),
    );
  } else if (part === 'amount') {
    const amount = pick(place, from, (segment, start) => amountAt(segment, start, style));
    const ownUnit = amount && (amount.unit ?? unitBehind(place, amount));
    const unit = ownUnit ?? unitInLabel(label);
    const isSure = ownUnit !== null || (amount && !isFirstOfSeveral(place, amount));
    add(found.amounts, amount && isSure ? { ...amount, unit } : null);
  } else if (part === 'cost') {
    const cost = pick(place, from, (segment, start) => moneyAt(segment, start, style));
    add(found.costs, cost && isFirstOfSeveral(place, cost) ? null : cost);
  } else addNumber(found, part, { place, from, label });
}

function addNumber(
  found: Candidates,
  part: keyof Candidates['numbers'],
  { place, from, label }: { place: Place; from: number; label: string },
): void {
  const number = pick(place, from, (segment, start) => {
    const one = numberAt(segment, start, place.style);
    if (!one) return null;
    const after = segment.text.slice(segment.text.indexOf(one.raw, start) + one.raw.length);
    return { ...one, label, after: after.trim() };
  });
  add(found.numbers[part], number && isFirstOfSeveral(place, number) ? null : number);
}

/** A row of numbers behind the label, such as net, tax and gross: which of them is meant is unsure. */
function isFirstOfSeveral(place: Place, value: Found): boolean {
  const next = segmentAfter(place, value);
  return next !== null && numberTokens(next.text)[0]?.index === 0;
}

/** The unit in a column of its own. */
function unitBehind(place: Place, value: Found): string | null {
  return energyUnitPattern.exec(segmentAfter(place, value)?.text ?? '')?.[1] ?? null;
}

/** Null for a value in another line than its label: its neighbours have labels of their own. */
function segmentAfter({ segment, all }: Place, { words }: Found): Segment | null {
  const segments = all[segment.line]?.segments ?? [];
  const index = segments.findIndex((one) => words[0] !== undefined && one.words.includes(words[0]));
  return index < 0 ? null : (segments[index + 1] ?? null);
}

function pairOf(days: Found<string | null>[]): [Found<string | null>, Found<string | null>] | null {
  const [start, end, ...more] = days;
  return start && end && more.length === 0 ? [start, end] : null;
}

function add<T>(list: T[], value: T | null): void {
  if (value !== null) list.push(value);
}

/**
 * Reads the value after the label. Only with nothing behind it is the next column looked at, then the text below:
 * but a second value right below that is a list, of which none is the bill's own.
 */
function pick<T>(
  { segment, right, all }: Place,
  from: number,
  read: (segment: Segment, from: number) => T | null,
) {
  if (segment.text.slice(from).trim() !== '') return read(segment, from);
  const beside = right && !labelAt(right.text) ? read(right, 0) : null;
  if (beside !== null) return beside;
  const below = segmentBelow(all, segment);
  if (below === null || labelAt(below.text)) return null;
  const value = read(below, 0);
  const next = segmentBelow(all, below);
  return value !== null && next !== null && !labelAt(next.text) && read(next, 0) !== null ? null : value;
}

export function unitInLabel(label: string): string | null {
  return /(?:^|[([ ])(kwh|mwh|gj|nm3|nm³|m3|m³|therms?)(?:[)\] ]|$)/iu.exec(label.trim())?.[1] ?? null;
}
