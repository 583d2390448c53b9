import type { JobKinds } from '#api/kernel/jobs';
import { finishWithout, recalculationRunJob, runRecalculation } from './recalculation/runs';
import { goOnInBatches, recalculationJob, runRecalculationJob } from './recalculation/service';

/** The handlers that run and end the queued jobs of this area. */
export const emissionsJobs: JobKinds = {
  [recalculationJob]: { run: runRecalculationJob, giveUp: goOnInBatches },
  [recalculationRunJob]: { run: runRecalculation, giveUp: finishWithout },
};
