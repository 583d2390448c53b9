/** Reads one file and interprets it, so that the page stays responsive: a large file takes seconds. */

import { createIntakeSession } from './intake-session';
import type { ThreadReply, ThreadRequest } from './messages';
import { serveRequests } from './serve-requests';
import { intakeSteps } from './steps';

const serve = serveRequests(createIntakeSession(intakeSteps), (reply: ThreadReply) =>
  self.postMessage(reply),
);

self.onmessage = ({ data }: MessageEvent<ThreadRequest>) => serve(data);
