import { describe, expect, it } from 'vitest';
import type { IntervalSeries } from '../../model';
import { dayText, minuteText, numberOfDay } from './days';
import { exactSum } from './exact-sum';
import { monthsOf } from './months-of';

type Reading = IntervalSeries['readings'][number];

/** Hours of 0.1 each by the clock, from the start of a day to the end of another. */
function hours(from: string, to: string): Reading[] {
  const readings: Reading[] = [];
  for (let minutes = numberOfDay(from) * 1440; minutes < (numberOfDay(to) + 1) * 1440; minutes += 60) {
    readings.push({ start: minuteText(minutes), amount: 0.1, isEstimated: false, row: readings.length + 2 });
  }
  return readings;
}

function series(readings: Reading[], changes: Partial<IntervalSeries> = {}): IntervalSeries {
  return { meter: 'M1', item: null, unit: 'kWh', isExport: false, stepMinutes: 60, readings, ...changes };
}
const remarksOf = (readings: Reading[], timeZone?: string) =>
  monthsOf(series(readings), { sheet: null, timeZone }).remarks.map(({ code, params }) => [
    code,
    params.count,
    params.firstDay,
  ]);

describe('months of a series', () => {
  it('adds up each month exactly, with its first and last day and its rows', () => {
    const { records, leftOut, remarks } = monthsOf(series(hours('2025-01-30', '2025-02-28')), {
      sheet: 'Load',
    });
    expect([leftOut, remarks]).toEqual([[], []]);
    expect(records.map(({ key, amount, startDate, endDate }) => [key, amount, startDate, endDate])).toEqual([
      ['Load!M1 2025-01', 4.8, '2025-01-30', '2025-01-31'],
      ['Load!M1 2025-02', 67.2, '2025-02-01', '2025-02-28'],
    ]);
    expect(records[1]?.values).toEqual([
      {
        part: 'amount',
        place: { type: 'rows', sheet: 'Load', firstRow: 50, lastRow: 721, rowCount: 672 },
        raw: '67.2 kWh',
      },
    ]);
  });

  it('counts what is missing, also whole days, and names the first day', () => {
    const readings = hours('2025-01-01', '2025-01-10').filter(
      ({ start }) => start !== '2025-01-03T05:00' && !start.startsWith('2025-01-07'),
    );
    expect(remarksOf(readings)).toEqual([['missingIntervals', 25, '2025-01-03']]);
  });

  it('takes a day of 23 or 25 hours for complete when the clocks change', () => {
    const spring = hours('2025-03-29', '2025-03-31').filter(({ start }) => start !== '2025-03-30T02:00');
    const autumn = hours('2025-10-25', '2025-10-27');
    const repeated = autumn.filter(({ start }) => start === '2025-10-26T02:00');
    for (const timeZone of [undefined, 'Europe/Warsaw']) {
      expect(remarksOf(spring, timeZone)).toEqual([]);
      expect(remarksOf([...autumn, ...repeated], timeZone)).toEqual([]);
    }
    const doubled = monthsOf(series([...autumn, ...repeated]), { sheet: null });
    expect(doubled.records[0]?.amount).toBe(7.3);
    expect(remarksOf(hours('2025-10-25', '2025-10-27'), 'Europe/Warsaw')).toEqual([
      ['missingIntervals', 1, '2025-10-26'],
    ]);
    expect(remarksOf(hours('2025-10-25', '2025-10-27'))).toEqual([]);
  });

  it('misses an hour on any other day, and on the day of the change in a zone without one', () => {
    const spring = hours('2025-03-28', '2025-03-31').filter(({ start }) => start !== '2025-03-29T02:00');
    expect(remarksOf(spring)).toEqual([['missingIntervals', 1, '2025-03-29']]);
    const short = hours('2025-03-29', '2025-03-31').filter(({ start }) => start !== '2025-03-30T02:00');
    expect(remarksOf(short, 'UTC')).toEqual([['missingIntervals', 1, '2025-03-30']]);
  });

  it('counts a doubled interval once, and leaves the amount open if the two differ', () => {
    const readings = hours('2025-01-01', '2025-01-02');
    const [first] = readings;
    if (!first) throw new Error('No reading');
    expect(remarksOf([...readings, first])).toEqual([['doubledIntervals', 1, '2025-01-01']]);
    expect(monthsOf(series([...readings, first]), { sheet: null }).records[0]?.amount).toBe(4.8);
    const other = monthsOf(series([...readings, { ...first, amount: 0.2 }]), { sheet: null });
    expect(other.records[0]?.amount).toBeNull();
  });

  it('leaves out export with its sum, and never nets it off', () => {
    const { records, leftOut } = monthsOf(series(hours('2025-01-01', '2025-01-31'), { isExport: true }), {
      sheet: null,
    });
    expect(records).toEqual([]);
    expect(leftOut).toEqual([{ place: '2–745', reason: 'export', amount: 74.4, unit: 'kWh' }]);
  });

  it('adds without the errors of binary fractions', () => {
    expect(exactSum(Array.from({ length: 10 }, () => 0.1))).toBe(1);
    expect(exactSum([0.1, 0.2, -0.3])).toBe(0);
    expect(exactSum([-0.1, -0.2])).toBe(-0.3);
    expect(exactSum([1e9, 0.000000001])).toBe(1_000_000_000);
    expect(dayText(numberOfDay('2024-02-29'))).toBe('2024-02-29');
  });
});
