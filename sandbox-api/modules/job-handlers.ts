import type { JobHandler } from '#api/kernel/jobs';
import { activityDataJobs } from './activity-data/job-handlers';
import { emissionsJobs } from './emissions/job-handlers';
import { reviewsJobs } from './reviews/job-handlers';

/** What runs each kind of queued work, by area. */
export const jobHandlers: Record<string, JobHandler> = {
  ...activityDataJobs,
  ...emissionsJobs,
  ...reviewsJobs,
};
