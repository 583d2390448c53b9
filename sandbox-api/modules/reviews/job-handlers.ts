import type { JobKinds } from '#api/kernel/jobs';
import { completenessJob } from './reviews/completeness';
import { openDuePeriods, openPeriodJob, openPeriodsLater } from './reviews/period-reviews';
import { recheckCompleteness, recheckLater } from './reviews/recheck-completeness';

/** What runs and what ends the queued work of this area. */
export const reviewsJobs: JobKinds = {
  [completenessJob]: { run: recheckCompleteness, giveUp: recheckLater },
  [openPeriodJob]: { run: openDuePeriods, giveUp: openPeriodsLater },
};
