import { describe, expect, it } from 'vitest';
import { compareValues } from './columns';
import { nextIndex } from './row-keys';

describe('sorting in the browser', () => {
  it('follows the alphabet of the language', () => {
    const towns = ['Zabrze', 'Łódź', 'Lublin', 'Żary', 'Ćmielów', 'Chełm'];
    expect([...towns].sort((a, b) => compareValues(a, b, 'pl'))).toEqual([
      'Chełm',
      'Ćmielów',
      'Lublin',
      'Łódź',
      'Zabrze',
      'Żary',
    ]);
  });

  // spec: materiality.results.stakeholder-table
  it('sorts numbers by size and numbered names by number', () => {
    expect([10, 9, -1].sort((a, b) => compareValues(a, b, 'en'))).toEqual([-1, 9, 10]);
    expect(['Hall 10', 'Hall 9'].sort((a, b) => compareValues(a, b, 'en'))).toEqual(['Hall 9', 'Hall 10']);
  });
});

describe('keys for moving between rows', () => {
  it('stop at the ends', () => {
    expect(nextIndex('ArrowDown', 0, 3)).toBe(1);
    expect(nextIndex('ArrowDown', 2, 3)).toBeNull();
    expect(nextIndex('ArrowUp', 0, 3)).toBeNull();
    expect(nextIndex('End', 0, 3)).toBe(2);
    expect(nextIndex('Home', 2, 3)).toBe(0);
  });

  it('ignore other keys', () => {
    expect(nextIndex('Enter', 1, 3)).toBeNull();
    expect(nextIndex('ArrowDown', -1, 3)).toBeNull();
  });
});
