import { describe, expect, test } from 'vitest';
import { seedReference } from '#api/testing/seed-reference';
import { localSymbol } from './local-symbol';

const symbols = seedReference().data.units.map(({ symbol }) => symbol);

describe('the symbol of a unit', () => {
  test('is the one of the catalogue in English', () => {
    for (const symbol of symbols) expect(localSymbol(symbol, 'en')).toBe(symbol);
  });

  test('has no English word in Polish, and each unit has a unique symbol', () => {
    const polish = symbols.map((symbol) => localSymbol(symbol, 'pl'));
    expect(new Set(polish).size).toBe(symbols.length);
    const english = /\b(pcs|room|nights?|days?|pallets?|passenger|tonne|ton|short|long|gal|imp|CV|HHV|FTE)\b/;
    expect(polish.filter((symbol) => english.test(symbol))).toEqual([]);
    expect(localSymbol('MJ (gross CV)', 'pl')).toBe('MJ (ciepło spalania)');
  });
});
