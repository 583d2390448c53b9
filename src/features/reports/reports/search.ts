import { flag, oneOf, type SearchOf, searchOf, wholeNumber } from '@/lib/address/search';

const id = wholeNumber(1, 2_147_483_647);

/** What the URL of a kind of report holds. */
export const reportSearch = searchOf({
  tab: oneOf(['new', 'saved']),
  page: wholeNumber(1, 1_000_000),
  /** The report that was just finished. */
  finished: id,
});
export type ReportSearch = SearchOf<typeof reportSearch>;

/** What the URL of the wizard holds. The steps are those of the contract, which the router does not load for it. */
export const createSearch = searchOf({
  headerId: id,
  /** A new report is of the months after this one, and begins with what it says. */
  after: id,
  step: oneOf([
    'timePeriod',
    'doubleMaterialityAssessment',
    'questionnaire',
    'generalInfo',
    'details',
    'author',
    'facilities',
    'review',
  ]),
  /** Of the questionnaire. */
  page: wholeNumber(1, 1000),
  /** The step says at its fields what the report lacks there. */
  showErrors: flag(),
});
export type CreateSearch = SearchOf<typeof createSearch>;

/** What the URL of a report to be read holds. */
export const previewSearch = searchOf({
  /** The newest one without it. */
  issue: wholeNumber(1, 32_767),
  /** What it would be today. */
  draft: flag(),
});
export type PreviewSearch = SearchOf<typeof previewSearch>;
