import type { JobKinds } from '#api/kernel/jobs';
import { activityDataJobs } from './activity-data/job-handlers';
import { emissionsJobs } from './emissions/job-handlers';
import { reviewsJobs } from './reviews/job-handlers';

/** What runs and what ends each kind of queued work, by area. */
export const jobHandlers: JobKinds = {
  ...activityDataJobs,
  ...emissionsJobs,
  ...reviewsJobs,
};
