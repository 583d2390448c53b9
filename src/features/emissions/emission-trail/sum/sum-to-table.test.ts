import { expect, it } from 'vitest';
import type { EmissionSum, EmissionSumRow } from '#api/contract/emissions/emission-sums';
import { figures } from '#api/contract/emissions/figures';
import { partsAddUp } from '@/features/emissions/emission-trail/line/working';
import { toCsv } from '@/lib/export/csv';
import { sumToTable } from './sum-to-table';

const selection = figures.total({ year: 2025 });
const part = (key: string, total: string) => ({ key, name: '', total, share: 0.5, lineCount: 1, selection });

const sum: EmissionSum = {
  selection,
  method: 'market',
  unitSymbol: 'kg CO₂e',
  total: '3.000000000000000001',
  lineCount: 2,
  months: { first: '2025-01-01', last: '2025-12-01' },
  gases: { co2: '2.9', ch4: '0.1', n2o: '0', other: '0.000000000000000001' },
  kgCo2Biogenic: '0',
  splits: [
    { dimension: 'scope', parts: [part('1', '1'), part('2', '2.000000000000000001')] },
    { dimension: 'month', parts: [part('2025-01-01', '3.000000000000000001')] },
  ],
  factor: null,
  areRowsListed: true,
};

const row: EmissionSumRow = {
  kind: 'fuel',
  sourceId: 1,
  name: 'Diesel',
  locationName: '=cmd|calc',
  quantity: '1000.5',
  unitSymbol: 'l',
  startDate: '2025-05-10',
  endDate: '2025-05-10',
  reference: '+48 INV',
  details: [{ label: 'Meter number', value: '4711' }],
  lineCount: 2,
  total: '3.000000000000000001',
  share: 1,
};

/** Returns the key instead of the text. */
const t = ((key: string) => key) as unknown as Parameters<typeof sumToTable>[1];

it('copies the figure, its gases, its parts and its rows with every digit', () => {
  const table = sumToTable({ name: 'Total', sum, rows: [row] }, t);
  const totals = table.slice(1).map((cells) => [cells[0], cells[1], cells.at(-2)]);
  expect(totals).toEqual([
    ['sum.block.figure', 'Total', '3.000000000000000001'],
    ['sum.block.gas', 'sum.gases.co2', '2.9'],
    ['sum.block.gas', 'sum.gases.ch4', '0.1'],
    ['sum.block.gas', 'sum.gases.n2o', '0'],
    ['sum.block.gas', 'sum.gases.other', '0.000000000000000001'],
    ['sum.dimensions.scope', 'scopes.1', '1'],
    ['sum.dimensions.scope', 'scopes.2', '2.000000000000000001'],
    ['sum.dimensions.month', '2025-01', '3.000000000000000001'],
    ['sum.block.row', 'Diesel', '3.000000000000000001'],
  ]);
  expect(new Set(table.map((cells) => cells.length)).size).toBe(1);
});

it('keeps entered text from being read as a formula', () => {
  const csv = toCsv(sumToTable({ name: '@SUM(A1)', sum, rows: [row] }, t));
  expect(csv).toContain("'=cmd|calc");
  expect(csv).toContain("'+48 INV");
  expect(csv).toContain("'@SUM(A1)");
});

it('puts details of different row types in one column, each with its name', () => {
  const [headers = [], ...lines] = sumToTable({ name: 'Total', sum, rows: [row] }, t);
  expect(lines.at(-1)?.[headers.indexOf('sum.columns.details')]).toBe('Meter number: 4711');
});

it('tells whether the parts add up', () => {
  expect(partsAddUp(sum)).toBe(true);
  expect(partsAddUp({ ...sum, total: '3.000000002' })).toBe(false);
  expect(partsAddUp({ ...sum, gases: { co2: '2.9', ch4: '0.2', n2o: '0', other: '0' } })).toBe(false);
});

it('names a negative rest rounding, not another gas', () => {
  const rounded = { ...sum, gases: { co2: '177', ch4: '0.5', n2o: '0.2', other: '-0.01' } };
  const table = sumToTable({ name: 'Electricity', sum: rounded, rows: [] }, t);
  const gases = table.filter(([what]) => what === 'sum.block.gas').map(([, label]) => label);
  expect(gases).toEqual(['sum.gases.co2', 'sum.gases.ch4', 'sum.gases.n2o', 'sum.gases.rounding']);
});
