import type { JobHandler } from '#api/kernel/jobs';
import { forgetUploads, forgetUploadsJob } from './imports/forget-uploads';

/** What runs the queued work of this area. */
export const activityDataJobs: Record<string, JobHandler> = { [forgetUploadsJob]: forgetUploads };
