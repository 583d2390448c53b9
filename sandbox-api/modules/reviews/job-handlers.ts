import type { JobHandler } from '#api/kernel/jobs';
import { completenessJob } from './reviews/completeness';
import { recheckCompleteness } from './reviews/recheck-completeness';

/** What runs the queued work of this area. */
export const reviewsJobs: Record<string, JobHandler> = { [completenessJob]: recheckCompleteness };
