import type { Decimal } from '#api/domain/units/decimal';

export const bands = ['minimal', 'low', 'moderate', 'significant', 'critical'] as const;
export type Band = (typeof bands)[number];

/** One band for each point from 0 to 5; a bound belongs to the higher one, and 5 to the last. */
export function bandOf(score: Decimal): Band {
  return bands[score.floor().toNumber()] ?? 'critical';
}
