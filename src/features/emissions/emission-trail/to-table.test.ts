import { expect, it } from 'vitest';
import type { TrailLine } from '#api/contract/emissions/emissions';
import { toCsv } from '@/lib/export/csv';
import { toTable } from './to-table';

const factor: NonNullable<TrailLine['factor']> = {
  id: 1,
  isCompanyOwn: false,
  locationName: null,
  name: '=HYPERLINK("x") › Natural gas',
  label: 'Fuels › Natural gas',
  kgCo2e: '0.18296',
  kgCo2: '0.18259',
  kgCh4Co2e: '0.00028',
  kgN2oCo2e: '0.00009',
  kgCo2Biogenic: null,
  gases: 'all',
  unitSymbol: 'kWh',
  region: 'GB',
  yearFrom: 2025,
  yearTo: 2025,
  sourceRow: 'row 83',
  publisher: 'DESNZ and DEFRA',
  title: 'Conversion Factors 2025',
  reference: '',
  licence: 'OGL',
  attribution: '',
  gwpBasis: 'AR5',
};

const line: TrailLine = {
  periodMonth: '2025-03-01',
  scope: 1,
  category: '1.1',
  categoryName: 'Stationary combustion',
  method: 'none',
  isHeadline: true,
  activityQuantity: '1000.000000000000000001',
  activityUnit: 'kWh',
  steps: [],
  factorQuantity: '1000.000000000000000001',
  factorUnit: 'kWh',
  factor,
  factorValue: null,
  co2KgCo2e: '182.59',
  ch4KgCo2e: '0.298',
  n2oKgCo2e: '0.092716981132',
  otherKgCo2e: null,
  kgCo2e: '182.980716981132',
  kgCo2Biogenic: '0',
  gwpSet: 'AR6',
  gwp: [],
  potential: null,
  reason: 'exact',
  notes: [],
  residualMix: null,
  derivedFrom: null,
};

/** Returns the key instead of the text. */
const t = ((key: string) => key) as unknown as Parameters<typeof toTable>[1];

function cellsOf(of: TrailLine): Record<string, string | null | undefined> {
  const [headers = [], cells = []] = toTable([of], t);
  return Object.fromEntries(headers.map((header, index) => [header ?? '', cells[index]]));
}

it('keeps every digit of every line', () => {
  expect(cellsOf(line)).toMatchObject({
    'table.quantity': '1000.000000000000000001',
    'table.kgCo2e': '182.980716981132',
    'table.factorValue': '0.18296',
    'table.factorCo2': '0.18259',
    'table.inFigure': 'table.yes',
  });
});

it('shows only the used part of a factor: CH4 and N2O without its CO2', () => {
  expect(cellsOf({ ...line, co2KgCo2e: null })).toMatchObject({
    'table.factorValue': null,
    'table.factorCo2': null,
    'table.factorCh4': '0.00028',
  });
});

it('shows the location of a company factor as its region', () => {
  const own = { ...factor, isCompanyOwn: true, region: '', locationName: 'Plant' };
  expect(cellsOf({ ...line, factor: own })).toMatchObject({
    'table.region': 'Plant',
    'table.reason': 'ownOfLocation',
  });
  expect(cellsOf({ ...line, factor: { ...own, locationName: null } })).toMatchObject({
    'table.region': '',
    'table.reason': 'reasons.exact',
  });
  expect(cellsOf(line)).toMatchObject({ 'table.region': 'GB' });
});

it('says that a factor was used in part', () => {
  const half = { ...line, factor: { ...factor, gases: 'ch4-n2o' as const } };
  expect([cellsOf(half), cellsOf(line)].map((cells) => cells['table.factorGases'])).toEqual([
    'gases.ch4-n2o',
    'gases.all',
  ]);
});

it('keeps a name from being read as a formula', () => {
  const csv = toCsv(toTable([line], t));
  expect(csv).toContain('"\'=HYPERLINK(""x"") › Natural gas"');
});

it('cites the GWP of a gas and the composition of a blend', () => {
  const potential = {
    gas: 'R-410A',
    edition: 'IPCC AR6 (2021)',
    table: 'Table 7',
    compositionSource: 'Table 12',
    parts: [
      { gas: 'HFC-32', percent: '50', gwp: '771' },
      { gas: 'HFC-125', percent: '50', gwp: '3740' },
    ],
  };
  const ofGas = { ...line, factor: null, factorValue: '2255.5', potential };
  expect(cellsOf(ofGas)).toMatchObject({
    'table.factor': 'R-410A: 50% HFC-32, 50% HFC-125 (Table 12)',
    'table.edition': 'IPCC AR6 (2021)',
    'table.row': 'Table 7',
  });
  const single = { ...potential, gas: 'HFC-32', parts: [], compositionSource: null };
  expect(cellsOf({ ...ofGas, potential: single })['table.factor']).toBe('HFC-32');
});
