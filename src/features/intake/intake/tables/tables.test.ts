import { describe, expect, it } from 'vitest';
import type { Answers, RawRecord, Understood } from '../model';
import { billHistory, billHistoryWorkbook } from '../shapes/bill-history-workbook';
import { fuelCardCsv } from '../shapes/fuel-card-csv';
import { halfHourColumnsCsv, halfHourMeters, halfHourSum } from '../shapes/half-hour-columns-csv';
import { halfHourRowsText, utf16le } from '../shapes/half-hour-rows-csv';
import { meterEntriesWorkbook, meterEntryAmount, meterEntryMeters } from '../shapes/meter-entries-workbook';
import {
  billsCsv,
  correctedBills,
  creditedBills,
  overlappingBills,
  slippedBills,
} from '../shapes/overlapping-bills-csv';
import { quarterHours, quarterHoursCsv } from '../shapes/quarter-hours-csv';
import { daysOf, thousandths } from '../shapes/series-of-days';
import { travelSegmentsCsv } from '../shapes/travel-segments-csv';
import { addDays } from './intervals/days';
import { readTable } from './read/read-table';
import { understandTable } from './understand/understand-table';

function understand(bytes: Uint8Array, kind: 'csv' | 'workbook', answers: Answers = {}): Understood {
  const source = readTable(bytes, kind);
  if (source.type !== 'table') throw new Error('Not a table');
  return understandTable(source, answers);
}

const brief = ({ meter, item, amount, unit, startDate, endDate }: RawRecord) => ({
  meter,
  item,
  amount,
  unit,
  startDate,
  endDate,
});

/** The same kind of file a month later is read without a question, and known by its fingerprint. */
function expectNoQuestions(
  first: Understood,
  later: Uint8Array,
  kind: 'csv' | 'workbook',
  answers: Answers = {},
) {
  const next = understand(later, kind, { ...first.settled, ...answers });
  expect(next.questions).toEqual([]);
  expect(next.records.length).toBeGreaterThan(0);
  expect(next.fingerprint).toBe(first.fingerprint);
  expect(understand(later, kind).fingerprint).toBe(first.fingerprint);
}

describe('48 half-hours in columns (D1)', () => {
  it.each([false, true])('gives one entry per meter and month, with labels: %s', (isLabelled) => {
    const found = understand(halfHourColumnsCsv({ isLabelled }), 'csv');
    expect(found.questions).toEqual([]);
    expect(found.remarks).toEqual([]);
    expect(found.view?.layout).toBe('intervals');
    expect(found.records.map(brief)).toEqual(
      halfHourMeters.map((meter, index) => ({
        meter,
        item: null,
        amount: halfHourSum(index, 2025, 1) / 1000,
        unit: 'kWh',
        startDate: '2025-01-01',
        endDate: '2025-01-31',
      })),
    );
    expect(found.records[1]?.location).toBe('SITE-2');
    expect(found.records[1]?.values[0]).toMatchObject({
      part: 'amount',
      place: { type: 'rows', sheet: null, firstRow: 33, lastRow: 63, rowCount: 31 },
    });
    expectNoQuestions(found, halfHourColumnsCsv({ isLabelled, month: 2 }), 'csv');
  });
});

describe('half-hours in rows, labelled at their end (D2)', () => {
  const text = halfHourRowsText();
  const sum = daysOf(2019, 8).reduce((total, _, day) => {
    for (let index = 0; index < 48; index += 1) total += thousandths(8, day, index);
    return total;
  }, 0);

  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-16 with a mark', utf16le(text, true)],
    ['UTF-16 without a mark', utf16le(text, false)],
  ])('gives one entry for the month in %s', (_, bytes) => {
    const found = understand(bytes, 'csv');
    expect(found.questions).toEqual([]);
    expect(found.settled.intervalLabel).toBe('end');
    expect(found.records.map(brief)).toEqual([
      {
        meter: '9100001234',
        item: null,
        amount: sum / 1000,
        unit: 'kWh',
        startDate: '2019-08-01',
        endDate: '2019-08-31',
      },
    ]);
    expect(found.records[0]?.isEstimated).toBe(true);
    expect(found.remarks).toEqual([
      { code: 'estimatedIntervals', place: '9100001234', params: { count: 31, firstDay: '2019-08-01' } },
    ]);
    expectNoQuestions(found, utf16le(halfHourRowsText({ months: [9] }), false), 'csv');
  });
});

describe('a portal workbook with merged lines above its header (D3)', () => {
  it('gives one entry per row and leaves out what is not available', () => {
    const found = understand(meterEntriesWorkbook(), 'workbook');
    expect(found.questions).toEqual([]);
    expect(found.view).toMatchObject({ sheet: 'Meter Entries', headerRow: 5, layout: 'rows' });
    const expected = meterEntryMeters.flatMap(({ name, type, factor }) =>
      Array.from({ length: 12 }, (_, index) => ({
        meter: name,
        item: type,
        amount: meterEntryAmount(factor, index + 1),
        unit: 'kBtu (thousand Btu)',
        startDate: daysOf(2024, index + 1)[0],
        endDate: daysOf(2024, index + 1).at(-1),
      })),
    );
    expect(found.records.map(brief)).toEqual(expected.filter((_, index) => index !== 16));
    expect(found.leftOut).toEqual([
      { place: 'Meter Entries!23', reason: 'notAvailable', amount: null, unit: 'kBtu (thousand Btu)' },
    ]);
    expect(found.records.map(({ isEstimated }) => isEstimated).filter(Boolean)).toHaveLength(2);
    expect(found.records[0]).toMatchObject({ location: 'Main Bakery', cost: 101, currency: '$' });
    expect(found.remarks.map(({ code, place }) => `${code} ${place}`)).toEqual([
      'emptySheet Read me',
      'mergedCells Meter Entries',
    ]);
    expect(found.records[0]?.values).toContainEqual({
      part: 'endDate',
      place: { type: 'cells', sheet: 'Meter Entries', cells: ['E7'] },
      raw: '2/1/2024',
    });
    expectNoQuestions(found, meterEntriesWorkbook({ year: 2025 }), 'workbook');
  });
});

describe('bills with the day of the reading and the days used (D5)', () => {
  it('counts the days back and leaves out the repeated row', () => {
    const found = understand(billHistoryWorkbook(), 'workbook');
    expect(found.questions).toEqual([]);
    expect(found.records.map(brief)).toEqual(
      billHistory(2022).map(({ readDate, days, kwh }) => ({
        meter: '400-7788',
        item: null,
        amount: kwh,
        unit: 'kwh',
        startDate: addDays(readDate, 1 - days),
        endDate: readDate,
      })),
    );
    expect(found.records[3]?.cost).toBe(123.5);
    expect(found.leftOut).toEqual([{ place: 'Sheet1!9', reason: 'duplicate', amount: 878, unit: 'kwh' }]);
    expectNoQuestions(found, billHistoryWorkbook({ firstYear: 2023 }), 'workbook');
  });
});

describe('quarter-hours by the local clock (D6)', () => {
  it.each([
    [1, 2976],
    [3, 2972],
    [10, 2980],
  ])('adds up month %s with %s rows and misses nothing', (month, rowCount) => {
    const found = understand(quarterHoursCsv({ month }), 'csv');
    const sum = quarterHours(2025, month).reduce((total, { amount }) => total + amount, 0);
    expect(found.questions).toEqual([]);
    expect(found.remarks).toEqual([]);
    expect(found.records.map(brief)).toEqual([
      {
        meter: 'DE0001',
        item: null,
        amount: sum / 1000,
        unit: 'kWh',
        startDate: daysOf(2025, month)[0],
        endDate: daysOf(2025, month).at(-1),
      },
    ]);
    expect(found.records[0]?.values[0]?.place).toEqual({
      type: 'rows',
      sheet: null,
      firstRow: 4,
      lastRow: rowCount + 3,
      rowCount,
    });
    expectNoQuestions(found, quarterHoursCsv({ month: 11 }), 'csv');
  });
});

describe('bills that overlap, are corrected, in a wrong unit or credited (D7)', () => {
  it('gives each bill as it is in the file', () => {
    const amounts = [overlappingBills, correctedBills, slippedBills, creditedBills].map((bills) =>
      understand(billsCsv(bills), 'csv').records.map(({ amount }) => amount),
    );
    expect(amounts).toEqual([[1820, 1750.5], [1802, 1750.5], [1_795_000], [-200]]);
    const found = understand(billsCsv(overlappingBills), 'csv');
    expect(found.questions).toEqual([]);
    expect(found.records[1]).toMatchObject({
      startDate: '2025-01-21',
      endDate: '2025-02-20',
      invoice: 'A/2',
    });
    expect(found.records[1]?.meter).toBe('590310600000123456');
    expectNoQuestions(found, billsCsv(creditedBills), 'csv');
  });
});

describe('a statement of fuel cards (D11)', () => {
  it('reads litres and products and leaves out the cancelled pair and the total', () => {
    const source = readTable(fuelCardCsv(), 'csv');
    expect(source).toMatchObject({ text: { encoding: 'windows-1252', separator: ';' } });
    const found = understand(fuelCardCsv(), 'csv');
    expect(found.questions).toEqual([]);
    expect(
      found.records.map(({ key, item, amount, unit, startDate, endDate, cost, currency }) => [
        key,
        item,
        amount,
        unit,
        startDate,
        endDate,
        cost,
        currency,
      ]),
    ).toEqual([
      ['5', 'Diesel', 52.3, 'Liter', null, '2025-03-03', 86.77, 'EUR'],
      ['6', 'Super E10', 38.05, 'Liter', null, '2025-03-05', 65.41, 'EUR'],
      ['9', 'Autowäsche', 1, 'Liter', null, '2025-03-14', 12.9, 'EUR'],
      ['10', 'AdBlue', 10.5, 'Liter', null, '2025-03-17', 9.44, 'EUR'],
      ['11', 'Diesel', 60.25, 'Liter', null, '2025-03-28', 98.75, 'EUR'],
    ]);
    expect(found.leftOut).toEqual([
      { place: '7', reason: 'cancelled', amount: 41, unit: 'Liter' },
      { place: '8', reason: 'cancelled', amount: -41, unit: 'Liter' },
      { place: '12', reason: 'total', amount: 162.1, unit: 'Liter' },
    ]);
    expectNoQuestions(found, fuelCardCsv({ month: '04' }), 'csv');
  });
});

describe('the segments of a travel agency (D12)', () => {
  it('reads miles and classes and leaves out the refund and the total', () => {
    const found = understand(travelSegmentsCsv(), 'csv');
    expect(found.questions).toEqual([]);
    expect(
      found.records.map(({ item, amount, unit, endDate, invoice, cost, currency }) => [
        item,
        amount,
        unit,
        endDate,
        invoice,
        cost,
        currency,
      ]),
    ).toEqual([
      ['Economy', 912, 'Miles', '2025-02-03', '0017001', 210, 'USD'],
      ['Economy', 912, 'Miles', '2025-02-06', '0017001', 210, 'USD'],
      ['Business', 4263, 'Miles', '2025-02-14', '0017002', 2150, 'USD'],
      ['Rail', 322, 'Miles', '2025-02-21', '0017004', 60, 'USD'],
    ]);
    expect(found.leftOut.map(({ place, reason, amount }) => [place, reason, amount])).toEqual([
      ['5', 'cancelled', 437],
      ['6', 'cancelled', -437],
      ['8', 'total', 6409],
    ]);
    expectNoQuestions(found, travelSegmentsCsv({ month: '03' }), 'csv');
  });
});
