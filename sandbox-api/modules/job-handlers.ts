import type { JobKinds } from '#api/kernel/jobs';
import { activityDataJobs } from './activity-data/job-handlers';
import { emissionsJobs } from './emissions/job-handlers';
import { reviewsJobs } from './reviews/job-handlers';

/** How each type of queued work runs and ends, by area. */
export const jobHandlers: JobKinds = {
  ...activityDataJobs,
  ...emissionsJobs,
  ...reviewsJobs,
};
