import { expect, it } from 'vitest';
import { yearsOf } from './years';

const summer = { firstMonth: '2025-06-01', lastMonth: '2025-08-01' };
const of = (month: string, kgCo2e: string, over: { locationId?: number; scope?: number } = {}) => ({
  month,
  locationId: 1,
  scope: 1,
  method: 'none' as const,
  kgCo2e,
  lineCount: 1,
  ...over,
});
const period = [of('2025-06-01', '1'), of('2025-07-01', '2'), of('2025-08-01', '4')];
const yearBefore = [of('2024-06-01', '10'), of('2024-07-01', '20'), of('2024-08-01', '40')];

const kgOfYears = (rows: ReturnType<typeof of>[]) =>
  yearsOf(rows, summer).years.map(({ yearsBack, kgCo2e, lineCount }) => [
    yearsBack,
    kgCo2e.toNumber(),
    lineCount,
  ]);

it('adds up the same months of each year, and none in between', () => {
  const between = [of('2024-09-01', '900'), of('2025-05-01', '900')];
  expect(kgOfYears([...yearBefore, ...between, ...period])).toEqual([
    [1, 70, 3],
    [0, 7, 3],
  ]);
});

it('names a year with data in fewer of the months, and does not compare with it', () => {
  const { years, partialYears } = yearsOf([of('2023-06-01', '5'), ...yearBefore.slice(1), ...period], summer);
  expect(years.map(({ yearsBack }) => yearsBack)).toEqual([0]);
  expect(partialYears).toEqual([2, 1]);
});

it('compares a complete year behind an incomplete one', () => {
  const twoBefore = [of('2023-06-01', '1'), of('2023-07-01', '1'), of('2023-08-01', '1')];
  const rows = [...twoBefore, of('2024-06-01', '5'), ...period];
  expect(kgOfYears(rows)).toEqual([
    [2, 3, 3],
    [0, 7, 3],
  ]);
  expect(yearsOf(rows, summer).partialYears).toEqual([1]);
});

it('counts a month once for several locations or scopes with data', () => {
  const twice = [
    of('2024-06-01', '5'),
    of('2024-06-01', '5', { locationId: 2 }),
    of('2024-06-01', '5', { scope: 3 }),
  ];
  expect(yearsOf([...twice, ...period], summer).partialYears).toEqual([1]);
});

it('expects of earlier years only the months with data in the period', () => {
  const rows = [of('2024-06-01', '10'), of('2025-06-01', '1')];
  expect(yearsOf(rows, summer).partialYears).toEqual([]);
  expect(kgOfYears(rows)).toEqual([
    [1, 10, 1],
    [0, 1, 1],
  ]);
});
