/** The bar of one end of an input, in values of the axis. */
export type TornadoBar = {
  from: number;
  to: number;
  /** Two bars at one side of the base would cover each other: each then has half of the row. */
  lane: 'whole' | 'upper' | 'lower';
  /** Where its number stands: at its end, or, of the shorter of two at one side, at the free side of the base. */
  labelAt: number;
  labelSide: 'left' | 'right';
};

/** The bars of a row, for the result at the low and at the high end of its input; null where there is no result. */
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
    // An end that does not move stands at the side where the other one does not go.
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
