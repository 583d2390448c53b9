import type { Decimal } from '#api/domain/units/decimal';
import type { Localised } from './definition';

/** A figure of a definition without meaning: it is hidden, and this text is shown instead. */
type WithheldRule = { figure: string; isSenseless: (value: Decimal) => boolean; text: Localised };

/**
 * Rules on top of the definitions, whose versions never change: they also apply to stored ones, and withheld
 * figures stay part of the hash of a result.
 *
 * Payback: the years until an investment is recovered. If the grant exceeds the investment, nothing has to be
 * recovered, and investment less grant over the yearly saving is a number of years below zero. Without any
 * investment it is zero.
 */
const rules: readonly WithheldRule[] = [
  {
    figure: 'payback',
    isSenseless: (years) => years.lt(0),
    text: {
      en: 'The grant exceeds the investment: nothing has to be paid back, so no payback is shown.',
      pl: 'Dotacja przewyższa nakład, więc nie ma czego odzyskiwać i nie podano okresu zwrotu.',
    },
  },
];

/** Whether a calculated figure is hidden. */
export function isWithheld(figure: string, value: Decimal | null): value is Decimal {
  return value !== null && rules.some((rule) => rule.figure === figure && rule.isSenseless(value));
}

/** The text shown instead of these figures. */
export function withheldTexts(withheld: Readonly<Record<string, Decimal>>): Localised[] {
  return rules.filter(({ figure }) => figure in withheld).map(({ text }) => text);
}
