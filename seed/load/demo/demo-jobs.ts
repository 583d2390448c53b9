import type { JobKinds } from '#api/kernel/jobs';
import { finishDemoReportsJob, finishDemoReportsKind } from './finish-reports';
import { moveDemoKind } from './move-demo';
import { moveDemoJob } from './roll-forward';

/** What brings the demo to the present, in the order in which it is due. */
export const demoJobs: JobKinds = {
  [moveDemoJob]: moveDemoKind,
  [finishDemoReportsJob]: finishDemoReportsKind,
};
