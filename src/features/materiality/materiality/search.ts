import type { MethodChoiceBody, RuleVersion } from '#api/contract/materiality/information';
import type { TableSort } from '@/components/data-table/columns';
import { flag, oneOf, type Reader, type SearchOf, searchOf, text, wholeNumber } from '@/lib/address/search';

const id = wholeNumber(1, 2_147_483_647);

const rules: Reader<RuleVersion> = (value) =>
  ([1, 2] as const).find((version) => version === wholeNumber(1, 2)(value));

const writtenInTenths = text({ pattern: /^\d(\.\d)?$/ });

function tenths(min: number, max: number): Reader<number> {
  return (value) => {
    const number = Number(writtenInTenths(value) ?? Number.NaN);
    return number >= min && number <= max ? number : undefined;
  };
}

/** The filters of the assessment list. */
export const assessmentStates = [
  'open',
  'reason',
  'differs',
  'severe',
  'opinions',
  'done',
  'withdrawn',
] as const;
export type AssessmentState = (typeof assessmentStates)[number];

/** Tabs of the results (specification 002, section 2). */
export const resultTabs = ['double', 'stakeholders', 'impact', 'financial'] as const;
export type ResultTab = (typeof resultTabs)[number];

/** Columns by which results tables can be sorted; a column that the current table lacks is ignored. */
const resultSorts = [
  'impact',
  'standard',
  'subtopic',
  'topic',
  'impactMateriality',
  'financialMateriality',
  'outcome',
  'material',
  'description',
  'type',
  'score',
  'conclusion',
  'onEntity',
  'onStakeholders',
] as const;

/**
 * The URL parameters of a double materiality assessment. Steps and forms of severity are those of the
 * contract.
 */
export const materialitySearch = searchOf({
  /** The report that the assessment belongs to. */
  headerId: id,
  /** If left out: the wizard when a step is named or the assessment is incomplete, otherwise its results. */
  view: oneOf(['wizard', 'results']),
  step: oneOf(['information', 'valueChain', 'stakeholders', 'topics', 'iro', 'assessment']),
  /** Filters of the list in the assessment step. */
  find: text(),
  kind: oneOf(['impact', 'risk', 'opportunity']),
  state: oneOf(assessmentStates),
  matter: id,
  /** Shows the same list with the choices in its rows; if left out, without them. */
  layout: oneOf(['grid']),
  /** For the results. */
  tab: oneOf(resultTabs),
  /** For the table of a step or a tab. */
  page: wholeNumber(1, 1000),
  /** For the table of a tab. */
  sort: oneOf(resultSorts),
  desc: flag(),
  /** The category shown in the matrix. */
  category: wholeNumber(1, 32_767),
  /** The method to try out; parts that are left out are as the company chose. */
  rules,
  impactThreshold: tenths(0.1, 5),
  financialThreshold: tenths(0.1, 5),
  likelihoodWeight: tenths(0, 1),
  severityForm: oneOf(['meanWithExtreme', 'mean', 'maximum']),
  /** The report to compare with, and the page of its changes. */
  other: id,
  otherPage: wholeNumber(1, 1000),
});
export type MaterialitySearch = SearchOf<typeof materialitySearch>;

/**
 * How the address changes: whether it replaces the current history entry, and whether the page scrolls to the
 * top.
 */
export type Arrival = { replace?: boolean; resetScroll?: boolean };
export type OnMaterialitySearch = (search: MaterialitySearch, arrival?: Arrival) => void;

/**
 * The view that an address asks for. An address with a step means that step. Undefined: it depends on the
 * state of the assessment.
 */
export function viewAsked({
  view,
  step,
}: Pick<MaterialitySearch, 'view' | 'step'>): MaterialitySearch['view'] {
  return view ?? (step ? 'wizard' : undefined);
}

export type MethodAsked = Partial<MethodChoiceBody>;

/** The parts of the method named in the address. */
export function methodAsked(search: MaterialitySearch): MethodAsked {
  const { rules: asked, impactThreshold, financialThreshold, likelihoodWeight, severityForm } = search;
  const parts = Object.entries({
    rules: asked,
    impactThreshold,
    financialThreshold,
    likelihoodWeight,
    severityForm,
  });
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

/** Sets the method to try out; parts that are not named are as the company chose. */
export function withMethod(search: MaterialitySearch, asked: MethodAsked): MaterialitySearch {
  const { rules: version, impactThreshold, financialThreshold, likelihoodWeight, severityForm } = asked;
  return { ...search, rules: version, impactThreshold, financialThreshold, likelihoodWeight, severityForm };
}

export function sortOf({ sort, desc = false }: MaterialitySearch): TableSort | null {
  return sort ? { id: sort, isDescending: desc } : null;
}

/** A new sort order starts on the first page. */
export function withSort(search: MaterialitySearch, sort: TableSort | null): MaterialitySearch {
  return {
    ...search,
    sort: resultSorts.find((column) => column === sort?.id),
    desc: sort?.isDescending || undefined,
    page: undefined,
  };
}

/** The first page is the default and not written to the address. */
export function pageInAddress(page: number): number | undefined {
  return page === 1 ? undefined : page;
}

/** Switching tabs resets the table; the method to try out and the comparison stay. */
export function withTab(search: MaterialitySearch, tab: ResultTab): MaterialitySearch {
  return { ...search, tab, page: undefined, sort: undefined, desc: undefined };
}
