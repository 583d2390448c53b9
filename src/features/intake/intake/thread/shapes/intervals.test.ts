import { describe, expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import { greenButton } from '../../shapes/green-button-atom';
import { halfHourColumnsCsv, halfHourMeters, halfHourSum } from '../../shapes/half-hour-columns-csv';
import { halfHourRowsText, utf16le } from '../../shapes/half-hour-rows-csv';
import { quarterHours, quarterHoursCsv } from '../../shapes/quarter-hours-csv';
import { daysOf, thousandths } from '../../shapes/series-of-days';
import { workbookBytes } from '../../shapes/workbook-bytes';
import { bytesOf, companyWith, entriesOf } from './from-bytes';

const { choices, electricity, interpret, takenInTwice } = companyWith({ utilities, fuels, units });

const use = { item: 'Electricity', unit: 'kWh', invoice: null };
const daysIn = (year: number, month: number) => ({
  from: daysOf(year, month)[0],
  to: daysOf(year, month).at(-1),
});

describe('48 half-hours in columns (D1)', () => {
  test.each([
    ['kWh_1 to kWh_48', false],
    ['[00:30] to [24:00] with a total', true],
  ])('%s: three sites are asked about, and each meter has an entry a month', async (_, isLabelled) => {
    const [january, february] = await takenInTwice(
      halfHourColumnsCsv({ isLabelled }),
      halfHourColumnsCsv({ isLabelled, month: 2 }),
      { asked: ['locations'], answers: { locations: { 'site-1': 1, 'site-2': 2, 'site-3': 2 } } },
    );
    for (const [month, { entries, found }] of [january, february].entries()) {
      expect(entries).toEqual(
        halfHourMeters.map((meter, index) => ({
          ...use,
          value: halfHourSum(index, 2025, month + 1) / 1000,
          ...daysIn(2025, month + 1),
          location: index === 0 ? 1 : 2,
          meter,
        })),
      );
      expect([found.matched.leftOut, found.understood.remarks]).toEqual([[], []]);
    }
  });
});

describe('half-hours in rows, labelled at their end (D2)', () => {
  const sumOf = (month: number) =>
    daysOf(2019, month).reduce((total, _, day) => {
      for (let index = 0; index < 48; index += 1) total += thousandths(month, day, index);
      return total;
    }, 0) / 1000;

  test.each([
    ['UTF-8', bytesOf],
    ['UTF-16', (text: string) => utf16le(text, true)],
    ['UTF-16 without a mark', (text: string) => utf16le(text, false)],
  ])('in %s: the meter is asked about, and has an entry a month', async (_, encoded) => {
    const [august, september] = await takenInTwice(
      encoded(halfHourRowsText()),
      encoded(halfHourRowsText({ months: [9] })),
      { asked: ['meters'], answers: { meters: { '9100001234': { locationId: 2, item: electricity } } } },
    );
    const entry = { ...use, location: 2, meter: '9100001234' };
    expect(august.entries).toEqual([{ ...entry, value: sumOf(8), ...daysIn(2019, 8) }]);
    expect(september.entries).toEqual([{ ...entry, value: sumOf(9), ...daysIn(2019, 9) }]);
    expect(august.found.understood.remarks).toMatchObject([
      { code: 'estimatedIntervals', params: { count: 31 } },
    ]);
  });
});

describe('Green Button hours in UTC (D4)', () => {
  const meter = 'Meter 4455667';
  const answers = { meters: { [meter]: { locationId: 1, item: electricity } } };
  const entry = { ...use, location: 1, meter };
  // January of Los Angeles has 744 hours, one of which is missing; March has 743, because the clocks change.
  const file = (month: 1 | 3, hasLocalTime: boolean) =>
    bytesOf(
      greenButton(
        month === 1
          ? { firstHour: '2026-01-01T08:00:00Z', hours: 744, missing: [50], hasLocalTime }
          : { firstHour: '2026-03-01T08:00:00Z', hours: 743, hasLocalTime },
      ),
    );

  test.each([
    ['with the rules of its clock', true, ['meters'], answers],
    ['without them', false, ['timeZone'], { ...answers, timeZone: 'America/Los_Angeles' }],
  ])('%s: the missing hour is named, and the month of the clock change is whole', async (...given) => {
    const [, hasLocalTime, asked, answered] = given;
    const [january, march] = await takenInTwice(file(1, hasLocalTime), file(3, hasLocalTime), {
      asked,
      answers: answered,
    });
    expect(january.entries).toEqual([{ ...entry, value: 371.5, ...daysIn(2026, 1) }]);
    expect(march.entries).toEqual([{ ...entry, value: 371.5, ...daysIn(2026, 3) }]);
    expect(january.found.understood.remarks).toEqual([
      { code: 'missingIntervals', place: meter, params: { count: 1, firstDay: '2026-01-03' } },
    ]);
    expect(march.found.understood.remarks).toEqual([]);
  });
});

describe('quarter-hours by the local clock (D6)', () => {
  test('both months of a clock change are whole after the place of its meter and the energy were asked', async () => {
    const [march, october] = await takenInTwice(
      quarterHoursCsv({ month: 3 }),
      quarterHoursCsv({ month: 10 }),
      { asked: ['meters'], answers: { meters: { de0001: { locationId: 1, item: electricity } } } },
    );
    const sumOf = (month: number) =>
      quarterHours(2025, month).reduce((total, { amount }) => total + amount, 0) / 1000;
    const entry = { ...use, location: 1, meter: 'DE0001' };
    expect(march.entries).toEqual([{ ...entry, value: sumOf(3), ...daysIn(2025, 3) }]);
    expect(october.entries).toEqual([{ ...entry, value: sumOf(10), ...daysIn(2025, 10) }]);
    expect([march.found.understood.remarks, october.found.understood.remarks]).toEqual([[], []]);
  });
});

describe('a day with two clock times in each row', () => {
  const sumOf = (count: number) => Number((count * 0.25).toFixed(2));
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const rows = (step: number, month = '01') =>
    Array.from({ length: 3 * (1440 / step) }, (_, index) => {
      const start = (index * step) % 1440;
      const day = String(Math.floor((index * step) / 1440) + 1).padStart(2, '0');
      return `2025-${month}-${day};${clock(start)};${clock((start + step) % 1440)};0,25`;
    });
  const file = (head: string, lines: string[]) => bytesOf([head, ...lines].join('\n'));
  const answers = { locationId: 1, item: electricity };

  test.each([
    ['Date;From;To;kWh', 15],
    ['Date;Start;End;kWh', 30],
    ['Datum;Von;Bis;Verbrauch (kWh)', 60],
    ['Data;Od;Do;Zużycie (kWh)', 15],
  ])('is a file of intervals: %s, every %s minutes', async (head, step) => {
    const [january, february] = await takenInTwice(file(head, rows(step)), file(head, rows(step, '02')), {
      asked: ['locationId', 'item'],
      answers,
    });
    const entry = { ...use, location: 1, meter: null, value: sumOf(3 * (1440 / step)) };
    expect(january.entries).toEqual([{ ...entry, from: '2025-01-01', to: '2025-01-03' }]);
    expect(february.entries).toEqual([{ ...entry, from: '2025-02-01', to: '2025-02-03' }]);
    expect(january.found.understood.view).toMatchObject({ layout: 'intervals' });
    expect(january.found.understood.remarks).toEqual([]);
  });

  test('is read by its start although the columns are in a workbook and formatted as times', async () => {
    const days = Array.from({ length: 48 }, (_, index) => [
      { serial: 45_658 + Math.floor(index / 24), format: 'yyyy-mm-dd' },
      { serial: (index % 24) / 24, format: 'hh:mm' },
      { serial: ((index % 24) + 1) / 24, format: 'hh:mm' },
      0.25,
    ]);
    const bytes = workbookBytes([{ name: 'Load', rows: [['Date', 'From', 'To', 'kWh'], ...days] }]);
    const found = await interpret(bytes, answers);
    expect(entriesOf(found, choices)).toEqual([
      { ...use, location: 1, meter: null, value: 12, from: '2025-01-01', to: '2025-01-02' },
    ]);
  });

  test('without a steady step is an entry for each row', async () => {
    const times = ['06:00;14:10', '06:00;13:45', '22:15;23:00', '05:30;06:10', '09:00;09:30'];
    const lines = [...times, ...times].map(
      (time, index) => `2025-01-${10 + index * 2};${time};0,${index + 1}`,
    );
    const found = await interpret(file('Date;From;To;kWh', lines), answers);
    expect(found.understood.view).toMatchObject({ layout: 'rows' });
    expect(found.matched.drafts).toHaveLength(10);
    expect(found.matched.drafts[0]).toMatchObject({ startDate: null, endDate: '2025-01-10' });
  });

  test('is none if the two columns hold days or places', async () => {
    const days = await interpret(file('From;To;kWh', ['2025-01-01;2025-01-31;5', '2025-02-01;2025-02-28;6']));
    expect(days.matched.drafts.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2025-01-01', '2025-01-31'],
      ['2025-02-01', '2025-02-28'],
    ]);
    const places = await interpret(file('Date;From;To;kWh', ['2025-01-01;Kraków;Łódź;5']));
    expect(places.understood.view?.columns.map(({ field }) => field)).toEqual(['day', null, null, 'amount']);
  });
});
