import type { Db } from '#api/db/db';
import type { Platform } from '#api/kernel/context';
import { nextStamp } from '#api/kernel/stamps';
import { recheckReview } from './recheck-completeness';
import * as repository from './repository';

type Review = {
  db: Db;
  platform: Platform;
  companyId: number;
  period: { periodStart: string; periodEnd: string };
  /** Which categories are answered with "all data entered" at once; the others wait for somebody. */
  answered: 'none' | 'with-emissions' | 'all';
};

/** Opens the review of a period: a question for each licensed category, with what it emitted. */
export async function openReview({ db, platform, companyId, period, answered }: Review): Promise<void> {
  const updatedOn = nextStamp(platform.clock);
  const header = await repository.insertHeader(db, { companyId, ...period, updatedOn });
  const job = { db, platform, companyId };
  await recheckReview(job, header);
  if (answered === 'none') return;
  for (const answer of await repository.findAnswers(db, companyId, header.id)) {
    if (answer.isZero && answered !== 'all') continue;
    const change = {
      allData: true,
      isComplete: true,
      updatedOn: nextStamp(platform.clock, answer.updatedOn),
    };
    await repository.updateAnswer(db, companyId, answer.id, change);
  }
  await recheckReview(job, header);
}
