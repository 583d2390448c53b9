import { describe, expect, test } from 'vitest';
import type { Locale } from '#api/contract/messages';
import type { InputWords, StructureWords } from './structure';
import { tellStructures } from './structures';

const names: Record<string, string> = {
  'location 1': 'Plant',
  'location 2': 'Depot',
  'facilityType 1': 'Office',
  'facilityType 4': 'Warehouse',
  'widget 3': 'Top emission sources',
};
const input = (title: string, over: Partial<InputWords> = {}): InputWords => ({
  title,
  unit: null,
  choices: new Map(),
  isLocation: false,
  ...over,
});
const inputs = new Map([
  ['price', input('Electricity price', { unit: 'EUR/kWh' })],
  ['lamp', input('Lamp', { choices: new Map([['led', 'LED tube']]) })],
  ['place', input('Location', { isLocation: true })],
  ['machines', input('Machines')],
  ['note', input('Note')],
]);

function told(entity: string, before: unknown, after: unknown, locale: Locale = 'en') {
  const words: StructureWords = {
    locale,
    find: (lookup, id) => names[`${lookup} ${id}`] ?? null,
    inputsOf: () => inputs,
    publisherOf: (series) => (series === 'kobize' ? 'KOBiZE' : null),
  };
  return tellStructures({ entity, before, after }, {}, words).lines;
}

const variables = (values: Record<string, unknown>) => ({
  variables: Object.entries(values).map(([code, value]) => ({ code, value })),
});
const ofInputs = (before: Record<string, unknown>, after: Record<string, unknown>, locale: Locale = 'en') =>
  told('scenario_simulations', variables(before), variables(after), locale)[0]?.after;

describe('the inputs of a simulation', () => {
  test('are told by name, with the value before and after and the unit', () => {
    expect(ofInputs({ price: 0.2, lamp: 'led' }, { price: 0.25, lamp: 'led' })).toBe(
      '1 input changed: Electricity price: 0.2 → 0.25\u00a0EUR/kWh',
    );
    expect(ofInputs({ price: 1200.5 }, { price: null }, 'pl')).toBe(
      'Zmieniono 1 wartość: Electricity price: 1\u00a0200,5 → brak\u00a0EUR/kWh',
    );
  });

  test('are told by the words of choices, locations, tables and texts', () => {
    expect(ofInputs({ lamp: 'led', place: '1' }, { lamp: null, place: '2' })).toBe(
      '2 inputs changed: Lamp: LED tube → none; Location: Plant → Depot',
    );
    expect(ofInputs({ place: '1' }, { place: '9' })).toContain('Plant → deleted');
    expect(ofInputs({ machines: [{ kw: 1 }] }, { machines: [{ kw: 1 }, { kw: 2 }] })).toContain(
      '1 row → 2 rows',
    );
    expect(ofInputs({ machines: [{ kw: 1 }] }, { machines: [{ kw: 2 }] })).toContain(
      'Machines: row values changed',
    );
    expect(ofInputs({ note: 'a' }, { note: `${'word '.repeat(40)}` })).toMatch(/Note: a → (word )+word…$/);
  });

  test('are named three at most, and the others counted', () => {
    const before = { price: 1, lamp: 'led', place: '1', machines: [], note: 'a' };
    const after = { price: 2, lamp: null, place: '2', machines: [{}], note: 'b' };
    expect(ofInputs(before, after)).toMatch(/^5 inputs changed: .*; and 2 more$/);
    expect(ofInputs(before, after, 'pl')).toMatch(/^Zmieniono 5 wartości: .*; i jeszcze 2$/);
  });

  test('are only counted where the definition does not know them, and of a new simulation', () => {
    expect(ofInputs({ x_1: 1 }, { x_1: 2 })).toBe('1 input changed');
    expect(told('scenario_simulations', null, variables({ price: 1, lamp: 'led' }))).toEqual([
      { field: 'variables', before: null, after: '2 inputs' },
    ]);
    expect(told('scenario_simulations', variables({ price: 1 }), null)).toEqual([
      { field: 'variables', before: '1 input', after: null },
    ]);
  });

  test('say nothing where none differs', () => {
    expect(told('scenario_simulations', variables({ price: 1 }), variables({ price: 1 }))).toEqual([]);
  });
});

const facility = (over: Record<string, unknown> = {}) => ({
  locationId: 1,
  facilityId: 1,
  areaM2: 300,
  isOwned: true,
  isExcluded: false,
  ...over,
});
const ofFacilities = (before: unknown[], after: unknown[]) =>
  told('report_headers', { facilities: before }, { name: 'R', facilities: after })[0]?.after;

describe('the facilities of a report', () => {
  test('are told as added, removed and changed, each with its location', () => {
    expect(ofFacilities([], [facility()])).toBe('Added: Office (Plant)');
    expect(ofFacilities([facility()], [facility({ locationId: 2, facilityId: 4 })])).toBe(
      'Added: Warehouse (Depot). Removed: Office (Plant)',
    );
    expect(ofFacilities([facility()], [facility({ areaM2: 1250, isOwned: false, isExcluded: true })])).toBe(
      'Changed: Office (Plant) 300 → 1,250\u00a0m², no longer owned, left out',
    );
    expect(ofFacilities([facility({ isExcluded: true })], [facility()])).toBe(
      'Changed: Office (Plant) included again',
    );
  });

  test('are told apart where a location has several of a type, and their order is told alone', () => {
    const two = [facility(), facility({ areaM2: 50 })];
    expect(ofFacilities(two, [facility()])).toBe('Removed: Office (Plant)');
    const other = facility({ facilityId: 4 });
    expect(ofFacilities([facility(), other], [other, facility()])).toBe('Order changed');
  });
});

test('factors of a recalculation are told by publisher and year, its period by its months', () => {
  const after = {
    period: { first: '2024-01-01', last: '2024-12-01' },
    editions: { years: { kobize: 2023 }, isAdded: true },
  };
  expect(told('recalculations', { gwpSet: 'AR5' }, after)).toEqual([
    { field: 'firstMonth', before: null, after: '2024-01-01' },
    { field: 'lastMonth', before: null, after: '2024-12-01' },
    { field: 'editions', before: null, after: 'KOBiZE 2023' },
  ]);
  expect(told('recalculations', {}, { editions: { years: {}, isAdded: false } })[0]?.after).toBe(
    "Factors for each month's own year",
  );
  expect(told('recalculations', {}, { period: null, editions: null })).toEqual([]);
});

test('a pin tells how many editions and contracts it held, never their keys', () => {
  const pin = { editionIds: [17, 22, 23], contractShares: { 501: { 2023: '0.4', 2024: '0.5' } } };
  expect(told('emission_pins', pin, null)).toEqual([
    { field: 'editionIds', before: '3 factor editions', after: null },
    { field: 'contractShares', before: '1 contract: 2023, 2024', after: null },
  ]);
});

test('tiles of the overview are told as shown, hidden or moved', () => {
  const tiles = (isShown: boolean, displayOrder = 1) => [
    { widgetId: 3, isShown, displayOrder },
    { widgetId: 5, isShown: true, displayOrder: 2 },
  ];
  const line = (before: unknown, after: unknown) => told('widget_selections', before, after)[0]?.after;
  expect(line(tiles(true), tiles(false))).toBe('Hidden: Top emission sources');
  expect(line(tiles(false), tiles(true))).toBe('Shown: Top emission sources');
  expect(line(tiles(true), tiles(true, 3))).toBe('Order changed');
});

test('a row keeps what is no structure for the list of fields', () => {
  const { after } = tellStructures(
    { entity: 'report_headers', before: null, after: { name: 'R', facilities: [facility()] } },
    {},
    { locale: 'en', find: () => null, inputsOf: () => null, publisherOf: () => null },
  );
  expect(after).toEqual({ name: 'R' });
});
