import { firstActivityDay } from '#api/contract/activity-data/activity-days';
import type { FieldIssue } from '#api/contract/field-issue';
import { dayText } from '#api/domain/calendar/day-text';

/**
 * A contract may have started long before the first entered bill, so the first day of a location is the first
 * allowed day of any entry.
 */
export function startDayIssues({ startDate }: { startDate: string }): FieldIssue[] {
  if (startDate >= firstActivityDay) return [];
  return [{ path: 'startDate', code: 'contractTooEarly', params: { day: dayText(firstActivityDay) } }];
}
