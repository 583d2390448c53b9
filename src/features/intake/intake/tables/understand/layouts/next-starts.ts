import { addDays } from '../../intervals/days';
import type { Line } from './left-out-rows';

export type PeriodEnd = 'lastDay' | 'nextStart';

/**
 * Some files write the first day of the next period as the end of each. Then the last day is the day before. Told by
 * rows of the same meter that follow each other; a table without such rows is told by whole months.
 */
export function findPeriodEnd(lines: readonly Line[]): PeriodEnd | null {
  let [touching, adjoining] = [0, 0];
  for (const alike of byMeter(lines)) {
    const starts = new Set(alike.map(({ record }) => record.startDate));
    for (const { record } of alike) {
      if (!record.endDate || !record.startDate || record.endDate <= record.startDate) continue;
      if (starts.has(record.endDate)) touching += 1;
      if (starts.has(addDays(record.endDate, 1))) adjoining += 1;
    }
  }
  if (touching + adjoining > 0) return touching > adjoining ? 'nextStart' : 'lastDay';
  const isMonths =
    lines.length > 0 &&
    lines.every(({ record: { startDate, endDate } }) => isFromFirstToFirst(startDate, endDate));
  return isMonths ? 'nextStart' : null;
}

function isFromFirstToFirst(start: string | null, end: string | null): boolean {
  return Boolean(start?.endsWith('-01') && end?.endsWith('-01') && start < end);
}

export function endBeforeNextStart(lines: readonly Line[]): void {
  for (const { record } of lines) {
    const { startDate, endDate } = record;
    if (startDate && endDate && endDate > startDate) record.endDate = addDays(endDate, -1);
  }
}

function byMeter(lines: readonly Line[]): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const { location, meter, item } = line.record;
    const key = JSON.stringify([location, meter, item, line.column]);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}
