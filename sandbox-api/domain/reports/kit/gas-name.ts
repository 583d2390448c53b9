import type { Locale } from '#api/contract/messages';

const names: Readonly<Record<string, Record<Locale, string>>> = {
  'ch4-fossil': { en: 'CH₄, fossil', pl: 'CH₄, kopalny' },
  'ch4-non-fossil': { en: 'CH₄, not fossil', pl: 'CH₄, inny niż kopalny' },
};
const subscripts = '₀₁₂₃₄₅₆₇₈₉';

/** A gas by its code as people write it: `co2` CO₂, `c2f6` C₂F₆, `hfc-32` HFC-32. */
export function gasName(code: string, language: Locale): string {
  const upper = code.toUpperCase();
  // A formula has no hyphen; the numbers behind one are of a name.
  const formula = code.includes('-')
    ? upper
    : upper.replaceAll(/\d/g, (digit) => subscripts[Number(digit)] ?? digit);
  return names[code]?.[language] ?? formula;
}
