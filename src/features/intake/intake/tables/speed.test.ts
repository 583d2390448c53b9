import { expect, it } from 'vitest';
import { halfHourRowsText } from '../shapes/half-hour-rows-csv';
import { readTable } from './read/read-table';
import { understandTable } from './understand/understand-table';

/** Three times the 1.5 s that a user should wait, because tests share their machine. */
const maxMs = 4500;

it('reads a year of 17,520 half-hours in 1.5 s', () => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const bytes = new TextEncoder().encode(halfHourRowsText({ year: 2023, months }));
  const start = performance.now();
  const source = readTable(bytes, 'csv');
  if (source.type !== 'table') throw new Error('Not a table');
  expect(understandTable(source, {}).records).toHaveLength(12);
  expect(performance.now() - start).toBeLessThan(maxMs);
});
