import type { z } from 'zod';
import type {
  ReportingInformation,
  reportingInformationBody,
} from '#api/contract/company/reporting-informations';
import { periodEndOf } from '#api/contract/company/reporting-period';

/** The form values. */
export type ReportingValues = z.input<typeof reportingInformationBody>;

export function toValues(information: ReportingInformation | null): ReportingValues {
  return {
    reportingBasisId: information?.reportingBasisId ?? (null as never),
    periodStart: information?.periodStart ?? (null as never),
    consolidationApproach: information?.consolidationApproach ?? null,
    consolidationReason: information?.consolidationReason ?? null,
    baseYear: information?.baseYear ?? null,
  };
}

/** The period after the current one; other values stay until the user changes them. */
export function nextPeriodOf(information: ReportingInformation): ReportingValues {
  return { ...toValues(information), periodStart: dayAfter(information.periodEnd) };
}

/** The last day of the period that starts on this day; null while the date is incomplete. */
export function endOf(periodStart: string | null | undefined): string | null {
  return periodStart && /^\d{4}-\d{2}-\d{2}$/.test(periodStart) ? periodEndOf(periodStart) : null;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
