import { describe, expect, it } from 'vitest';
import { openLineOf } from './trail-lines';

const line = (index: number) => ({ index });

describe('the lines of a row', () => {
  it('open the only line, whose steps are those of the figure', () => {
    expect(openLineOf([line(0)])).toBe('0');
  });

  it('stay closed when the figure is a sum of several lines', () => {
    expect(openLineOf([line(0), line(1)])).toBeUndefined();
    expect(openLineOf([])).toBeUndefined();
  });
});
