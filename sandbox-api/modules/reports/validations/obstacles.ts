import type { FieldIssue } from '#api/contract/field-issue';
import type { ReportStep } from '#api/contract/reports/headers';
import { includedShare } from '#api/domain/reports/boundary';
import { dayLabel } from '#api/domain/reports/kit/period';
import { type Ctx, today } from '#api/kernel/context';
import { facilitiesByLocation } from '#api/modules/reports/facilities/service';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import { locationsOfPeriod } from '#api/modules/reports/periods/service';
import { contradictedAnswers, impossibleAnswers } from '#api/modules/reports/questionnaires/service';

/** Why a report cannot be finished although every field is filled, with the step that mends it. */
export type Obstacle = { step: ReportStep; issue: FieldIssue; page?: number };

export async function obstaclesTo(ctx: Ctx, header: StoredHeader): Promise<Obstacle[]> {
  return [
    ...periodObstacles(ctx, header),
    ...(await boundaryObstacles(ctx, header)),
    ...(await answerObstacles(ctx, header)),
  ];
}

/** Months that are still to come have no data, which an issue would report as no emissions. */
function periodObstacles({ platform, locale }: Ctx, { row }: StoredHeader): Obstacle[] {
  if (row.periodEnd <= today(platform.clock)) return [];
  const params = { day: dayLabel(row.periodEnd, locale) };
  return [{ step: 'timePeriod', issue: { path: 'endDate', code: 'reportPeriodNotOver', params } }];
}

/** A report of nothing: every location that it could be about is left out with all of its facilities. */
async function boundaryObstacles(ctx: Ctx, { row, questionnaireType }: StoredHeader): Promise<Obstacle[]> {
  if (questionnaireType !== 'GHG') return [];
  const facilities = await facilitiesByLocation(ctx, [row.id]);
  if (facilities.size === 0) return [];
  const locations = await locationsOfPeriod(ctx, row);
  const isCounted = locations.some(
    ({ locationId, area }) => !includedShare(area, facilities.get(`${row.id} ${locationId}`) ?? []).isZero(),
  );
  if (isCounted) return [];
  const issue = { path: 'facilities', code: 'reportLeavesAllOut', params: {} };
  return [{ step: 'facilities', issue }];
}

/** A report that contradicts its assessment or itself would say two things of one topic. */
async function answerObstacles(ctx: Ctx, header: StoredHeader): Promise<Obstacle[]> {
  if (header.questionnaireType !== 'CSRD') return [];
  const wrong = [...(await contradictedAnswers(ctx, header)), ...(await impossibleAnswers(ctx, header))];
  return wrong.map((found) => ({ step: 'questionnaire', ...found }));
}
