import { describe, expect, it } from 'vitest';
import { formatQuantity } from '@/lib/format/emissions';
import { formatNumber } from '@/lib/format/number';
import { formatTick } from './plot-style';

describe('the labels of an axis', () => {
  it('keep their thousands in both languages', () => {
    expect(formatTick(600_000, (value) => formatQuantity(value, 'en'))).toBe('600,000');
    expect(formatTick(1000, (value) => formatQuantity(value, 'en'))).toBe('1,000');
    expect(formatTick(1000, (value) => formatQuantity(value, 'pl'))).toBe('1\u00a0000');
    expect(formatTick(1000, (value) => formatNumber(value, 'en', { decimals: 3 }))).toBe('1,000');
    expect(formatTick(2000, (value) => formatNumber(value, 'en', { decimals: 0 }))).toBe('2,000');
  });

  it('drop decimals that are only zeros', () => {
    expect(formatTick(5, (value) => formatQuantity(value, 'en'))).toBe('5');
    expect(formatTick(5, (value) => formatQuantity(value, 'pl'))).toBe('5');
    expect(formatTick(0.5, (value) => formatQuantity(value, 'pl'))).toBe('0,5');
  });
});
