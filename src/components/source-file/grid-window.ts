/** The height of a row of the grid in pixels; every row has it, so that the place of a row can be calculated. */
export const rowHeightPx = 28;

/** Rows drawn above and below the visible ones, so that scrolling shows no gaps. */
const marginRows = 20;

/** Rows that are read together. */
export const chunkRows = 200;

export type RowWindow = { first: number; count: number };

/** The rows to draw. */
export function drawnRows({
  scrollTop,
  height,
  rowCount,
}: {
  scrollTop: number;
  height: number;
  rowCount: number;
}): RowWindow {
  const first = Math.max(0, Math.floor(scrollTop / rowHeightPx) - marginRows);
  const last = Math.min(rowCount, Math.ceil((scrollTop + height) / rowHeightPx) + marginRows);
  return { first: Math.min(first, last), count: Math.max(0, last - first) };
}

/** The chunks that contain the rows. */
export function chunksOf({ first, count }: RowWindow): number[] {
  if (count === 0) return [];
  const from = Math.floor(first / chunkRows);
  const to = Math.floor((first + count - 1) / chunkRows);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Where to scroll so that a row is in the middle; null if it is visible already. */
export function scrollTopFor(
  row: number,
  { scrollTop, height, headPx }: { scrollTop: number; height: number; headPx: number },
): number | null {
  const top = row * rowHeightPx;
  const isVisible = top >= scrollTop && top + rowHeightPx <= scrollTop + height - headPx;
  return isVisible ? null : Math.max(0, top - (height - headPx) / 2);
}

/** Where to scroll so that a column is visible beside the numbers of the rows, which stay where they are. */
export function scrollLeftFor(
  { offsetLeft, offsetWidth }: { offsetLeft: number; offsetWidth: number },
  { scrollLeft, clientWidth }: { scrollLeft: number; clientWidth: number },
  rowNumbersPx: number,
): number {
  const isVisible =
    offsetLeft >= scrollLeft + rowNumbersPx && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
  return isVisible ? scrollLeft : Math.max(0, offsetLeft - (clientWidth - offsetWidth) / 2);
}
