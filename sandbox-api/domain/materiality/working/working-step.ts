/** Stated in ESRS 1, advised by EFRAG, or chosen because neither says it. */
export type Mark = 'norm' | 'guidance' | 'convention';

type StepRule = readonly [rule: `R${number}`, mark: Mark, paragraph: string | null];

const esrs1 = (paragraphs: string) => `ESRS 1 (2023) ${paragraphs}`;

/**
 * Each thing that a working can say, by its rule. Paragraphs are those of the 2023 edition, which the rules were written from;
 * a convention has none, since no paragraph states it.
 */
export const stepRules = {
  negativeFactors: ['R1', 'norm', esrs1('par. 45, AR 10')],
  meanOfThree: ['R1', 'convention', null],
  anyFactor: ['R2', 'norm', esrs1('AR 11')],
  extremeFloor: ['R2', 'convention', null],
  meanAlone: ['R2', 'convention', null],
  highestFactor: ['R2', 'convention', null],
  positiveFactors: ['R3', 'norm', esrs1('par. 46')],
  meanOfTwo: ['R3', 'convention', null],
  actualNegative: ['R4', 'norm', esrs1('par. 45')],
  actualPositive: ['R5', 'norm', esrs1('par. 46(a)')],
  negativeLikelihood: ['R6', 'norm', esrs1('par. 45')],
  negativeProduct: ['R6', 'convention', null],
  negativeWeighted: ['R6', 'convention', null],
  humanRights: ['R7', 'norm', esrs1('par. 45, AR 11')],
  likelihoodLeftOut: ['R7', 'convention', null],
  positiveLikelihood: ['R8', 'norm', esrs1('par. 46(b)')],
  positiveProduct: ['R8', 'convention', null],
  positiveWeighted: ['R8', 'convention', null],
  neverNetted: ['R9', 'norm', esrs1('par. 45, 46, 56')],
  rareImpact: ['R10', 'convention', null],
  severeBelow: ['R10', 'convention', null],
  extremeBelow: ['R10', 'convention', null],
  beforeMitigation: ['R11', 'convention', null],
  likelihoodAndSize: ['R12', 'norm', esrs1('par. 51, AR 15')],
  financialProduct: ['R12', 'convention', null],
  risksAndOpportunities: ['R12', 'convention', null],
  unlikelyCounts: ['R13', 'norm', esrs1('AR 15(b)')],
  rareEffect: ['R13', 'convention', null],
  largeBelow: ['R13', 'convention', null],
  horizons: ['R14', 'norm', esrs1('par. 43, 49, 77')],
  largestHorizon: ['R14', 'convention', null],
  shortHorizon: ['R14', 'norm', esrs1('par. 77(a)')],
  mediumHorizon: ['R14', 'norm', esrs1('par. 77(b)')],
  longHorizon: ['R14', 'norm', esrs1('par. 77(c)')],
  eitherMakesMaterial: ['R15', 'norm', esrs1('par. 28, 43, 49')],
  highestImpact: ['R15', 'convention', null],
  noImpact: ['R15', 'convention', null],
  highestFinancial: ['R15', 'convention', null],
  noFinancial: ['R15', 'convention', null],
  openItems: ['R15', 'convention', null],
  nothingEntered: ['R15', 'convention', null],
  thresholdsNeeded: ['R16', 'norm', esrs1('par. 42, AR 9(c)')],
  thresholdsAdvised: ['R16', 'guidance', 'EFRAG IG 1, 3.6, 3.7'],
  reached: ['R16', 'convention', null],
  notReached: ['R16', 'convention', null],
  resultDouble: ['R16', 'convention', null],
  resultImpact: ['R16', 'convention', null],
  resultFinancial: ['R16', 'convention', null],
  resultNone: ['R16', 'convention', null],
  oneAxisIsEnough: ['R17', 'norm', esrs1('par. 28')],
  climateExplained: ['R17', 'norm', `${esrs1('par. 32')}; ESRS 2 (2023) par. 57`],
  concludedMaterial: ['R18', 'convention', null],
  concludedNotMaterial: ['R18', 'convention', null],
  concludedWatch: ['R18', 'convention', null],
  takenOut: ['R18', 'convention', null],
  materialByConclusion: ['R18', 'convention', null],
  ranked: ['R19', 'convention', null],
} as const satisfies Record<string, StepRule>;

export type StepCode = keyof typeof stepRules;

/** One line of a working: what was done, by which rule, with which numbers (`3.6667`) or codes (`mean`). */
export type WorkingStep = {
  rule: `R${number}`;
  mark: Mark;
  paragraph: string | null;
  code: StepCode;
  values: Readonly<Record<string, string>>;
};

export function step(
  code: StepCode,
  values: Readonly<Record<string, { toString(): string }>> = {},
): WorkingStep {
  const [rule, mark, paragraph]: StepRule = stepRules[code];
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) texts[name] = value.toString();
  return { rule, mark, paragraph, code, values: texts };
}
