import { expect, test } from 'vitest';
import { localSymbol } from '#api/domain/units/local-symbol';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import type { IntakeChoices } from '../../model';
import { chooseUnit, convertAmount } from './choose-unit';
import { readUnit } from './read-unit';

type Item = IntakeChoices['items'][number];

function item(code: string, locale: 'en' | 'pl' = 'en'): Item {
  const codes: readonly string[] =
    fuels.find((fuel) => fuel.code === code)?.units ??
    utilities.find((one) => one.code === code)?.units ??
    [];
  const offered = units.filter((unit) => codes.includes(unit.code));
  return {
    kind: 'fuel',
    itemId: 1,
    name: code,
    names: [code],
    categoryName: '',
    units: offered.map(({ id, symbol }) => ({ unitId: id, symbol: localSymbol(symbol, locale) })),
    variants: [],
    needsVariant: false,
  };
}

/** The code of the chosen unit, and one unit of the file in it. */
function chosen(text: string, of: Item): string | undefined {
  const match = chooseUnit(text, of);
  const code = match && units.find(({ id }) => id === match.unitId)?.code;
  return match && (match.conversion ? `${convertAmount(1, match)} ${code}` : code);
}

test.each([
  [
    'electricity',
    'kWh',
    ['kWh', 'KWH', 'kwh ', 'kilowatogodziny', 'Kilowattstunden', 'kWh (thousand Watt-hours)'],
  ],
  ['electricity', 'MWh', ['MWh', 'mwh', 'megawatogodzin']],
  ['heat', 'GJ', ['GJ', 'gigadżule', 'Gj']],
  ['natural-gas', 'm3', ['m3', 'm³', 'M3', 'cbm', 'cubic meters', 'metr sześcienny', 'cm (cubic meters)']],
  ['natural-gas', 'kWh', ['kWh']],
  ['natural-gas', 'kWh-gross', ['kWh (gross CV)', 'kWh Hs', 'kWh (HHV)', 'kWh Brennwert']],
  ['natural-gas', 'kWh-net', ['kWh (net CV)', 'kWh Hi', 'kWh LHV']],
  ['natural-gas', 'therm-gross', ['therms', 'therm', 'therm (gross CV)']],
  ['natural-gas', 'm3-normal', ['Nm3', 'Nm³', 'm3 (n)']],
  ['diesel', 'l', ['l', 'L', 'litr', 'litrów', 'Liter', 'ltr', 'ltr.', 'dm3', 'LTR']],
  ['diesel', 'gal-us', ['US gal', 'gal US', 'Gallons (US)']],
  ['diesel', 't', ['t', 'Mg', 'tonnes', 'tona']],
])('%s: %s is understood however it is written', (code, unit, texts) => {
  expect(texts.map((text) => [text, chosen(text, item(code))])).toEqual(texts.map((text) => [text, unit]));
});

test.each([
  ['electricity', 'kBtu', '0.29307107 kWh'],
  ['electricity', 'therms', '29.307107017 kWh'],
  ['electricity', 'Wh', '0.001 kWh'],
  ['natural-gas', 'kBtu', '0.29307107 kWh'],
  ['natural-gas', 'MWh', '1000 kWh'],
  ['natural-gas', 'tys. m3', '1000 m3'],
  ['natural-gas', 'kcf', '28.316846592 m3'],
  ['diesel', 'hl', '100 l'],
  ['cooling', 'therm', '29.307107017 kWh'],
])('%s in %s becomes %s', (code, text, expected) => {
  expect(chosen(text, item(code))).toBe(expected);
});

test.each([
  ['diesel', 'kWh'],
  ['biogas', 'kWh'],
  ['electricity', 'm3'],
  ['electricity', 'MBtu'],
  ['natural-gas', 'Mcf'],
  ['natural-gas', 'l'],
  ['lpg', 'm3'],
  ['diesel', 'gal'],
  ['hard-coal', 'tons'],
  ['electricity', 'blips'],
  ['electricity', ''],
])('%s in %s is asked about, because it could mean something else', (code, text) => {
  expect(chosen(text, item(code))).toBeUndefined();
});

test('units are found by their Polish symbols too', () => {
  expect(chosen('kWh (ciepło spalania)', item('natural-gas', 'pl'))).toBe('kWh-gross');
  expect(chosen('kWh (gross CV)', item('natural-gas', 'pl'))).toBe('kWh-gross');
  expect(chosen('US gal', item('diesel', 'pl'))).toBe('gal-us');
});

test('every unit that a fuel or utility is entered in is known, in both languages', () => {
  const codes = new Set([...fuels, ...utilities].flatMap((one): readonly string[] => one.units));
  const symbols = units.filter(({ code }) => codes.has(code)).map(({ symbol }) => symbol);
  const both = symbols.flatMap((symbol) => [symbol, localSymbol(symbol, 'pl')]);
  expect(both.filter((symbol) => readUnit(symbol) === undefined)).toEqual([]);
});

test('the factors are those of the catalogue', () => {
  const wrong = units.filter(({ symbol, perBase, dimension }) => {
    const known = readUnit(symbol);
    const base = dimension === 'volume' || dimension.startsWith('energy') || dimension === 'mass';
    return base && known && Number(known.perBase) !== Number(perBase);
  });
  expect(wrong).toEqual([]);
});
