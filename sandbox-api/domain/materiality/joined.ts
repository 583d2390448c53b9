import { Decimal } from '#api/domain/units/decimal';
import { rounded } from './rounding';

/** What several people chose for one factor of an item, or what their choices score. */
export type Joined = {
  /** How many people gave a level. */
  count: number;
  /** Arithmetic mean, four places, rounded half up. */
  mean: Decimal;
  lowest: Decimal;
  highest: Decimal;
  /** Lowest and highest are two levels or more apart. */
  differs: boolean;
};

const levelsApart = 2;

/**
 * Joins the levels of several people (1 to 5), or their scores (0 to 5). The spread is lowest to highest: with three to
 * eight people it can be checked by eye, which a standard deviation cannot. Null where no one gave a level: a person who
 * leaves a factor out counts for none, not for zero.
 */
export function join(values: readonly (Decimal | number)[]): Joined | null {
  const levels = values.map((value) => new Decimal(value));
  const [first, ...others] = levels;
  if (!first) return null;
  const lowest = Decimal.min(first, ...others);
  const highest = Decimal.max(first, ...others);
  return {
    count: levels.length,
    mean: rounded(Decimal.sum(first, ...others).dividedBy(levels.length)),
    lowest,
    highest,
    differs: highest.minus(lowest).gte(levelsApart),
  };
}

/** The level nearest to the mean, half up: 2.5 becomes 3. It is offered and never saved by itself. */
export function nearestLevel({ mean }: Joined): number {
  return mean.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();
}

/** What most people chose of options that have no mean (negative or positive); null on a tie, so that people decide. */
export function mostChosen<Option>(options: readonly Option[]): Option | null {
  const votes = new Map<Option, number>();
  for (const option of options) votes.set(option, (votes.get(option) ?? 0) + 1);
  const most = Math.max(0, ...votes.values());
  const leaders = [...votes].filter(([, count]) => count === most).map(([option]) => option);
  return leaders.length === 1 ? (leaders[0] ?? null) : null;
}
