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

/** What the list of the assessment can be narrowed to. */
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

/** Columns that a table of the results may be sorted by; one that the table at hand has not sorts nothing. */
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

/** What the URL of a double materiality assessment holds. Steps and forms of severity are those of the contract. */
export const materialitySearch = searchOf({
  /** The report that it belongs to. */
  headerId: id,
  /** Left out: the wizard where a step is named or until the assessment is complete, then its results. */
  view: oneOf(['wizard', 'results']),
  step: oneOf(['information', 'valueChain', 'stakeholders', 'topics', 'iro', 'assessment']),
  /** Of the step of the assessment: what its list is narrowed to. */
  find: text(),
  kind: oneOf(['impact', 'risk', 'opportunity']),
  state: oneOf(assessmentStates),
  matter: id,
  /** Of the same list: with the choices in its rows; left out: without. */
  layout: oneOf(['grid']),
  /** Of the results. */
  tab: oneOf(resultTabs),
  /** Of the table of a step or of a tab. */
  page: wholeNumber(1, 1000),
  /** Of the table of a tab. */
  sort: oneOf(resultSorts),
  desc: flag(),
  /** That the matrix is narrowed to. */
  category: wholeNumber(1, 32_767),
  /** What if; what is left out is as the company chose. */
  rules,
  impactThreshold: tenths(0.1, 5),
  financialThreshold: tenths(0.1, 5),
  likelihoodWeight: tenths(0, 1),
  severityForm: oneOf(['meanWithExtreme', 'mean', 'maximum']),
  /** The report that is compared with, and the page of what moved since. */
  other: id,
  otherPage: wholeNumber(1, 1000),
});
export type MaterialitySearch = SearchOf<typeof materialitySearch>;

/** How the address comes to hold it: in place of what it held, and whether the page begins at its top. */
export type Arrival = { replace?: boolean; resetScroll?: boolean };
export type OnMaterialitySearch = (search: MaterialitySearch, arrival?: Arrival) => void;

/** What an address asks for: one that names a step means the step. Undefined: whatever the assessment has come to. */
export function viewAsked({
  view,
  step,
}: Pick<MaterialitySearch, 'view' | 'step'>): MaterialitySearch['view'] {
  return view ?? (step ? 'wizard' : undefined);
}

export type MethodAsked = Partial<MethodChoiceBody>;

/** The parts of the method that the address asks about. */
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

/** With another method asked about; parts that it does not name are as the company chose. */
export function withMethod(search: MaterialitySearch, asked: MethodAsked): MaterialitySearch {
  const { rules: version, impactThreshold, financialThreshold, likelihoodWeight, severityForm } = asked;
  return { ...search, rules: version, impactThreshold, financialThreshold, likelihoodWeight, severityForm };
}

export function sortOf({ sort, desc = false }: MaterialitySearch): TableSort | null {
  return sort ? { id: sort, isDescending: desc } : null;
}

/** Another order begins on the first page. */
export function withSort(search: MaterialitySearch, sort: TableSort | null): MaterialitySearch {
  return {
    ...search,
    sort: resultSorts.find((column) => column === sort?.id),
    desc: sort?.isDescending || undefined,
    page: undefined,
  };
}

/** The first page is the one that an address means without naming it. */
export function pageInAddress(page: number): number | undefined {
  return page === 1 ? undefined : page;
}

/** Another tab has a table of its own; what is asked about and compared with stays. */
export function withTab(search: MaterialitySearch, tab: ResultTab): MaterialitySearch {
  return { ...search, tab, page: undefined, sort: undefined, desc: undefined };
}
