import type {
  Document,
  DocumentPage,
  DocumentResult,
  DocumentSection,
  DocumentVariable,
} from '#api/contract/documents/document';
import type { Locale } from '#api/contract/messages';
import type { AccordanceCheck } from '#api/contract/reports/accordance';
import type { GhgReportFacts } from '#api/domain/reports/kit/facts';
import { figuresOf, type GhgFigures, tonnes } from '#api/domain/reports/kit/figures';
import { createSay } from '#api/domain/reports/kit/parts';
import { dayLabel, type Period, periodOf } from '#api/domain/reports/kit/period';
import { accordanceGaps } from './accordance';
import { abbreviationsAppendix } from './appendices/abbreviations';
import { activityAppendix } from './appendices/activity';
import { conformityAppendix, type IndexedPage } from './appendices/conformity';
import { factorAnnex } from './appendices/factor-annex';
import {
  type AppendixKey,
  appendixKeys,
  type BuildPage,
  type GhgContext,
  type PageKey,
  pageKeys,
} from './context';
import { creditsPage } from './inventory/credits';
import { developmentPage } from './inventory/development';
import { energyPage } from './inventory/energy';
import { resultsPage } from './inventory/results';
import { scope1Page } from './inventory/scope1';
import { scope2Page } from './inventory/scope2';
import { scope3Page } from './inventory/scope3';
import { methodPage } from './method/method';
import { qualityPage } from './method/quality';
import { boundariesPage } from './opening/boundaries';
import { companyPage } from './opening/company';
import { keyFiguresPage } from './opening/key-figures';
import { statementPage } from './opening/statement';
import { statementWords } from './opening/statement-words';
import { summaryPage } from './opening/summary';
import { ghgWords, put } from './words';

const builders: Record<PageKey, BuildPage> = {
  keyFigures: keyFiguresPage,
  summary: summaryPage,
  company: companyPage,
  boundaries: boundariesPage,
  method: methodPage,
  results: resultsPage,
  scope1: scope1Page,
  scope2: scope2Page,
  scope3: scope3Page,
  energy: energyPage,
  development: developmentPage,
  quality: qualityPage,
  credits: creditsPage,
  statement: statementPage,
};

/** The index comes by itself: it needs the titles of all pages. */
const appendixBuilders: Record<Exclude<AppendixKey, 'conformity'>, BuildPage> = {
  activityData: activityAppendix,
  factors: factorAnnex,
  abbreviations: abbreviationsAppendix,
};

/**
 * The greenhouse gas report of a company: pages of the outline in order, with everything that GHG Protocol
 * and ISO 14064-1 require, from the ledger and the company's statements. Numbers are t CO2e unless their unit
 * says otherwise.
 */
export function buildGhgReport(facts: GhgReportFacts): Document {
  const variables: DocumentVariable[] = [];
  const context = contextOf(facts, variables);
  const words = ghgWords[facts.language];
  const { header, company, general } = facts;
  const pages = numbered(context);
  return {
    title: header.name ?? words.title,
    subtitle: subtitleOf(context),
    language: facts.language,
    currency: company.currency,
    author: header.author ?? general?.companyName ?? company.name,
    isDraft: facts.isDraft,
    form: 3,
    results: resultsOf(context),
    coverBackground: null,
    coverLogo: company.logo,
    headerLogo: company.logo,
    variables,
    pages,
  };
}

/** For the cover; nothing of a period without data, which has no result. */
function resultsOf({ figures, language }: GhgContext): DocumentResult[] {
  if (!figures.hasData) return [];
  const { totalLocation, totalMarket } = ghgWords[language];
  return [
    { label: totalLocation, value: tonnes(figures.totals.totalLocation), unit: 't CO2e' },
    { label: totalMarket, value: tonnes(figures.totals.totalMarket), unit: 't CO2e' },
  ];
}

/** Reasons why a report cannot state that it is in accordance with the standards, in the reader's language. */
export function missingForAccordance(
  facts: GhgReportFacts,
  language: Locale,
): { check: AccordanceCheck; text: string }[] {
  return contextOf(facts, []).gaps.map((check) => ({ check, text: statementWords[language].gaps[check] }));
}

function contextOf(facts: GhgReportFacts, variables: DocumentVariable[]): GhgContext {
  const figures = figuresOf(facts);
  const { language, header, reporting } = facts;
  const period = periodOf(header.periodStart, header.periodEnd, language);
  const back = reporting.baseYear === null ? null : period.firstYear - reporting.baseYear;
  const baseYearsBack = back === null || back < 0 ? null : back;
  return {
    facts,
    figures,
    language,
    period,
    baseYearsBack,
    yearsBack: yearsFrom(figures, period, baseYearsBack),
    gaps: accordanceGaps(facts, figures, baseYearsBack),
    say: createSay(variables, language),
  };
}

/** A chart of more years than this is unreadable. */
const mostYears = 15;

function yearsFrom({ years }: GhgFigures, _period: Period, baseYearsBack: number | null): number[] {
  const recorded = years.filter(({ lineCount }) => lineCount > 0).map(({ yearsBack }) => yearsBack);
  const first = Math.min(baseYearsBack ?? Math.max(0, ...recorded), mostYears - 1);
  return Array.from({ length: first + 1 }, (_, index) => first - index);
}

/** A column for each month, and sources with their editions and reasons: too much for the short side of a page. */
const wideAppendices: ReadonlySet<AppendixKey> = new Set<AppendixKey>(['activityData', 'factors']);

/** Pages that say something with their numbers, then the appendices with their letters. */
function numbered(context: GhgContext): DocumentPage[] {
  const words = ghgWords[context.language];
  const pages = pageKeys
    .map((key) => ({ key, sections: builders[key](context) }))
    .filter(({ sections }) => sections.length > 0)
    .map(({ key, sections }, index) => ({ key, sections, title: `${index + 1} ${words.pages[key]}` }));
  const appendices = appendixKeys.map((key, index) => ({
    key,
    title: put(words.appendix, { letter: 'ABCD'[index] ?? '', title: words.appendices[key] }),
  }));
  const indexed = new Map<PageKey | AppendixKey, IndexedPage>(
    [...pages, ...appendices.map((appendix) => ({ ...appendix, sections: [] }))].map(
      ({ key, title, sections }, page) => [key, { title, sections, page }],
    ),
  );
  const sectionsOf = (key: AppendixKey): DocumentSection[] =>
    key === 'conformity' ? conformityAppendix(context, indexed) : appendixBuilders[key](context);
  return [
    ...pages.map(({ title, sections }) => ({ title, sections })),
    ...appendices.map(({ key, title }) => ({
      title,
      sections: sectionsOf(key),
      ...(wideAppendices.has(key) ? { isLandscape: true } : {}),
    })),
  ];
}

function subtitleOf({ facts, language, period, gaps }: GhgContext): string {
  const words = ghgWords[language];
  return put(facts.isDraft ? words.draft : words.issue, {
    name: facts.general?.companyName ?? facts.company.name,
    period: period.label,
    number: facts.header.issueNumber,
    date: dayLabel(facts.today, language),
    standards: gaps.length === 0 ? words.inAccordance : words.onBasis,
  });
}
