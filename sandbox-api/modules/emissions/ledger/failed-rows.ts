import { withoutValues } from '#api/db/failed-statement';
import type { Activity } from '#api/domain/emissions/emissions';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { itemIdOf, type LedgerEntry } from './emission-lines';

/** An entry that a recalculation left unchanged because it failed. */
export type FailedRow = {
  sourceKind: LedgerEntry['source']['kind'];
  sourceId: number;
  itemId: number;
  locationId: number;
  startDate: string;
  endDate: string;
  /** Why its quantity can't be converted to emissions. Null when its figures couldn't be written. */
  problem: Pick<EmissionProblem, 'code' | 'field' | 'params'> | null;
  /** Shown in the log only. */
  detail: string;
};

export function failedRow({ source, locationId, activity }: LedgerEntry, error: unknown): FailedRow {
  const { first, last } = daysOf(activity);
  const isProblem = error instanceof EmissionProblem;
  return {
    sourceKind: source.kind,
    sourceId: source.id,
    itemId: itemIdOf(activity),
    locationId,
    startDate: first,
    endDate: last,
    problem: isProblem ? { code: error.code, field: error.field, params: error.params } : null,
    detail: String(withoutValues(error)),
  };
}

/** First and last day of an activity. */
export function daysOf(activity: Activity): { first: string; last: string } {
  return activity.kind === 'fuel'
    ? { first: activity.startDate ?? activity.date, last: activity.date }
    : { first: activity.startDate, last: activity.endDate };
}
