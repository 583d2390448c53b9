import { flag, oneOf, type SearchOf, searchOf, wholeNumber } from '@/lib/address/search';

const id = wholeNumber(1, 2_147_483_647);

/** The URL parameters of a report type. */
export const reportSearch = searchOf({
  tab: oneOf(['new', 'saved']),
  page: wholeNumber(1, 1_000_000),
  /** The report that was just finished. */
  finished: id,
});
export type ReportSearch = SearchOf<typeof reportSearch>;

/**
 * The URL parameters of the wizard. The steps are those of the contract, repeated here so that the router does not
 * have to load it.
 */
export const createSearch = searchOf({
  headerId: id,
  /** A new report covers the months after this one and starts with its answers. */
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
  /** For the questionnaire. */
  page: wholeNumber(1, 1000),
  /** Marks missing fields in the step. */
  showErrors: flag(),
});
export type CreateSearch = SearchOf<typeof createSearch>;

/** The URL parameters of a report preview. */
export const previewSearch = searchOf({
  /** If left out, the newest one. */
  issue: wholeNumber(1, 32_767),
  /** Shows what the report would be today. */
  draft: flag(),
});
export type PreviewSearch = SearchOf<typeof previewSearch>;
