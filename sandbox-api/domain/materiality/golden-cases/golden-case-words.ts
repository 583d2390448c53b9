import type { Locale } from '#api/contract/messages';
import type { MethodChoice, SeverityForm } from '#api/domain/materiality/method';
import { numberText } from '#api/domain/scenarios/model/number-text';
import { decimal } from '#api/domain/units/decimal';

type Words = Readonly<Record<string, string>>;

const labels: Readonly<Record<Locale, Words>> = {
  en: {
    severity: 'Severity',
    score: 'Score',
    band: 'Band',
    reachesThreshold: 'Reaches the threshold',
    isTailRisk: 'Flagged as severe, but below the threshold',
    disagrees: 'Score and conclusion differ',
    needsReason: 'Reason required',
    problem: 'Refused',
    impact: 'Impact materiality',
    financial: 'Financial materiality',
    result: 'Materiality',
    isMaterial: 'Listed as material',
    isIncomplete: 'Incomplete',
    materialItems: 'Material items',
    decidingImpact: 'Deciding impact, number',
    decidingFinancial: 'Deciding risk or opportunity, number',
    reasonsMissing: 'Reasons missing',
    climateExplained: 'Explanation on climate change required',
    order: 'Order',
    turned: 'Change',
  },
  pl: {
    severity: 'Dotkliwość',
    score: 'Ocena',
    band: 'Przedział oceny',
    reachesThreshold: 'Osiąga próg',
    isTailRisk: 'Oznaczono jako dotkliwe, choć poniżej progu',
    disagrees: 'Ocena i wniosek się różnią',
    needsReason: 'Wymagane uzasadnienie',
    problem: 'Odrzucono',
    impact: 'Istotność wpływu',
    financial: 'Istotność finansowa',
    result: 'Istotność',
    isMaterial: 'Na liście istotnych',
    isIncomplete: 'Niekompletne',
    materialItems: 'Istotne pozycje',
    decidingImpact: 'Rozstrzygający wpływ, numer',
    decidingFinancial: 'Rozstrzygające ryzyko lub szansa, numer',
    reasonsMissing: 'Brakujące uzasadnienia',
    climateExplained: 'Wymagane wyjaśnienie dotyczące zmiany klimatu',
    order: 'Kolejność',
    turned: 'Zmiana',
  },
};

const values: Readonly<Record<Locale, Words>> = {
  en: {
    yes: 'yes',
    no: 'no',
    open: 'none',
    missing: 'no value',
    nothing: 'no change',
    minimal: 'minimal',
    low: 'low',
    moderate: 'moderate',
    significant: 'significant',
    critical: 'critical',
    double: 'double',
    impact: 'impact only',
    financial: 'financial only',
    none: 'neither',
    material: 'becomes material',
    'not material': 'is no longer material',
    'irremediability required': 'irremediable character is missing',
    'irremediability notApplicable': 'irremediable character of a positive impact',
    'probability required': 'likelihood is missing',
  },
  pl: {
    yes: 'tak',
    no: 'nie',
    open: 'brak',
    missing: 'brak',
    nothing: 'bez zmian',
    minimal: 'minimalna',
    low: 'niska',
    moderate: 'umiarkowana',
    significant: 'znacząca',
    critical: 'krytyczna',
    double: 'podwójna',
    impact: 'tylko wpływ',
    financial: 'tylko finansowa',
    none: 'żadna',
    material: 'staje się istotne',
    'not material': 'przestaje być istotne',
    'irremediability required': 'brak nieodwracalnego charakteru',
    'irremediability notApplicable': 'nieodwracalny charakter przy wpływie pozytywnym',
    'probability required': 'brak prawdopodobieństwa',
  },
};

const forms: Readonly<Record<Locale, Readonly<Record<SeverityForm, string>>>> = {
  en: {
    meanWithExtreme: 'mean with the rule for one extreme factor',
    mean: 'mean',
    maximum: 'highest factor',
  },
  pl: {
    meanWithExtreme: 'średnia z regułą jednego skrajnego czynnika',
    mean: 'średnia',
    maximum: 'najwyższy czynnik',
  },
};

const settings: Readonly<Record<Locale, string>> = {
  en: 'Rules version {rules}, thresholds {impact} (impact) and {financial} (financial), severity: {form}, weight of likelihood {weight}.',
  pl: 'Reguły w wersji {rules}, progi {impact} (wpływ) i {financial} (istotność finansowa), dotkliwość: {form}, waga prawdopodobieństwa {weight}.',
};

/** What a result of a golden case is called. */
export function outcomeLabel(name: string, language: Locale): string {
  return labels[language][name] ?? name;
}

/** A result in words: each part of `none → impact, material`; numbers as the language writes them, names as they are. */
export function outcomeText(value: string, language: Locale): string {
  return value
    .split(/( → |, )/)
    .map((part) => values[language][part] ?? (/^\d+(\.\d+)?$/.test(part) ? number(part, language) : part))
    .join('');
}

/** The choice of method that a golden case was calculated with. */
export function settingsText(choice: MethodChoice, language: Locale): string {
  return settings[language]
    .replace('{rules}', String(choice.rules))
    .replace('{impact}', number(choice.impactThreshold, language))
    .replace('{financial}', number(choice.financialThreshold, language))
    .replace('{form}', forms[language][choice.severityForm])
    .replace('{weight}', number(choice.likelihoodWeight, language));
}

function number(value: number | string, language: Locale): string {
  return numberText(decimal(value), language);
}
