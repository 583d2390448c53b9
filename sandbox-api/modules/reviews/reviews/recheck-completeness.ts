import type { Db } from '#api/db/db';
import { monthOf } from '#api/domain/calendar/calendar';
import { Decimal } from '#api/domain/units/decimal';
import type { Platform } from '#api/kernel/context';
import { type JobEnd, type JobHandler, queueJob } from '#api/kernel/jobs';
import { nextStamp } from '#api/kernel/stamps';
import { takenBack } from './answer';
import { completenessJob } from './completeness';
import * as repository from './repository';
import { lockReviewHeader } from './repository-categories';

type Job = Pick<Parameters<JobHandler>[0], 'db' | 'platform' | 'companyId'>;
type Header = Awaited<ReturnType<typeof repository.findReviewHeaders>>[number];

/**
 * Looks at every review of the company after its activity data changed: refreshes what each category emitted,
 * re-opens an answer that said "no emissions" where there are some now, and keeps the header's figure. Who answered
 * and when stays as it is for as long as the answer does. Running it again changes nothing.
 */
export const recheckCompleteness: JobHandler = async (job) => {
  for (const header of await repository.findReviewHeaders(job.db, job.companyId)) {
    await recheckReview(job, header);
  }
};

const anHourMs = 3_600_000;

/** A review never stays with figures that are not the ledger's: what failed for now is asked for again by itself. */
export const recheckLater: JobEnd = async ({ companyId, ...host }) => {
  const dedupeKey = `${completenessJob}:${companyId}`;
  await queueJob(host, { kind: completenessJob, companyId, payload: {}, delayMs: anHourMs, dedupeKey });
};

/** One review by itself. */
export async function recheckReview(
  { db, platform, companyId }: Job,
  { id: headerId }: Pick<Header, 'id'>,
): Promise<void> {
  const header = await lockReviewHeader(db, companyId, headerId);
  if (!header) return;
  const period = { firstMonth: monthOf(header.periodStart), lastMonth: monthOf(header.periodEnd) };
  const emissions = await repository.sumByCategory(db, companyId, period);
  const answers = await answersOf({ db, platform, companyId }, header.id);
  let isComplete = true;
  for (const { answer, code } of answers) {
    const change = changeOf(answer, emissions.get(code) ?? '0');
    if (change) await applyChange({ db, platform, companyId }, answer, change);
    isComplete &&= change?.isComplete ?? answer.isComplete;
  }
  if (isComplete === header.isComplete) return;
  const updatedOn = nextStamp(platform.clock, header.updatedOn);
  await repository.updateHeader(db, companyId, header.id, { isComplete, updatedOn });
}

async function applyChange(
  { db, platform, companyId }: Job,
  before: repository.Answer,
  change: Partial<repository.Answer>,
): Promise<void> {
  const checkedOn = platform.clock.now();
  const isOtherQuestion = change.isZero !== before.isZero;
  const updatedOn = isOtherQuestion ? nextStamp(platform.clock, before.updatedOn) : before.updatedOn;
  const after = { ...before, ...change, checkedOn, updatedOn };
  await repository.updateAnswer(db, companyId, before.id, { ...change, checkedOn, updatedOn });
  if (before.allData !== null && after.allData === null)
    await repository.traceReopening(db, { before, after, occurredOn: checkedOn });
}

/** What the new figure changes of an answer; undefined when it is as it was. */
function changeOf(answer: repository.Answer, kgCo2e: string): Partial<repository.Answer> | undefined {
  const isZero = new Decimal(kgCo2e).isZero();
  const isSameFigure = answer.lastEmissionKg !== null && new Decimal(answer.lastEmissionKg).eq(kgCo2e);
  if (isSameFigure && isZero === answer.isZero) return undefined;
  const figures = { lastEmissionKg: kgCo2e, isZero };
  // Emissions where there were none, or none where there were some: the answer was about something else.
  if (isZero === answer.isZero) return figures;
  return { ...figures, ...takenBack };
}

/** One answer per licensed category; those of a newly licensed scope are added, unanswered. */
async function answersOf(
  { db, platform, companyId }: { db: Db; platform: Platform; companyId: number },
  reviewHeaderId: number,
) {
  const categories = await repository.findLicensedCategories(db, companyId);
  const known = await repository.findAnswers(db, companyId, reviewHeaderId);
  const isOf = (answer: repository.Answer, category: (typeof categories)[number]) =>
    answer.scope === category.scope && answer.categoryNumber === category.categoryNumber;
  const missing = categories.filter((category) => !known.some((answer) => isOf(answer, category)));
  await repository.insertAnswers(
    db,
    missing.map(({ scope, categoryNumber }) => ({
      companyId,
      reviewHeaderId,
      scope,
      categoryNumber,
      isZero: true,
      updatedOn: nextStamp(platform.clock),
    })),
  );
  const answers = missing.length > 0 ? await repository.findAnswers(db, companyId, reviewHeaderId) : known;
  return categories.flatMap(({ code, ...category }) => {
    const answer = answers.find((candidate) => isOf(candidate, { code, ...category }));
    return answer ? [{ answer, code }] : [];
  });
}
