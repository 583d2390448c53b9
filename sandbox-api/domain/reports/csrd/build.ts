import type {
  Document,
  DocumentPage,
  DocumentResult,
  DocumentSection,
  DocumentVariable,
} from '#api/contract/documents/document';
import type { Locale } from '#api/contract/messages';
import { put } from '#api/domain/reports/ghg/words';
import { figuresOf } from '#api/domain/reports/kit/figures';
import { createSay, section, text } from '#api/domain/reports/kit/parts';
import { dayLabel, periodOf } from '#api/domain/reports/kit/period';
import { answeredSections } from './answers';
import { climateSections } from './climate';
import { answerTo, type CsrdContext, figuresOfYear, type PageKey, pageKeys } from './context';
import { datapointsAppendix } from './datapoints';
import type { CsrdReportFacts } from './facts';
import { materialitySections } from './materiality';
import { requirementsAppendix } from './requirements';
import { editions } from './standards';
import { csrdWords } from './words';

/** Content of a page before the answers that belong to it. */
const openings: Partial<Record<PageKey, (context: CsrdContext) => DocumentSection[]>> = {
  basis: basisSections,
  materiality: materialitySections,
  climate: climateSections,
};

/**
 * The sustainability report of a company: ESRS 2, climate with its tables from the ledger, other topics and
 * the index, from the company's answers and records. A question without an answer appears in the index only.
 */
export function buildCsrdReport(facts: CsrdReportFacts): Document {
  const variables: DocumentVariable[] = [];
  const context = contextOf(facts, variables);
  const { header, company, language, isDraft } = facts.ghg;
  const pages = numbered(context);
  return {
    title: header.name ?? csrdWords[language].title,
    subtitle: subtitleOf(context),
    language,
    currency: company.currency,
    author: header.author ?? company.name,
    isDraft,
    form: 3,
    results: resultsOf(facts, language),
    coverBackground: null,
    coverLogo: company.logo,
    headerLogo: company.logo,
    variables,
    pages,
  };
}

/** For the cover; empty until the assessment is complete, because it has no conclusions before. */
function resultsOf({ materiality }: CsrdReportFacts, language: Locale): DocumentResult[] {
  if (!materiality?.isComplete) return [];
  const value = materiality.standards.filter(({ state }) => state === 'material').length;
  return [{ label: csrdWords[language].materialStandards, value, unit: '1' }];
}

function contextOf(facts: CsrdReportFacts, variables: DocumentVariable[]): CsrdContext {
  const { language, header, reporting } = facts.ghg;
  const period = periodOf(header.periodStart, header.periodEnd, language);
  const back = reporting.baseYear === null ? null : period.firstYear - reporting.baseYear;
  const answers = new Map(facts.answers.map((answer) => [answer.question.code, answer]));
  const stated = answerTo({ answers }, 'BP-EDITION');
  const years = new Map([...facts.earlier.keys()].map((year) => [year, figuresOfYear(facts, year)]));
  return {
    facts,
    language,
    period,
    answers,
    edition: editions.find((one) => one === stated) ?? null,
    now: figuresOf(facts.ghg),
    before: (yearsBack) => years.get(yearsBack) ?? null,
    baseYearsBack: back === null || back < 0 ? null : back,
    say: createSay(variables, language),
  };
}

/** Pages that say something with their numbers, then the appendices with their letters. */
function numbered(context: CsrdContext): DocumentPage[] {
  const words = csrdWords[context.language];
  const own = pageKeys
    .map((key) => ({ key, sections: sectionsOf(context, key) }))
    .filter(({ sections }) => sections.length > 0)
    .map(({ key, sections }, index) => ({ key, sections, title: `${index + 1} ${words.pages[key]}` }));
  const places = new Map(own.map(({ key, title, sections }, page) => [key, { title, sections, page }]));
  const pages = own.map(({ title, sections }) => ({ title, sections }));
  const appendices = [
    { title: words.requirements, sections: requirementsAppendix(context, places) },
    { title: words.datapoints, sections: datapointsAppendix(context, pages) },
  ].filter(({ sections }) => sections.length > 0);
  return [
    ...pages,
    ...appendices.map(({ title, sections }, index) => ({
      title: put(words.appendix, { letter: 'AB'[index] ?? '', title }),
      sections,
    })),
  ];
}

/** The page of climate is arranged by requirement, all others as the questionnaire asks. */
function sectionsOf(context: CsrdContext, key: PageKey): DocumentSection[] {
  const opening = openings[key]?.(context) ?? [];
  return key === 'climate' ? opening : [...opening, ...answeredSections(context, key)];
}

function basisSections(context: CsrdContext): DocumentSection[] {
  const { facts, language, period, edition, say } = context;
  const words = csrdWords[language];
  const { company, header } = facts.ghg;
  const { author, department } = header;
  return [
    section(words.company, [
      text(say(words.companyText, { name: company.name, address: company.address, period: period.label })),
      text(edition ? words.editions[edition] : words.noEdition),
      author ? text(say(words.author, { author, department: department ?? '–' })) : null,
    ]),
  ];
}

function subtitleOf({ facts, language, period, edition }: CsrdContext): string {
  const words = csrdWords[language];
  const { header, company, today, isDraft } = facts.ghg;
  return put(isDraft ? words.draft : words.issue, {
    name: company.name,
    period: period.label,
    number: header.issueNumber,
    date: dayLabel(today, language),
    standards: edition ? words.editions[edition] : words.noEdition,
  });
}
