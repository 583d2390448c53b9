import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from '#api/domain/units/decimal';
import { amount } from './fields';

describe('an amount', () => {
  it('is taken with the nine decimals that the database keeps, and is then the same for good', () => {
    expect(amount.parse(1000 / 3)).toBe(333.333333333);
    expect(amount.parse(0.123456789)).toBe(0.123456789);
    expect(amount.parse(999_999_999_999.5)).toBe(999_999_999_999.5);
    const entered = fc.double({ min: 1e-9, max: 1e12, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(entered, (value) => {
        const taken = amount.parse(value);
        expect(amount.parse(taken)).toBe(taken);
        // As it goes to the database: in the shortest text that means this number.
        expect(new Decimal(String(taken)).decimalPlaces()).toBeLessThanOrEqual(9);
        expect(Math.abs(taken - value)).toBeLessThanOrEqual(1e-9);
      }),
    );
  });

  it('that is nothing with nine decimals is nothing', () => {
    expect(amount.parse(1e-9)).toBe(1e-9);
    for (const value of [4e-10, 1e-320, 0, -4e-10, -1]) expect(amount.safeParse(value).success).toBe(false);
  });
});
