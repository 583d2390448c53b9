import type { JobKinds } from '#api/kernel/jobs';
import { finishDemoReportsJob, finishDemoReportsKind } from './finish-reports';
import { moveDemoKind } from './move-demo';
import { moveDemoJob } from './roll-forward';

/** The jobs that update the demo to the current date, in due order. */
export const demoJobs: JobKinds = {
  [moveDemoJob]: moveDemoKind,
  [finishDemoReportsJob]: finishDemoReportsKind,
};
