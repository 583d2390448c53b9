import { expect, test } from 'vitest';
import { worseThan } from './guard';
import { faster, type Row, slower, within } from './report';

const of = (median: number) => ({ n: 1, median, p95: median });
const start = (peer: number) =>
  faster({ figure: 'start', unit: 'ms' }, of(100), { name: 'peer', summary: of(peer) }, null);
const list = (ours: number) =>
  slower({ figure: 'list', unit: 'ms' }, of(ours), { name: 'peer', summary: of(100) }, null);
const size = (megabytes: number): Row => within({ figure: 'size', unit: 'MB' }, of(megabytes), null);
const record = [start(200), list(100), size(8)];

test('accepts a run that equals the recorded one or is better', () => {
  expect(worseThan(record, [start(190), list(110), size(8.1)])).toEqual([]);
  expect(worseThan(record, [start(900), list(10), size(2)])).toEqual([]);
});

test('names what became clearly worse, in both directions of the ratio', () => {
  expect(worseThan(record, [start(120), list(200), size(8.5)])).toEqual([
    'start: ratio 1.20 instead of 2.00, where higher is better',
    'list: ratio 2.00 instead of 1.00, where lower is better',
    'size: 8.50 MB instead of 8.00',
  ]);
});

test('asks for a new record when a figure is missing from it', () => {
  expect(worseThan([], [size(8)])).toEqual(['size is not in the record.']);
});
