/** A rectangle in shares of the page. */
export type PageShape = { left: number; top: number; width: number; height: number };

/** Sharp on most screens. */
const largestScale = 2;
/** 64 MB; a browser draws nothing on a canvas of several times this. An A4 page has 2 million at the largest scale. */
const maxPixels = 16_000_000;

/** How large a page is drawn, in pixels per point. A page of any size, such as a plan, stays within the memory. */
export function drawingScale({ width, height }: Pick<PageShape, 'width' | 'height'>): number {
  return Math.min(largestScale, Math.sqrt(maxPixels / Math.max(1, width * height)));
}

/** Where it is drawn over the page, a little larger. */
export function styleOf({ left, top, width, height }: PageShape, margin: number) {
  const percent = (share: number) => `${share * 100}%`;
  return {
    left: percent(left - margin),
    top: percent(top - margin),
    width: percent(width + 2 * margin),
    height: percent(height + 2 * margin),
  };
}
