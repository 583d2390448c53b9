import { describe, expect, it } from 'vitest';
import { formatExact, formatFactor } from './exact';

describe('a decimal string', () => {
  it('keeps digits that a number would lose', () => {
    expect(formatExact('1234567.12345678901234567891', 'en')).toBe('1,234,567.12345678901234567891');
    expect(formatExact('1234567.12345678901234567891', 'pl')).toBe(
      '1\u00a0234\u00a0567,12345678901234567891',
    );
  });

  it('shows the smallest share and a true minus', () => {
    expect(formatExact('-0.000000000001', 'en')).toBe('\u22120.000000000001');
  });

  it('stays as it is when it is no plain decimal', () => {
    expect(formatExact('n/a', 'en')).toBe('n/a');
  });
});

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

  it('has the marks of the language', () => {
    expect(formatFactor('12345.678', 'pl')).toBe('12\u00a0346');
    expect(formatFactor('2.57082345', 'pl')).toBe('2,5708');
  });
});
