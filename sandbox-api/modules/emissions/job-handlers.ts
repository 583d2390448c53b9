import type { JobHandler } from '#api/kernel/jobs';
import { recalculationRunJob, runRecalculation } from './recalculation/runs';
import { recalculationJob, runRecalculationJob } from './recalculation/service';

/** What runs the queued work of this area. */
export const emissionsJobs: Record<string, JobHandler> = {
  [recalculationJob]: runRecalculationJob,
  [recalculationRunJob]: runRecalculation,
};
