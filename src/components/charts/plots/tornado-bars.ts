/** The bar of one end of an input, in axis values. */
export type TornadoBar = {
  from: number;
  to: number;
  /** Two bars on the same side of the base would cover each other, so each gets half of the row. */
  lane: 'whole' | 'upper' | 'lower';
  /**
   * Where its number is placed: at its end, or, for the shorter of two bars on one side, on the free side of the
   * base.
   */
  labelAt: number;
  labelSide: 'left' | 'right';
};

/** The bars of a row, for the results at the low and high ends of its input; null where there is no result. */
export function tornadoBars(
  base: number,
  ends: readonly (number | null | undefined)[],
): (TornadoBar | null)[] {
  const known = ends.filter((end) => typeof end === 'number');
  const [first = base, second = base] = known;
  const isOneSide = (first - base) * (second - base) > 0;
  const longest = Math.max(...known.map((end) => Math.abs(end - base)));
  const longer = ends.findIndex((end) => typeof end === 'number' && Math.abs(end - base) === longest);
  return ends.map((end, index): TornadoBar | null => {
    if (typeof end !== 'number') return null;
    const isShorter = index !== longer;
    // The number of an end without change is placed on the side where the other bar does not extend.
    const isLeft = end === base && isShorter ? (ends[longer] ?? base) > base : end < base;
    const isMoved = isOneSide && isShorter;
    return {
      from: Math.min(base, end),
      to: Math.max(base, end),
      lane: isOneSide ? (index === 0 ? 'upper' : 'lower') : 'whole',
      labelAt: isMoved ? base : end,
      labelSide: isLeft === isMoved ? 'right' : 'left',
    };
  });
}
