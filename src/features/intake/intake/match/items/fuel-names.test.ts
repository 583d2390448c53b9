import { expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import { catalogueItems } from '../catalogue-items';
import { chooseItem } from './choose-item';
import { indexItems } from './item-index';

/** What fuel cards, logs and bills call fuels, against the catalogue that companies get. */

const items = catalogueItems({ utilities, fuels, units });
const index = indexItems(items);

function meaningOf(text: string): string {
  const finding = chooseItem(text, index);
  if (finding.type === 'notEnergy') return finding.type;
  const meant = finding.type === 'found' ? [finding.item] : finding.named;
  const names = meant.map(({ kind, itemId }) =>
    items.find((one) => one.kind === kind && one.itemId === itemId),
  );
  return names.map((item) => item?.name).join(' or ');
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
