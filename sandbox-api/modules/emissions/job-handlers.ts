import type { JobKinds } from '#api/kernel/jobs';
import { finishWithout, recalculationRunJob, runRecalculation } from './recalculation/runs';
import { goOnInBatches, recalculationJob, runRecalculationJob } from './recalculation/service';

/** What runs and what ends the queued work of this area. */
export const emissionsJobs: JobKinds = {
  [recalculationJob]: { run: runRecalculationJob, giveUp: goOnInBatches },
  [recalculationRunJob]: { run: runRecalculation, giveUp: finishWithout },
};
