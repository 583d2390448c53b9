import { describe, expect, it } from 'vitest';
import { scopeTints, tintCount } from './scope-tints';

describe('the colours of sources', () => {
  it('are shades of the hue of their own scope, the hue itself first', () => {
    expect(scopeTints([1, 2, 1, 'renewable'])).toEqual([
      'var(--color-scope-1)',
      'var(--color-scope-2)',
      'var(--color-scope-1-tint-2)',
      'var(--color-renewable)',
    ]);
  });

  it('differ until the shades are used up, and begin again then', () => {
    const colours = scopeTints(Array.from({ length: tintCount + 1 }, () => 3 as const));
    expect(new Set(colours.slice(0, tintCount)).size).toBe(tintCount);
    expect(colours[tintCount]).toBe(colours[0]);
  });
});
