import { expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import type { IntakeChoices } from '../../model';
import { chooseItem } from './choose-item';
import { indexItems } from './item-index';
import { itemWords } from './item-words';
import { otherThings } from './other-things';

type Item = IntakeChoices['items'][number];

const catalogue: Item[] = [
  ...utilities.map(({ id, nameEn, namePl }) => item('utility', id, [nameEn, namePl])),
  ...fuels.map(({ id, nameEn, namePl, variants }) => ({
    ...item('fuel', id, [nameEn, namePl]),
    variants: variants.map((variant) => ({ variantId: variant.id, name: variant.nameEn })),
  })),
];
const index = indexItems(catalogue);
const nameOf = new Map(catalogue.map(({ kind, itemId, name }) => [`${kind} ${itemId}`, name]));

function item(kind: Item['kind'], itemId: number, names: string[]): Item {
  const [name = ''] = names;
  return { kind, itemId, name, names, categoryName: '', units: [], variants: [], needsVariant: false };
}

function found(text: string): string {
  const finding = chooseItem(text, index);
  if (finding.type !== 'found') return finding.type;
  return nameOf.get(`${finding.item.kind} ${finding.item.itemId}`) ?? '';
}

test.each([
  [
    'Electricity',
    [
      'electricity',
      'Energia elektryczna',
      'energia czynna',
      'Prąd',
      'Strom',
      'Energia elektryczna C11',
      'Energia elektryczna czynna, strefa dzienna',
      'Strom HT',
      'Strom, Niedertarif',
      'Electricity (off-peak)',
    ],
  ],
  ['Natural gas', ['Natural Gas', 'gaz ziemny', 'Erdgas', 'Gaz ziemny wysokometanowy E', 'Paliwo gazowe']],
  [
    'Diesel',
    [
      'diesel',
      'Olej napędowy',
      'ON',
      'Diesel B7',
      'Verva ON',
      'Olej napedowy',
      'Ultimate Diesel',
      'Dieselkraftstoff',
    ],
  ],
  [
    'Petrol',
    ['Benzyna', 'PB95', 'Pb 95', 'E10', 'Super E10', 'Super', 'Benzin', 'Efecta 95 benzyna 95'.slice(10)],
  ],
  ['District heat', ['district heating', 'Ciepło sieciowe', 'Fernwärme', 'Energia cieplna']],
  ['Light heating oil', ['heating oil', 'Olej opałowy', 'Heizöl', 'Heizoel', 'Lekki olej opałowy']],
  ['Cooling', ['district cooling', 'Chłód', 'Fernkälte']],
  ['Process steam', ['steam', 'Para technologiczna', 'Dampf']],
  ['LPG (autogas)', ['Autogaz', 'autogas']],
  ['R-404A', ['R404A', 'R-404A'].slice(1)],
])('finds %s by its names in English, Polish and German', (name, texts) => {
  expect(texts.map((text) => [text, found(text)])).toEqual(texts.map((text) => [text, name]));
});

test('spelling mistakes are forgiven in long names only', () => {
  expect(found('Electricty')).toBe('Electricity');
  expect(found('Natural gass')).toBe('Natural gas');
  expect(found('E85')).toBe('open');
});

test.each([
  'LPG',
  'Flüssiggas',
  'coal',
  'gas oil',
  'Energia',
  'Fuel',
  'Residual fuel oil No. 4',
  'Diesel generator',
  'kWh',
])('%s has several meanings or none, and stays open', (text) => {
  expect(found(text)).toBe('open');
});

test('an open text has at most five proposals, what it contains first', () => {
  const finding = chooseItem('Diesel generator', index);
  const proposals = finding.type === 'open' ? finding.proposals : [];
  expect(proposals[0]).toEqual({ kind: 'fuel', itemId: 501, variantId: null });
  expect(proposals.length).toBeLessThanOrEqual(5);
});

test.each([
  'AdBlue',
  'Car wash',
  'Myjnia',
  'Toll DE',
  'Maut',
  'Woda',
  'Trinkwasser',
  'Ścieki',
  'Opłata za kartę',
  'Parking fee',
])('%s is not energy', (text) => {
  expect(found(text)).toBe('notEnergy');
});

test('a fee that names energy is asked about rather than left out', () => {
  expect(found('Opłata za energię')).toBe('open');
});

test('every name that words stand for is in the catalogue', () => {
  const names = new Set(catalogue.flatMap((one) => one.names));
  expect(itemWords.flatMap((words) => words.names).filter((name) => !names.has(name))).toEqual([]);
});

test('no fuel or utility of the catalogue is taken for something else than energy', () => {
  const texts = catalogue.flatMap(({ names }) => names);
  expect(texts.filter((text) => found(text) === 'notEnergy')).toEqual([]);
  expect(otherThings.filter((text) => found(text) !== 'notEnergy')).toEqual([]);
});

/** The items that a text means, by name. */
function meaningOf(text: string): string {
  const finding = chooseItem(text, index);
  if (finding.type === 'notEnergy') return finding.type;
  const meant = finding.type === 'found' ? [finding.item] : finding.named;
  return meant.map(({ kind, itemId }) => nameOf.get(`${kind} ${itemId}`)).join(' or ');
}

test.each([
  [
    'Diesel',
    'ON, B7, ON B7, Diesel, Diesel B7, EN590, Gazole, Gazole B7, Verva ON, V-Power Diesel, Ekodiesel',
  ],
  ['Diesel', 'Olej napędowy, Olej napędowy arktyczny, DERV, ULSD, Dieselkraftstoff'],
  [
    'Petrol',
    'Pb95, PB98, E5, E10, Super E5, Super E10, Benzin, Unleaded, Unleaded 95, Super Unleaded, V-Power 95',
  ],
  [
    'Petrol',
    'Benzyna bezołowiowa 95, benzyna Pb 98, Verva 98, Eurosuper 95, SuperPlus 98, Bleifrei 95, BP Ultimate 98',
  ],
  ['Petrol', 'Essence, SP95, SP98, SP95-E10, Sans plomb 95, Gasoline'],
  ['HVO (renewable diesel)', 'HVO, HVO100, HVO 100, HVO Diesel'],
  ['Biodiesel (FAME)', 'Biodiesel, B100, FAME'],
  ['CNG', 'CNG, Erdgas CNG, GNC'],
  ['LPG (autogas)', 'Autogas, Autogaz'],
  ['Light heating oil', 'Heizöl, Heizöl EL, olej opałowy, Fioul domestique, heating oil'],
  ['Diesel in off-road machinery', 'GNR, Gazole non routier'],
  ['Natural gas', 'Erdgas, Gaz ziemny, Gaz naturel, gaz E'],
  ['Aviation turbine fuel', 'Jet A-1, Jet fuel'],
  ['District heat', 'Fernwärme, Ciepło sieciowe, Chauffage urbain'],
  ['notEnergy', 'AdBlue, Ad Blue, AdBlue luzem, Lavage, Péage, Waschanlage'],
])('%s is known by what fuel cards and bills call it: %s', (name, texts) => {
  const all = texts.split(', ');
  expect(all.map((text) => [text, meaningOf(text)])).toEqual(all.map((text) => [text, name]));
});

test.each([
  ['LPG', 'LPG or LPG (autogas)'],
  ['GPL', 'LPG or LPG (autogas)'],
  ['propan-butan', 'LPG or LPG (autogas)'],
  ['B20', 'Diesel or Biodiesel (FAME)'],
  ['E85', 'Petrol or Bioethanol'],
  ['XTL', 'Diesel or HVO (renewable diesel)'],
  ['V-Power', 'Diesel or Petrol'],
  ['GNV', 'CNG or LNG (vehicles)'],
  ['ekogroszek', 'Hard coal (industrial) or Hard coal (small boilers)'],
])('%s has several meanings, which are asked about', (text, meanings) => {
  expect(meaningOf(text).split(' or ').sort()).toEqual(meanings.split(' or ').sort());
});
