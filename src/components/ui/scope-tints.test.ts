import { describe, expect, it } from 'vitest';
import { scopeTints, tintCount } from './scope-tints';

describe('the colours of sources', () => {
  it("are shades of their scope's hue, starting with the hue itself", () => {
    expect(scopeTints([1, 2, 1, 'renewable'])).toEqual([
      'var(--color-scope-1)',
      'var(--color-scope-2)',
      'var(--color-scope-1-tint-2)',
      'var(--color-renewable)',
    ]);
  });

  it('differ until the shades are used up, then repeat', () => {
    const colours = scopeTints(Array.from({ length: tintCount + 1 }, () => 3 as const));
    expect(new Set(colours.slice(0, tintCount)).size).toBe(tintCount);
    expect(colours[tintCount]).toBe(colours[0]);
  });
});
