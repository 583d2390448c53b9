import type { Answers, IntervalSeries, LeftOut, RawRecord, Source, Understood } from '../model';
import { energyUnitOf, isNotEnergy } from './energy-words';
import { emptyRecord } from './fields/read-bill';
import type { MonthsOf } from './months-of-series';
import { inTimeZone, knownZones } from './xml/espi-local-time';

const minutesPerDay = 1440;

/** Months of each series. A file in UTC gives nothing before its time zone is known. */
export function understandIntervals(
  source: Extract<Source, { type: 'intervals' }>,
  answers: Answers,
  monthsOf: MonthsOf,
): Understood {
  const fingerprint = `ESPI:${source.series.map(({ meter, unit }) => `${meter} ${unit}`).join(',')}`.slice(
    0,
    200,
  );
  const understood: Understood = {
    records: [],
    leftOut: [],
    questions: [],
    remarks: [...source.remarks],
    fingerprint,
    suggestedName: (source.series[0]?.meter ?? 'Green Button').slice(0, 120),
    view: null,
    settled: {},
  };
  if (source.isUtc && answers.timeZone === undefined) {
    return { ...understood, questions: [{ about: 'timeZone', options: knownZones }] };
  }
  for (const [index, series] of source.series.entries()) {
    const local = source.isUtc && answers.timeZone !== undefined ? inZone(series, answers.timeZone) : series;
    const place = source.series.length > 1 ? `${series.meter ?? 'series'} ${index + 1}` : null;
    const options = { sheet: place, timeZone: source.timeZone ?? answers.timeZone ?? null };
    const { records, leftOut, remarks } = partsOf(local, options, monthsOf);
    understood.records.push(...records);
    understood.leftOut.push(...leftOut);
    understood.remarks.push(...remarks);
  }
  return understood;
}

function inZone(series: IntervalSeries, timeZone: string): IntervalSeries {
  const starts = inTimeZone(
    series.readings.map(({ start }) => start),
    timeZone,
  );
  const readings = series.readings.map((reading, index) => ({
    ...reading,
    start: starts[index] ?? reading.start,
  }));
  return { ...series, readings };
}

function partsOf(
  series: IntervalSeries,
  options: Parameters<MonthsOf>[1],
  monthsOf: MonthsOf,
): ReturnType<MonthsOf> {
  const place = options.sheet;
  const reason = reasonToLeaveOut(series);
  if (reason !== null) {
    const amount = Number(series.readings.reduce((sum, one) => sum + one.amount, 0).toFixed(6));
    const row: LeftOut = {
      place: place ?? series.meter ?? 'Green Button',
      reason,
      amount,
      unit: series.unit,
    };
    return { records: [], leftOut: [row], remarks: [] };
  }
  if (series.stepMinutes <= minutesPerDay) return monthsOf(series, options);
  return {
    records: series.readings.map((reading) => billOf(series, reading, place)),
    leftOut: [],
    remarks: [],
  };
}

function reasonToLeaveOut({ isExport, unit, item }: IntervalSeries): LeftOut['reason'] | null {
  if (isExport) return 'export';
  if (unit === null) return 'notAvailable';
  const isEnergy = energyUnitOf(unit) !== null || ['ft³', 'US gal', 'Btu'].includes(unit);
  return isEnergy && !isNotEnergy(item ?? '') ? null : 'notEnergy';
}

/** A reading of a whole month or more is an entry of its own, because it need not match the calendar. */
function billOf(
  series: IntervalSeries,
  reading: IntervalSeries['readings'][number],
  place: string | null,
): RawRecord {
  const startDate = reading.start.slice(0, 10);
  const days = Math.round(series.stepMinutes / minutesPerDay);
  const { row } = reading;
  return {
    ...emptyRecord(`${place ?? 'ESPI'}!${row}`),
    meter: series.meter,
    item: series.item,
    unit: series.unit,
    amount: reading.amount,
    startDate,
    endDate: new Date(Date.parse(`${startDate}T00:00Z`) + (days - 1) * 86_400_000).toISOString().slice(0, 10),
    isEstimated: reading.isEstimated,
    values: [
      {
        part: 'amount',
        place: { type: 'rows', sheet: place, firstRow: row, lastRow: row, rowCount: 1 },
        raw: String(reading.amount),
      },
    ],
  };
}
