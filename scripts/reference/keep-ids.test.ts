import { expect, it } from 'vitest';
import { type FactorEdition, type FactorRecord, packFactors } from '#api/domain/factors/factor-set';
import { keepIds } from './keep-ids';

const edition = { id: 301 } as FactorEdition;
const row = (line: number, yearFrom: number, kgCo2e: string): FactorRecord => ({
  id: 3_010_000 + line,
  editionId: 301,
  activityId: 1,
  unit: 'kWh',
  region: 'PL',
  yearFrom,
  yearTo: yearFrom,
  kgCo2e,
  kgCo2: null,
  kgCh4Co2e: null,
  kgN2oCo2e: null,
  kgCo2Biogenic: null,
  gases: 'all',
  quality: '',
  sourceRow: `Poland ${yearFrom}`,
});
const before = packFactors(edition, 'sha', [row(10, 2023, '0.597'), row(11, 2024, '0.553')]);

it('keeps the id of a row that moved in its file, corrected or not, and records its line', () => {
  const { records, lines } = keepIds([row(20, 2023, '0.6'), row(21, 2024, '0.553')], before);
  expect(records.map(({ id, kgCo2e }) => [id, kgCo2e])).toEqual([
    [3_010_010, '0.6'],
    [3_010_011, '0.553'],
  ]);
  expect(lines).toEqual({ 10: 20, 11: 21 });
});

it('gives a new row no id that another one has, whatever its line', () => {
  const { records, lines } = keepIds([row(10, 2022, '0.681'), row(11, 2023, '0.597')], before);
  expect(records.map(({ id }) => id)).toEqual([3_010_012, 3_010_010]);
  expect(lines).toEqual({ 12: 10, 10: 11 });
});

it('uses the line numbers as ids in a set that is read for the first time', () => {
  expect(keepIds([row(10, 2023, '1')], null)).toEqual({ records: [row(10, 2023, '1')], lines: {} });
});
