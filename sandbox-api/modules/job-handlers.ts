import type { JobHandler } from '#api/kernel/jobs';
import { forgetUploads, forgetUploadsJob } from './imports/forget-uploads';
import { recalculationRunJob, runRecalculation } from './recalculation/runs';
import { recalculationJob, runRecalculationJob } from './recalculation/service';
import { completenessJob } from './reviews/completeness';
import { recheckCompleteness } from './reviews/recheck-completeness';

/** What runs each kind of queued work. */
export const jobHandlers: Record<string, JobHandler> = {
  [completenessJob]: recheckCompleteness,
  [forgetUploadsJob]: forgetUploads,
  [recalculationJob]: runRecalculationJob,
  [recalculationRunJob]: runRecalculation,
};
