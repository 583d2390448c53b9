import { beforeAll, describe, expect, test } from 'vitest';
import type { EvidencedPart } from '#api/contract/intake/evidence';
import type { Page, PageWord, RawRecord } from '../model';
import { type BillLayout, billLayouts } from '../shapes/pdf-bill-layouts';
import { readDrawnBill } from './drawn-bill';
import { anchorKey } from './fields/anchor';
import { valueOfWords } from './fields/clicked-values';
import { anchorOf } from './fields/find-by-anchor';
import { understandDocument } from './understand-document';

const noMonths = () => ({ records: [], leftOut: [], remarks: [] });

/** What a person sees on a bill of a layout, in the words of the page. */
type Shown = Partial<Record<EvidencedPart, { text: string; value: string | number }>>;

const parts = ['invoice', 'meter', 'startDate', 'endDate', 'amount', 'cost'] as const;

/** The words of the page that make up a text. */
function wordsSaying(pages: readonly Page[], text: string): { page: number; words: PageWord[] } {
  const wanted = text.split(' ');
  for (const { number, words } of pages) {
    const at = words.findIndex((_, index) =>
      wanted.every((one, offset) => words[index + offset]?.text === one),
    );
    if (at >= 0) return { page: number, words: words.slice(at, at + wanted.length) };
  }
  throw new Error(`Not on the page: ${text}`);
}

const answersOf: Record<
  string,
  Partial<Record<(typeof parts)[number], [string | number, string | number]>>
> = {
  'labels above values': {
    invoice: ['HE-11872', 'HE-12455'],
    meter: ['88112233', '88112233'],
    startDate: ['2026-01-13', '2026-02-12'],
    endDate: ['2026-02-11', '2026-03-13'],
    amount: [591.5, 538.25],
    cost: [88.73, 80.74],
  },
  columns: {
    invoice: ['7700981', '7701744'],
    meter: ['K20 11873', 'K20 11873'],
    startDate: ['2026-01-01', '2026-02-01'],
    endDate: ['2026-01-31', '2026-02-28'],
    amount: [308, 281],
    cost: [61.6, 56.2],
  },
  Polish: {
    invoice: ['EW/01/2026/555', 'EW/02/2026/601'],
    meter: ['590380000000123456', '590380000000123456'],
    startDate: ['2026-01-01', '2026-02-01'],
    endDate: ['2026-01-31', '2026-02-28'],
    amount: [2489.5, 2162.5],
    cost: [1618.18, 1405.63],
  },
  German: {
    invoice: ['2026-4711', '2026-5120'],
    meter: ['1ESY1160', '1ESY1160'],
    startDate: ['2026-01-01', '2026-02-01'],
    endDate: ['2026-01-31', '2026-02-28'],
    amount: [3398.4, 2968.5],
    cost: [1019.52, 890.55],
  },
  'values on the next line': {
    invoice: ['CV 0098-1', 'CV 0099-2'],
    meter: ['1200010000000', '1200010000000'],
    startDate: ['2026-01-03', '2026-02-03'],
    endDate: ['2026-02-02', '2026-03-04'],
    amount: [494, 466],
    cost: [123.5, 116.5],
  },
};

/** The words that a person would click on the first bill. */
function shownOn({ months: [values] }: BillLayout, name: string): Shown {
  const money =
    name === 'labels above values'
      ? `$${values.net}`
      : name === 'values on the next line'
        ? `£${values.net}`
        : values.net;
  const texts = {
    invoice: values.invoice,
    meter: values.meter,
    startDate: values.from,
    endDate: values.to,
    amount: values.usage,
    cost: money,
  };
  return Object.fromEntries(
    parts.map((part) => [part, { text: texts[part], value: answersOf[name]?.[part]?.[0] ?? '' }]),
  );
}

function score(record: RawRecord | undefined, name: string, month: 0 | 1) {
  const right = parts.filter((part) => record?.[part] === answersOf[name]?.[part]?.[month]);
  const empty = parts.filter((part) => (record?.[part] ?? null) === null);
  return { right: right.length, empty: empty.length, wrong: parts.length - right.length - empty.length };
}

describe.each(billLayouts)('the layout with $name', (layout) => {
  const { name, bill, months } = layout;
  let first: Awaited<ReturnType<typeof readDrawnBill>>;
  let second: Awaited<ReturnType<typeof readDrawnBill>>;
  beforeAll(async () => {
    first = await readDrawnBill(bill(months[0]));
    second = await readDrawnBill(bill(months[1]));
  });
  const rules =
    name === 'values on the next line' ? { right: 4, empty: 2, wrong: 0 } : { right: 6, empty: 0, wrong: 0 };

  test(`has ${rules.right} of 6 values found by rules and none wrong`, () => {
    expect(score(understandDocument(first, {}, noMonths).records[0], name, 0)).toEqual(rules);
    expect(score(understandDocument(second, {}, noMonths).records[0], name, 1)).toEqual(rules);
  });

  test('says the same of the words that the user clicks', () => {
    for (const [part, shown] of Object.entries(shownOn(layout, name)) as [
      EvidencedPart,
      { text: string; value: string | number },
    ][]) {
      const clicked = wordsSaying(first.pages, shown.text);
      expect(valueOfWords(first.pages, part, clicked).value, part).toBe(shown.value);
    }
  });

  test('has all 6 values right on the next bill once it was taught', () => {
    const anchors = Object.fromEntries(
      (Object.entries(shownOn(layout, name)) as [EvidencedPart, { text: string }][]).map(
        ([part, { text }]) => [
          anchorKey('bill', part),
          anchorOf(first.pages, part, wordsSaying(first.pages, text)),
        ],
      ),
    );
    expect(Object.values(anchors).filter((anchor) => anchor === null)).toEqual([]);
    const [record] = understandDocument(
      second,
      { anchors: JSON.parse(JSON.stringify(anchors)) },
      noMonths,
    ).records;
    expect(score(record, name, 1)).toEqual({ right: 6, empty: 0, wrong: 0 });
    expect(record?.unit).toBe('kWh');
  });

  test('has the same fingerprint on both bills', () => {
    const prints = [first, second].map((source) => understandDocument(source, {}, noMonths).fingerprint);
    expect(prints[0]).toBe(prints[1]);
    expect(prints[0]?.length).toBeGreaterThan(6);
  });
});
