import { expect, it } from 'vitest';
import { readTable } from './read/read-table';
import { understandTable } from './understand/understand-table';

it('reads 199,999 rows of bills within the memory of a test', () => {
  const rows = Array.from({ length: 199_999 }, (_, index) => {
    const day = new Date(Date.UTC(2020, 0, 1 + (index % 1000))).toISOString().slice(0, 10);
    return `M${index},${day},${(index % 977) + 0.5},F/${index}`;
  });
  const bytes = new TextEncoder().encode(['Meter,Read date,kWh,Invoice', ...rows].join('\n'));
  // Time of the processor: the machine may be busy with other tests.
  const before = process.cpuUsage();
  const source = readTable(bytes, 'csv');
  if (source.type !== 'table') throw new Error('Not a table');
  const { records } = understandTable(source, {});
  expect(records).toHaveLength(199_999);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(30_000);
});
