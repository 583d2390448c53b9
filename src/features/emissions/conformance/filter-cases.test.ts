import { expect, it } from 'vitest';
import type { ConformanceCase } from '#api/contract/emissions/conformance';
import { filterCases, totalsOf } from './filter-cases';

const golden = (over: Partial<ConformanceCase>): ConformanceCase => ({
  id: 'uk-natural-gas-2025',
  title: 'UK natural gas',
  countryCode: 'GB',
  gwpSet: 'AR5',
  source: 'UK Government GHG Conversion Factors 2025, row 83',
  working: '1,000 kWh × 0.18296',
  lines: [],
  figure: null,
  outcomes: [],
  expectedProblem: null,
  actualProblem: null,
  hasPassed: true,
  ...over,
});

const cases = [
  golden({}),
  golden({ id: 'pl-grid', title: 'Polish grid', countryCode: 'PL', source: 'KOBiZE' }),
  golden({ id: 'broken', title: 'Polish coal', countryCode: 'PL', hasPassed: false }),
];
const idsOf = (search: Parameters<typeof filterCases>[1]) => filterCases(cases, search).map(({ id }) => id);

it('shows all cases without a filter', () => {
  expect(idsOf({})).toEqual(['uk-natural-gas-2025', 'pl-grid', 'broken']);
  expect(idsOf({ result: 'all', q: '  ' })).toHaveLength(3);
});

it('searches for all words in title, source, country and id', () => {
  expect(idsOf({ q: 'KOBIZE polish' })).toEqual(['pl-grid']);
  expect(idsOf({ q: 'polish 83' })).toEqual(['broken']);
  expect(idsOf({ q: 'pl gas' })).toEqual([]);
});

it('finds a case without a country by its other words', () => {
  const materiality = golden({ id: 'materiality-v1', title: 'Even factors', countryCode: null });
  expect(filterCases([materiality], { q: 'even' })).toHaveLength(1);
  expect(filterCases([materiality], { q: 'null' })).toEqual([]);
});

it('filters passed and failed cases', () => {
  expect(idsOf({ result: 'failed' })).toEqual(['broken']);
  expect(idsOf({ result: 'passed', q: 'polish' })).toEqual(['pl-grid']);
  expect(totalsOf(cases)).toEqual({ total: 3, passed: 2 });
});
