import type { Db } from '#api/db/db';
import { forgetDoneJobs } from '#api/kernel/jobs';
import { forgetOldAnswers } from '#api/kernel/kept-answers';
import { forgetEndedSessions } from '#api/modules/account/session/repository';

/** A request is repeated within minutes; or when the lid of the computer is opened again. */
const keptForMs = 7 * 86_400_000;

/**
 * Deletes data of completed operations after a week, when it is no longer requested. If there is none,
 * nothing is written.
 */
export async function forgetOld(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptForMs);
  await forgetOldAnswers(db, before);
  await forgetDoneJobs(db, before);
  await forgetEndedSessions(db, before);
}
