import type { WidgetCode } from '#api/contract/emissions/dashboard-settings';

export type TileCode = WidgetCode | 'COMPANY';

/** Columns of the dashboard's grid. */
const columns = 12;

/** How many columns a tile prefers. Two tiles that need less than a full row share one. */
const wishes: Record<TileCode, number> = {
  TOTALS: 12,
  CATEGORIES: 6,
  SOURCES: 6,
  ELECTRICITY: 5,
  ELECTRICITY_GRAPH: 7,
  GUIDES: 12,
  LINKS: 7,
  COMPANY: 5,
};

const tileHeights: Record<TileCode, number> = {
  TOTALS: 556,
  CATEGORIES: 428,
  SOURCES: 428,
  ELECTRICITY: 360,
  ELECTRICITY_GRAPH: 360,
  GUIDES: 268,
  LINKS: 136,
  COMPANY: 136,
};

const mostWithoutData = 216;

/**
 * Height of a tile's content in pixels. It is the same in every state, so that the page doesn't jump when data arrives.
 * While a company has no data, tiles are short.
 */
export function tileHeight(code: TileCode, hasData: boolean): number {
  return hasData ? tileHeights[code] : Math.min(tileHeights[code], mostWithoutData);
}

/**
 * Columns for each tile, so that every row is full in any order. Neighbours share a row in proportion to their
 * preferred widths, and a tile without a neighbour fills the row: [SOURCES, ELECTRICITY, TOTALS, LINKS] becomes [7, 5,
 * 12, 12].
 */
export function tileSpans(codes: readonly TileCode[]): number[] {
  const spans: number[] = [];
  while (spans.length < codes.length) {
    const [first, second] = codes.slice(spans.length);
    const left = first ? wishes[first] : columns;
    const right = second ? wishes[second] : columns;
    if (left === columns || right === columns) {
      spans.push(columns);
    } else {
      const share = Math.round((columns * left) / (left + right));
      spans.push(share, columns - share);
    }
  }
  return spans;
}
