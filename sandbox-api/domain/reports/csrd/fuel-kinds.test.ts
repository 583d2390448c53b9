import { expect, it } from 'vitest';
import { fuelCategories, fuels } from '../../../../seed/reference/catalogue/fuels';
import type { FuelKind } from './facts';
import { fuelKindOf } from './fuel-kinds';

/** Categories whose amounts are energy; distances and refrigerants have none. */
const burned = ['gaseous', 'liquid', 'solid', 'vehicle-fuel'];

/** Each fossil fuel of the catalogue by name, as ESRS E1 par. 38 (a) to (d) parts them. */
const expected: Readonly<Record<FuelKind, readonly string[]>> = {
  coal: [
    'hard-coal',
    'coal-domestic',
    'lignite',
    'coke',
    'coking-coal',
    'anthracite',
    'brown-coal-briquettes',
    'sub-bituminous-coal',
    'patent-fuel',
  ],
  oil: [
    'lpg',
    'propane',
    'butane',
    'refinery-gas',
    'ethane',
    'heating-oil',
    'kerosene',
    'fuel-oil',
    'gas-oil',
    'waste-oil',
    'crude-oil',
    'naphtha',
    'lubricants',
    'distillate-1',
    'distillate-4',
    'residual-5',
    'other-petroleum',
    'other-petroleum-products',
    'petroleum-coke',
    'diesel',
    'petrol',
    'autogas',
    'machinery-diesel',
    'marine-gas-oil',
    'marine-fuel-oil',
    'jet-fuel',
    'aviation-gasoline',
  ],
  gas: ['natural-gas', 'lng', 'cng', 'vehicle-lng'],
  other: ['peat', 'tyres', 'plastics', 'blast-furnace-gas', 'coke-oven-gas'],
};

it('every fossil fuel of the catalogue has the kind that is stated for it here, and none is left out', () => {
  const categories = new Map(fuelCategories.map(({ id, code }) => [id, code]));
  const kinds: Record<FuelKind, string[]> = { coal: [], oil: [], gas: [], other: [] };
  for (const { code, categoryId, origin } of fuels) {
    const category = categories.get(categoryId) ?? '';
    if (origin === 'fossil' && burned.includes(category)) kinds[fuelKindOf(code, category)].push(code);
  }
  const sorted = (by: Readonly<Record<FuelKind, readonly string[]>>) =>
    Object.fromEntries(Object.entries(by).map(([kind, codes]) => [kind, codes.toSorted()]));
  expect(sorted(kinds)).toEqual(sorted(expected));
});
