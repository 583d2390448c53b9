import { describe, expect, it } from 'vitest';
import { halfHourRowsText } from '../shapes/half-hour-rows-csv';
import { readTable } from './read/read-table';
import { understandTable } from './understand/understand-table';

function timed(bytes: Uint8Array): { ms: number; count: number; leftOut: number } {
  const start = performance.now();
  const source = readTable(bytes, 'csv');
  if (source.type !== 'table') throw new Error('Not a table');
  const { records, leftOut } = understandTable(source, {});
  return { ms: performance.now() - start, count: records.length, leftOut: leftOut.length };
}

/** The bounds are three times what a person should wait, because tests share their machine. */
describe('speed', () => {
  it('reads a year of half-hours in 1.5 s', () => {
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    const { ms, count } = timed(new TextEncoder().encode(halfHourRowsText({ year: 2023, months })));
    expect(count).toBe(12);
    expect(ms).toBeLessThan(4500);
  });

  it('reads 199,999 rows of bills', () => {
    const rows = Array.from({ length: 199_999 }, (_, index) => {
      const day = new Date(Date.UTC(2020, 0, 1 + (index % 1000))).toISOString().slice(0, 10);
      return `M${index},${day},${(index % 977) + 0.5},F/${index}`;
    });
    const bytes = new TextEncoder().encode(['Meter,Read date,kWh,Invoice', ...rows].join('\n'));
    const { ms, count } = timed(bytes);
    expect(count).toBe(199_999);
    expect(ms).toBeLessThan(30_000);
  });
});
