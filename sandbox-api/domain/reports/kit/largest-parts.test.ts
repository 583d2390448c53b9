import { describe, expect, test } from 'vitest';
import { Decimal } from '#api/domain/units/decimal';
import { largestParts } from './largest-parts';

const parts = (...kg: number[]) => kg.map((value) => ({ name: `Fuel ${value}`, kg: new Decimal(value) }));
const shown = (...kg: number[]) =>
  largestParts(parts(...kg), (count) => `Other (${count})`).map(({ name, kg }) => [name, kg.toNumber()]);

describe('the parts that a chart shows', () => {
  test('are all of them up to six, largest first', () => {
    expect(shown(1, 3, 2)).toEqual([
      ['Fuel 3', 3],
      ['Fuel 2', 2],
      ['Fuel 1', 1],
    ]);
    expect(shown(6, 5, 4, 3, 2, 1)).toHaveLength(6);
  });

  test('of more than six are the five largest and the sum of the others', () => {
    const eight = shown(1, 2, 3, 4, 5, 6, 7, 8);
    expect(eight).toHaveLength(6);
    expect(eight.slice(4)).toEqual([
      ['Fuel 4', 4],
      ['Other (3)', 6],
    ]);
    expect(eight.reduce((sum, [, kg]) => sum + Number(kg), 0)).toBe(36);
  });
});
