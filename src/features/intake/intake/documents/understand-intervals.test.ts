import { expect, test } from 'vitest';
import type { Answers, IntervalSeries, RawRecord, Source } from '../model';
import { greenButton } from '../shapes/green-button-atom';
import { emptyRecord } from './fields/read-bill';
import type { MonthsOf } from './months-of-series';
import { readDocument } from './read-document';
import { understandDocument } from './understand-document';

const read = async (text: string) => {
  const source = await readDocument(new TextEncoder().encode(text));
  if (source.type !== 'intervals') throw new Error(`Read as ${source.type}`);
  return source;
};

/** The months of readings by their label alone: what is counted here is that each has the right one. */
const plainMonths: MonthsOf = (series: IntervalSeries, { sheet }) => {
  const months = new Map<string, number>();
  for (const { start, amount } of series.readings) {
    const month = start.slice(0, 7);
    months.set(month, Number(((months.get(month) ?? 0) + amount).toFixed(6)));
  }
  const records = [...months].map(
    ([month, amount]): RawRecord => ({
      ...emptyRecord(`${sheet ?? ''}${month}`),
      meter: series.meter,
      amount,
    }),
  );
  return { records, leftOut: [], remarks: [] };
};
const understand = (source: Source, answers: Answers = {}) =>
  understandDocument(source, answers, plainMonths);

const hours = 31 * 24;
const march = { firstHour: '2026-03-01T08:00:00Z', hours };
const perDay = (series: IntervalSeries | undefined, day: string) =>
  series?.readings.filter(({ start }) => start.startsWith(day)).length;

test('hourly readings in Wh become local hours in kWh', async () => {
  const { series, isUtc, timeZone } = await read(greenButton({ ...march, missing: [100], estimated: [5] }));
  const [one] = series;
  expect([isUtc, timeZone, series.length]).toEqual([false, 'America/Los_Angeles', 1]);
  expect(one && { ...one, readings: one.readings.length }).toEqual({
    meter: 'Meter 4455667',
    item: 'Electricity',
    unit: 'kWh',
    isExport: false,
    stepMinutes: 60,
    readings: hours - 1,
  });
  expect(one?.readings[0]).toEqual({ start: '2026-03-01T00:00', amount: 0.5, isEstimated: false, row: 1 });
  expect(one?.readings.filter(({ isEstimated }) => isEstimated).map(({ start }) => start)).toEqual([
    '2026-03-01T05:00',
  ]);
});

test('the day that the clocks change has 23 hours in spring and 25 in autumn', async () => {
  const spring = (await read(greenButton(march))).series[0];
  expect(perDay(spring, '2026-03-08')).toBe(23);
  expect(spring?.readings.some(({ start }) => start === '2026-03-08T02:00')).toBe(false);
  const autumn = (await read(greenButton({ firstHour: '2026-11-01T07:00:00Z', hours: 49 }))).series[0];
  expect(perDay(autumn, '2026-11-01')).toBe(25);
  expect(perDay(autumn, '2026-11-02')).toBe(24);
});

test('a month has all its hours, whatever the clocks do', async () => {
  const { records, leftOut } = understand(await read(greenButton({ ...march, hours: hours - 1 })));
  expect(records.map(({ key, meter, amount }) => [key, meter, amount])).toEqual([
    ['2026-03', 'Meter 4455667', (hours - 1) / 2],
  ]);
  expect(leftOut).toEqual([]);
});

test('without a stated time zone it is asked, and nothing is given before', async () => {
  const source = await read(greenButton({ firstHour: '2025-12-31T23:00:00Z', hours, hasLocalTime: false }));
  const asked = understand(source);
  expect(asked.records).toEqual([]);
  expect(asked.questions.map(({ about }) => about)).toEqual(['timeZone']);
  const answered = understand(source, { timeZone: 'Europe/Warsaw' });
  expect(answered.questions).toEqual([]);
  expect(answered.records.map(({ key, amount }) => [key, amount])).toEqual([['2026-01', hours / 2]]);
});

test('export to the grid is left out whole', async () => {
  const { records, leftOut } = understand(await read(greenButton({ ...march, hours: 10, isExport: true })));
  expect(records).toEqual([]);
  expect(leftOut).toEqual([{ place: 'Meter 4455667', reason: 'export', amount: 5, unit: 'kWh' }]);
});

test('multipliers and units are those of the standard', async () => {
  const one = async (uom: string, multiplier: number) => {
    const { series } = await read(greenButton({ ...march, hours: 1, uom, multiplier }));
    return [series[0]?.readings[0]?.amount, series[0]?.unit];
  };
  expect(await one('72', 3)).toEqual([500, 'kWh']);
  expect(await one('72', -3)).toEqual([0.0005, 'kWh']);
  expect(await one('169', -2)).toEqual([5, 'therm']);
  expect(await one('42', -3)).toEqual([0.5, 'm³']);
  expect(await one('119', 0)).toEqual([500, 'ft³']);
});

test('power and reactive energy are no use of energy', async () => {
  for (const uom of ['38', '73']) {
    const { records, leftOut } = understand(await read(greenButton({ ...march, hours: 2, uom })));
    expect(records).toEqual([]);
    expect(leftOut.map(({ reason }) => reason)).toEqual(['notEnergy']);
  }
});

test('a register that counts up is not added up', async () => {
  const text = greenButton({ ...march, hours: 2 }).replace(
    '<accumulationBehaviour>4',
    '<accumulationBehaviour>3',
  );
  const { records, leftOut } = understand(await read(text));
  expect(records).toEqual([]);
  expect(leftOut.map(({ reason }) => reason)).toEqual(['notAvailable']);
});

test('bills of a month are entries of their own days', async () => {
  const days = 30 * 86_400;
  const text = greenButton({ ...march, hours: 1 })
    .replace('<intervalLength>3600', `<intervalLength>${days}`)
    .replace('<duration>3600', `<duration>${days}`);
  const { records } = understand(await read(text));
  expect(records.map(({ startDate, endDate, amount }) => [startDate, endDate, amount])).toEqual([
    ['2026-03-01', '2026-03-30', 0.5],
  ]);
});

test('17,520 readings are read in at most 4 seconds on a busy machine', async () => {
  const text = greenButton({ firstHour: '2026-01-01T08:00:00Z', hours: 17_520 });
  const start = performance.now();
  const { records } = understand(await read(text));
  expect(records).toHaveLength(24);
  expect(performance.now() - start).toBeLessThan(4000);
});
