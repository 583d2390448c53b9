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
  /** Categories answered with "all data entered" immediately; the others wait for a user. */
  answered: 'none' | 'with-emissions' | 'all';
  /** Categories answered with no, by their code. */
  missing?: Readonly<Record<string, { explanationId: number; comments?: string }>>;
  /** Categories that wait whatever is said of the others. */
  reopened?: readonly string[];
  /** Who answers. */
  by?: number;
  /** When they answered; now, where that is not said. */
  answeredOn?: Date;
};

/** "Checked: nothing occurred in the period", of the reasons for every category. */
const nothingOccurred = 2;

/** Opens the review of a period: a question for each licensed category, with what it emitted. */
export async function openReview({ db, platform, companyId, period, ...given }: Review): Promise<void> {
  const updatedOn = nextStamp(platform.clock);
  const header = await repository.insertHeader(db, { companyId, ...period, updatedOn });
  const job = { db, platform, companyId };
  await recheckReview(job, header);
  if (given.answered === 'none') return;
  for (const answer of await repository.findAnswers(db, companyId, header.id)) {
    const said = answerOf(answer, given);
    if (!said) continue;
    await repository.updateAnswer(db, companyId, answer.id, {
      ...said,
      isComplete: true,
      answeredBy: given.by ?? null,
      answeredOn: given.answeredOn ?? platform.clock.now(),
      updatedOn: nextStamp(platform.clock, answer.updatedOn),
    });
  }
  await recheckReview(job, header);
}

function answerOf(
  { scope, categoryNumber, isZero }: repository.Answer,
  { answered, missing = {}, reopened = [] }: Pick<Review, 'answered' | 'missing' | 'reopened'>,
): Partial<repository.Answer> | undefined {
  const code = `${scope}.${categoryNumber}`;
  if (reopened.includes(code)) return undefined;
  const lacking = missing[code];
  if (lacking)
    return {
      allData: false,
      reviewExplanationId: lacking.explanationId,
      comments: lacking.comments ?? null,
    };
  if (!isZero) return { allData: true };
  return answered === 'all' ? { allData: true, reviewExplanationId: nothingOccurred } : undefined;
}
