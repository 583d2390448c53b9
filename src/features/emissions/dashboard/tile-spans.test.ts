import { describe, expect, it } from 'vitest';
import { type TileCode, tileHeight, tileSpans } from './tile-spans';

const all: TileCode[] = [
  'TOTALS',
  'CATEGORIES',
  'SOURCES',
  'ELECTRICITY',
  'ELECTRICITY_GRAPH',
  'LINKS',
  'COMPANY',
];

/** Sums of spans, row by row. */
function rowsOf(spans: readonly number[]): number[] {
  const rows = [0];
  for (const span of spans) {
    if ((rows.at(-1) ?? 0) + span > 12) rows.push(0);
    rows[rows.length - 1] = (rows.at(-1) ?? 0) + span;
  }
  return rows;
}

/** Every order of a list: 5,040 of them for seven tiles. */
function ordersOf(list: readonly TileCode[]): TileCode[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first) =>
    ordersOf(list.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}

describe('the rows of the dashboard', () => {
  it('give the totals a full row and let pairs share one', () => {
    expect(tileSpans(all)).toEqual([12, 6, 6, 5, 7, 7, 5]);
  });

  it('give a tile without a neighbour the whole row', () => {
    expect(tileSpans(['SOURCES', 'TOTALS', 'LINKS'])).toEqual([12, 12, 12]);
    expect(tileSpans([])).toEqual([]);
  });

  it('are full in every order', () => {
    for (const order of ordersOf(all)) {
      const spans = tileSpans(order);
      expect(spans).toHaveLength(order.length);
      expect(new Set(rowsOf(spans)), order.join()).toEqual(new Set([12]));
    }
  });
});

describe('the height of a tile', () => {
  it('is smaller while a company has no data', () => {
    expect(tileHeight('SOURCES', true)).toBeGreaterThan(tileHeight('SOURCES', false));
    expect(tileHeight('LINKS', false)).toBe(tileHeight('LINKS', true));
  });
});
