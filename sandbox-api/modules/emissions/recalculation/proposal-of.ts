import type { Proposal } from '#api/domain/emissions/proposed-settings';
import type { Run } from './repository-runs';

/** How a chosen edition is stored, with the values of the request for the history. */
export type EditionChoice = {
  choice: 'own-year' | 'newest' | 'edition';
  publisher: string | null;
  year: number | null;
};

/** Turns a stored run into a proposal for the rules. */
export function proposalOf(run: Run): Proposal {
  const choice = run.editionChoice as EditionChoice | null;
  return {
    period: run.periodStart && run.periodEnd ? { first: run.periodStart, last: run.periodEnd } : null,
    gwpSet: run.gwpSet,
    headlineScope2Method: run.headlineScope2Method,
    editions: choice && {
      years: (run.chosenYears ?? {}) as Record<string, number>,
      isAdded: choice.choice === 'edition',
    },
  };
}

/** Whether it proposes other settings. A run after corrected factors doesn't, so decisions for single months stay. */
export function changesSettings({ gwpSet, headlineScope2Method, editionChoice }: Run): boolean {
  return gwpSet !== null || headlineScope2Method !== null || editionChoice !== null;
}
