import {
  createReportingInformation,
  listReportingBases,
  previewReportingPeriod,
  readReportingInformation,
} from '#api/contract/company/reporting-informations';
import type { Calls } from './calls';

/** The first day of the reporting period that starts in a year: as in earlier periods, otherwise 1 January. */
export function periodStartIn(year: number, earlierStart: string | null): string {
  const day = earlierStart?.slice(5) ?? '01-01';
  // A period from 29 February is followed by one from 1 March.
  return `${year}-${day === '02-29' ? '03-01' : day}`;
}

export async function readPeriodStart(calls: Calls, year: number): Promise<string> {
  const current = await calls.call(readReportingInformation, {});
  return periodStartIn(year, current?.periodStart ?? null);
}

/**
 * Starts a reporting period as an Admin would, which opens its completeness review. Skipped if a review would lose
 * its answers or the period already has its review.
 */
export async function statePeriod(calls: Calls, periodStart: string): Promise<void> {
  const { lost, opens } = await calls.call(previewReportingPeriod, { query: { periodStart } });
  if (lost.length > 0 || opens !== 'now') return;
  const current = await calls.call(readReportingInformation, {});
  const [basis] = current ? [current] : await calls.call(listReportingBases, {});
  if (!basis) return;
  await calls.call(createReportingInformation, {
    body: {
      reportingBasisId: basis.reportingBasisId,
      periodStart,
      consolidationApproach: current?.consolidationApproach ?? null,
      consolidationReason: current?.consolidationReason ?? null,
      baseYear: current?.baseYear ?? null,
    },
  });
}
