import { expect, test } from 'vitest';
import { columnName, columnOf, dateOfSerial, isDateFormat, serialOfDate } from './cells';

test.each([
  [1, false, '1900-01-01'],
  [59, false, '1900-02-28'],
  [61, false, '1900-03-01'],
  [45658, false, '2025-01-01'],
  [45658.75, false, '2025-01-01'],
  [44196, true, '2025-01-01'],
  [2_958_465, false, '9999-12-31'],
])('serial %d (from 1904: %s) is %s', (serial, is1904, date) =>
  expect(dateOfSerial(serial, is1904)).toBe(date),
);

test.each([0, 0.5, -1, 3_000_000, Number.NaN])('serial %d is no day', (serial) =>
  expect(dateOfSerial(serial, false)).toBeUndefined(),
);

test('a day and its serial number name each other', () => {
  for (const date of ['1990-01-01', '2024-02-29', '2025-12-31']) {
    expect(dateOfSerial(serialOfDate(date), false)).toBe(date);
  }
});

test.each([
  [14, undefined, true],
  [22, undefined, true],
  [57, undefined, true],
  [0, undefined, false],
  [2, undefined, false],
  [20, undefined, false],
  [164, 'dd\\.mm\\.yyyy', true],
  [165, '[$-415]d mmmm yyyy;@', true],
  [166, 'yyyy-mm-dd', true],
  [167, '0.00 "days"', false],
  [168, '[Red]#,##0.00_);[Blue]-0', false],
  [169, '#,##0\\ "kWh"', false],
  [170, 'mm:ss', false],
  [171, 'General', false],
  [172, '0.00;"dd"', false],
])('format %d %s shows dates: %s', (id, code, isDate) => expect(isDateFormat(id, code)).toBe(isDate));

test('columns have letters', () => {
  for (const column of [0, 25, 26, 51, 52, 701, 702]) expect(columnOf(`${columnName(column)}7`)).toBe(column);
  expect([0, 25, 26, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AAA']);
});
