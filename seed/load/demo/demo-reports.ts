import type { Db } from '#api/db/db';
import { companyLockedReports, questionnaireEditions } from '#api/db/schema/reports';
import { type EditionContent, readEdition } from '#api/domain/reports/questionnaire/edition';
import { type Ctx, type Platform, today } from '#api/kernel/context';
import { replaceReportFacilities } from '#api/modules/reports/facilities/service';
import { createGeneralInformation } from '#api/modules/reports/general-informations/service';
import { createReportHeader } from '#api/modules/reports/headers/begin';
import {
  shareReportHeader,
  updateReportAuthors,
  updateReportNames,
} from '#api/modules/reports/headers/change';
import { createReportAnswer } from '#api/modules/reports/questionnaires/answers';
import type { DemoCompany } from '../../companies/demo-company';
import { demoMaterialities } from '../../companies/demo-materialities';
import { type DemoCsrdReport, type DemoGhgReport, report } from '../../companies/demo-report';
import { demoReports } from '../../companies/demo-reports';
import { contextOf } from './demo-context';
import { insertMateriality } from './demo-materiality';
import type { UnfinishedReport } from './finish-reports';

type Options = { db: Db; platform: Platform; referenceDate: string };
type Made = DemoGhgReport | DemoCsrdReport;

/**
 * Reports of a company, each made as its owner would, by the services, which write the history. A report to be
 * finished is complete, and a job finishes it once the demo is on the host that shows it.
 * @returns what is to be finished.
 */
export async function insertReports(
  { db, platform, referenceDate }: Options,
  company: DemoCompany,
): Promise<UnfinishedReport[]> {
  const { locked = [], ghg = [], csrd = [] } = demoReports[company.id] ?? {};
  if (locked.length > 0)
    await db
      .insert(companyLockedReports)
      .values(locked.map((reportId) => ({ companyId: company.id, reportId })));
  const unfinished: UnfinishedReport[] = [];
  for (const made of ghg) {
    const at = (day: string) =>
      contextOf({ db, platform: onDay(platform, referenceDate, day) }, company, made.by);
    const headerId = await begin(at('08-03'), report.ghg, made, referenceDate);
    const verified = made.verifiedOn ? at(made.verifiedOn) : null;
    await fillGhg(at('08-17'), headerId, {
      ...made,
      verifiedOn: verified && today(verified.platform.clock),
    });
    unfinished.push({ companyId: company.id, headerId });
  }
  for (const made of csrd) {
    const at = (day: string) =>
      contextOf({ db, platform: onDay(platform, referenceDate, day) }, company, made.by);
    const headerId = await begin(at(made.isFinished ? '07-01' : '09-08'), report.csrd, made, referenceDate);
    const assessed = made.assessment ?? demoMaterialities[company.id];
    const assessedAt = made.isFinished ? () => at('07-20') : at;
    if (assessed) await insertMateriality({ at: assessedAt, headerId }, assessed);
    // After the greenhouse gas reports, because it names the issue of the same period.
    await answer(at(made.isFinished ? '08-24' : '10-14'), headerId, made.answers);
    if (made.isFinished) unfinished.push({ companyId: company.id, headerId });
  }
  return unfinished;
}

/**
 * In the year of the reference date, in working hours, and never after it. Reports of earlier periods are made in
 * that year too, because the published factors they cite did not exist before (the newest editions are of July).
 */
function onDay(platform: Platform, referenceDate: string, monthAndDay: string): Platform {
  const day = `${yearOf(referenceDate)}-${monthAndDay}`;
  const last = new Date(`${referenceDate}T00:00:00Z`).getTime() - 10 * 3_600_000;
  const now = new Date(Math.min(new Date(`${day}T09:20:00Z`).getTime(), last));
  return { ...platform, clock: { now: () => now } };
}

const yearOf = (day: string) => Number(day.slice(0, 4));

async function begin(ctx: Ctx, reportId: number, made: Made, referenceDate: string): Promise<number> {
  const { name, description, author, department, language } = made;
  const year = yearOf(referenceDate) - made.yearsAgo;
  const period = { startDate: `${year}-01-01`, endDate: `${year}-12-31` };
  const body = { ...period, reportId, basedOnId: null, language };
  const { reportHeaderId: headerId } = await createReportHeader({ ctx, input: { body } });
  const of = { unmodifiedSince: undefined, params: { headerId } };
  const named = { ...of, body: { name, description } };
  await updateReportNames({ ctx, input: named });
  const authored = { ...of, body: { author, department } };
  await updateReportAuthors({ ctx, input: authored });
  const shared = { ...of, params: { headerId, shareStatus: 'public' } };
  await shareReportHeader({ ctx, input: shared });
  return headerId;
}

type Filling = Pick<DemoGhgReport, 'general' | 'facilities'> & { verifiedOn: string | null };

async function fillGhg(ctx: Ctx, headerId: number, filling: Filling): Promise<void> {
  const { general, facilities, verifiedOn } = filling;
  const body = { ...general, verifiedOn, reportHeaderId: headerId };
  await createGeneralInformation({ ctx, input: { body } });
  const rows = facilities.map(({ exclude = false, ...row }) => ({
    ...row,
    exclude,
    reportHeaderId: headerId,
  }));
  await replaceReportFacilities({
    ctx,
    input: { params: { id: headerId }, body: rows, unmodifiedSince: undefined },
  });
}

async function answer(ctx: Ctx, headerId: number, answers: DemoCsrdReport['answers']): Promise<void> {
  const ids = await questionIds(ctx.db);
  for (const [code, values] of Object.entries(answers)) {
    const reportQuestionId = ids.get(code);
    if (reportQuestionId === undefined) throw new Error(`There is no question "${code}".`);
    const body = { reportQuestionId, reportHeaderId: headerId, values: [...values] };
    await createReportAnswer({ ctx, input: { params: { headerId }, body } });
  }
}

/** By code, in every edition that was loaded: a key is never given to another question. */
async function questionIds(db: Db): Promise<ReadonlyMap<string, number>> {
  const editions = await db.select({ content: questionnaireEditions.content }).from(questionnaireEditions);
  return new Map(
    editions
      .flatMap(({ content }) => readEdition(content as EditionContent).questions)
      .map(({ code, reportQuestionId }) => [code, reportQuestionId]),
  );
}
