import { describe, expect, it } from 'vitest';
import { isSaved, nextLookMs } from './saved-state';

const stored = { kind: 'overlay', isSnapshotKept: true } as const;

describe('the save state', () => {
  it('is checked again while changes are not saved, so the strip updates when a full disk has space again', () => {
    expect(nextLookMs({ ...stored, isSnapshotKept: false })).toBe(10_000);
    expect(nextLookMs({ ...stored, kind: 'memory' })).toBe(10_000);
  });

  it('is checked soon while unknown, and no longer once changes are saved', () => {
    expect([
      isSaved({ ...stored, isSnapshotKept: null }),
      nextLookMs({ ...stored, isSnapshotKept: null }),
    ]).toEqual([null, 2000]);
    expect([isSaved(stored), nextLookMs(stored)]).toEqual([true, false]);
    expect(nextLookMs(null)).toBe(false);
  });
});
