import type {
  DocumentPage,
  DocumentSection,
  DocumentVariable,
  ReportDocument,
} from '#api/domain/reports/document';
import { accordanceGaps } from './accordance';
import { type BuildPage, type GhgContext, type PageKey, pageKeys } from './context';
import type { GhgReportFacts } from './facts';
import { figuresOf, type GhgFigures } from './figures';
import { sayInto } from './parts';
import { dayLabel, type Period, periodOf } from './period';
import { summaryPage } from './summary';
import { ghgWords, put } from './words';

const builders: Partial<Record<PageKey, BuildPage>> = {
  summary: summaryPage,
};

/**
 * The greenhouse gas report of a company: pages of the outline in their order with everything that GHG Protocol and ISO
 * 14064-1 require, from what the ledger and the company say. Numbers are t CO2e unless their unit says otherwise.
 */
export function buildGhgReport(facts: GhgReportFacts): ReportDocument {
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
    coverBackground: null,
    coverLogo: company.logo,
    headerLogo: company.logo,
    variables,
    pages,
  };
}

function contextOf(facts: GhgReportFacts, variables: DocumentVariable[]): GhgContext {
  const figures = figuresOf(facts);
  const { language, header, reporting } = facts;
  const period = periodOf(header.periodStart, header.periodEnd, language);
  const back = reporting.baseYear === null ? null : period.firstYear - reporting.baseYear;
  const baseYearsBack = back === null || back < 0 ? null : back;
  return {
    ...{ facts, figures, language, period, baseYearsBack },
    yearsBack: yearsFrom(figures, period, baseYearsBack),
    gaps: accordanceGaps(facts, figures),
    say: sayInto(variables),
  };
}

/** A chart of more years than this is read by nobody. */
const mostYears = 15;

function yearsFrom({ years }: GhgFigures, _period: Period, baseYearsBack: number | null): number[] {
  const recorded = years.filter(({ lineCount }) => lineCount > 0).map(({ yearsBack }) => yearsBack);
  const first = Math.min(baseYearsBack ?? Math.max(0, ...recorded), mostYears - 1);
  return Array.from({ length: first + 1 }, (_, index) => first - index);
}

/** Pages that say something, with their numbers. */
function numbered(context: GhgContext): DocumentPage[] {
  const words = ghgWords[context.language];
  const built = pageKeys.flatMap((key) => {
    const sections: DocumentSection[] = builders[key]?.(context) ?? [];
    return sections.length > 0 ? [{ key, sections }] : [];
  });
  return built.map(({ key, sections }, index) => ({ title: `${index + 1} ${words.pages[key]}`, sections }));
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
