import type { DocumentSection } from '#api/contract/documents/document';
import type { Locale } from '#api/contract/messages';
import type { AccordanceCheck } from '#api/contract/reports/accordance';
import type { GhgReportFacts } from '#api/domain/reports/kit/facts';
import type { GhgFigures } from '#api/domain/reports/kit/figures';
import type { Say } from '#api/domain/reports/kit/parts';
import type { Period } from '#api/domain/reports/kit/period';

/** Pages of the outline, in their order; what does not apply is left out. */
export const pageKeys = [
  'keyFigures',
  'summary',
  'company',
  'boundaries',
  'method',
  'results',
  'scope1',
  'scope2',
  'scope3',
  'energy',
  'development',
  'quality',
  'credits',
  'statement',
] as const;
export type PageKey = (typeof pageKeys)[number];

export const appendixKeys = ['activityData', 'factors', 'conformity', 'abbreviations'] as const;
export type AppendixKey = (typeof appendixKeys)[number];

/** What every page is built from. */
export type GhgContext = {
  facts: GhgReportFacts;
  figures: GhgFigures;
  language: Locale;
  period: Period;
  /** Years from the base year (or the first with data) to the period, oldest first, as years back from it. */
  yearsBack: readonly number[];
  /** Null without a base year, or where it is not before the period. */
  baseYearsBack: number | null;
  /** What the outline's check list still lacks. */
  gaps: readonly AccordanceCheck[];
  say: Say;
};

export type BuildPage = (context: GhgContext) => DocumentSection[];
