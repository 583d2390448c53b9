import { expect, it } from 'vitest';
import { choices } from '../testing/samples';
import { itemKey, itemName, itemOf, itemOptions, locationOptions, unitOptions } from './item-options';

const electricity = { kind: 'utility', itemId: 11, variantId: null } as const;
const train = { kind: 'valueChain', itemId: 5, variantId: 22 } as const;
const trainName = 'Train, tram, underground, Train, domestic';
const b7 = { kind: 'fuel', itemId: 501, variantId: 9 } as const;

it('offers an item that needs a variant only with its variants', () => {
  expect(itemOptions(choices).map(({ label }) => label)).toEqual(['Electricity', 'Diesel, B7', trainName]);
});

it('offers what is proposed first', () => {
  expect(itemOptions(choices, [b7]).map(({ value }) => value)).toEqual([
    itemKey(b7),
    itemKey(electricity),
    itemKey(train),
  ]);
  expect(locationOptions(choices, [2]).map(({ label }) => label)).toEqual(['Shop', 'Bakery']);
});

it('finds the item of an option', () => {
  for (const item of [electricity, b7, train]) expect(itemOf(itemKey(item))).toEqual(item);
  expect([itemOf('leaveOut'), itemOf('renewable:1:')]).toEqual([null, null]);
});

it('names an item with its variant', () => {
  expect(itemName(choices, b7)).toBe('Diesel, B7');
  expect(itemName(choices, null)).toBeNull();
});

it('offers the units of the item, and each unit once while none is chosen', () => {
  expect(unitOptions(choices, b7).map(({ label }) => label)).toEqual(['l', 'kWh']);
  expect(unitOptions(choices, null).map(({ label }) => label)).toEqual(['kWh', 'l', 'km']);
});
