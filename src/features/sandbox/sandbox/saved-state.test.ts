import { describe, expect, it } from 'vitest';
import { isSaved, nextLookMs } from './saved-state';

const stored = { kind: 'overlay', isSnapshotKept: true } as const;

describe('whether changes are saved', () => {
  it('is asked again while they are not, so that the strip recovers when a full disk has space', () => {
    expect(nextLookMs({ ...stored, isSnapshotKept: false })).toBe(10_000);
    expect(nextLookMs({ ...stored, kind: 'memory' })).toBe(10_000);
  });

  it('is asked soon while it is not decided, and no more once they are', () => {
    expect([
      isSaved({ ...stored, isSnapshotKept: null }),
      nextLookMs({ ...stored, isSnapshotKept: null }),
    ]).toEqual([null, 2000]);
    expect([isSaved(stored), nextLookMs(stored)]).toEqual([true, false]);
    expect(nextLookMs(null)).toBe(false);
  });
});
