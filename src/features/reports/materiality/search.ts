import { oneOf, type SearchOf, searchOf, wholeNumber } from '@/lib/address/search';

const id = wholeNumber(1, 2_147_483_647);

/** Tabs of the results (specification 002, section 2). */
export const resultTabs = ['double', 'stakeholders', 'impact', 'financial'] as const;
export type ResultTab = (typeof resultTabs)[number];

/** What the URL of a double materiality assessment holds. The steps are those of the contract. */
export const materialitySearch = searchOf({
  /** The report that it belongs to. */
  headerId: id,
  /** Left out: the wizard where a step is named or until the assessment is complete, then its results. */
  view: oneOf(['wizard', 'results']),
  step: oneOf(['information', 'valueChain', 'stakeholders', 'topics', 'iro', 'assessment']),
  /** Of the results. */
  tab: oneOf(resultTabs),
  /** Of the table of a step. */
  page: wholeNumber(1, 1000),
});
export type MaterialitySearch = SearchOf<typeof materialitySearch>;

/** What an address asks for: one that names a step means the step. Undefined: whatever the assessment has come to. */
export function viewAsked({
  view,
  step,
}: Pick<MaterialitySearch, 'view' | 'step'>): MaterialitySearch['view'] {
  return view ?? (step ? 'wizard' : undefined);
}
