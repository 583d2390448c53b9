import type { Locale } from '#api/contract/messages';
import { figuresOf, type GhgFigures } from '#api/domain/reports/kit/figures';
import type { Say } from '#api/domain/reports/kit/parts';
import type { Period } from '#api/domain/reports/kit/period';
import type { AnswerFacts, CsrdReportFacts } from './facts';
import type { Edition } from './standards';

export const pageKeys = [
  'basis',
  'governance',
  'strategy',
  'materiality',
  'climate',
  'environment',
  'people',
] as const;
export type PageKey = (typeof pageKeys)[number];

/** What every page is built from. */
export type CsrdContext = {
  facts: CsrdReportFacts;
  language: Locale;
  period: Period;
  /** Null until it is answered. */
  edition: Edition | null;
  /** By the code of their question. */
  answers: ReadonlyMap<string, AnswerFacts>;
  now: GhgFigures;
  /** Of the same months so many years before; null where nothing is recorded. */
  before: (yearsBack: number) => GhgFigures | null;
  /** Null without a base year before the period. */
  baseYearsBack: number | null;
  say: Say;
};

/** The sums of another year within the boundary of this report. */
export function figuresOfYear({ ghg, earlier }: CsrdReportFacts, yearsBack: number): GhgFigures | null {
  const sums = earlier.get(yearsBack);
  if (!sums) return null;
  const nothing = {
    months: [],
    years: [],
    activities: [],
    valueChainAmounts: [],
    estimates: [],
    companyFactorSums: [],
    instruments: [],
  };
  const figures = figuresOf({ ...ghg, ...nothing, sums });
  return figures.hasData ? figures : null;
}

export function answerTo({ answers }: Pick<CsrdContext, 'answers'>, code: string): string | null {
  return answers.get(code)?.values[0] ?? null;
}

const pageOfStandard: Readonly<Record<string, PageKey>> = {
  BP: 'basis',
  GOV: 'governance',
  SBM: 'strategy',
  IRO: 'materiality',
  E1: 'climate',
};

/** The page on which a code of a question or requirement stands: `GOV-1` governance, `E3-WATER` environment, `S1-6` people. */
export function pageOf(code: string): PageKey {
  const standard = code.split('-')[0] ?? '';
  return pageOfStandard[standard] ?? (standard.startsWith('E') ? 'environment' : 'people');
}
