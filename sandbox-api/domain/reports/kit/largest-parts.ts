import type { Decimal } from '#api/domain/units/decimal';
import { sumOf } from './figures';

type Part = { name: string; kg: Decimal };

/** As many parts of a whole as can be told apart within one hue. */
const mostParts = 6;

/**
 * The parts of a whole, largest first, as one chart shows them: of more than six the five largest, and the sum of the
 * others under the name that `nameOthers` gives for their number.
 */
export function largestParts(parts: readonly Part[], nameOthers: (count: number) => string): Part[] {
  const sorted = parts.toSorted((left, right) => right.kg.comparedTo(left.kg));
  if (sorted.length <= mostParts) return sorted;
  const others = sorted.slice(mostParts - 1);
  return [
    ...sorted.slice(0, mostParts - 1),
    { name: nameOthers(others.length), kg: sumOf(others, ({ kg }): Decimal => kg) },
  ];
}
