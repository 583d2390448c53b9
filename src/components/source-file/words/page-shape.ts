/** A rectangle in shares of the page. */
export type PageShape = { left: number; top: number; width: number; height: number };

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
