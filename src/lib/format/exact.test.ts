import { describe, expect, it } from 'vitest';
import { formatExact } from './exact';

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

  it('stays unchanged when it is not a plain decimal', () => {
    expect(formatExact('n/a', 'en')).toBe('n/a');
  });
});
