import { type JobKinds, nothingLeftOpen } from '#api/kernel/jobs';
import { forgetUploads, forgetUploadsJob } from './imports/forget-uploads';

/** What runs and what ends the queued work of this area. */
export const activityDataJobs: JobKinds = {
  // What is old goes with the next upload's job.
  [forgetUploadsJob]: { run: forgetUploads, giveUp: nothingLeftOpen },
};
