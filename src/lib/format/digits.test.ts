import { describe, expect, it } from 'vitest';
import { formatFactor, formatWorked } from './digits';

describe('a factor', () => {
  it.each([
    ['2.57082345', '2.5708'],
    ['0.000012345678', '0.000012346'],
    ['0.1', '0.1'],
    ['1234567.89', '1,234,568'],
    ['14600', '14,600'],
    ['-0.20004999', '\u22120.20005'],
    ['n/a', 'n/a'],
  ])('%s is shown with five significant digits, and never fewer than its whole ones: %s', (decimal, text) => {
    expect(formatFactor(decimal, 'en')).toBe(text);
  });

  it('uses the number format of the language', () => {
    expect(formatFactor('12345.678', 'pl')).toBe('12\u00a0346');
    expect(formatFactor('2.57082345', 'pl')).toBe('2,5708');
  });
});

describe('a calculated figure', () => {
  it.each([
    ['33180.000000000001', '33,180'],
    ['1965639.052799999998', '1,965,639.0528'],
    ['0.7430000000000000000000000000000000000002', '0.743'],
    ['0.8319999999999999999999999999999999999999', '0.832'],
    ['1519333.333333333333333333333333333333333', '1,519,333.33333'],
    ['0.0000889261744966443', '0.0000889261744966'],
    ['14430618664123.25', '14,430,618,664,123'],
    ['n/a', 'n/a'],
  ])('%s is shown without floating-point residue: %s', (decimal, text) => {
    expect(formatWorked(decimal, 'en')).toBe(text);
  });
});
