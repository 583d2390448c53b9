import { describe, expect, it } from 'vitest';
import { noShares, overallShare, withProgress } from './start-shares';

describe('the progress of a start', () => {
  it('grows from zero to one over its steps', () => {
    const half = withProgress(noShares, { step: 'download', done: 1, total: 2 });
    const stored = withProgress(half, { step: 'store', done: 0, total: 1 });
    const ready = withProgress(stored, { step: 'database', done: 1, total: 1 });
    expect([noShares, half, stored, ready].map((shares) => Math.round(100 * overallShare(shares)))).toEqual([
      0, 40, 80, 100,
    ]);
  });

  it('does not go back when a download is reported after a parallel later step has started', () => {
    const database = withProgress(noShares, { step: 'database', done: 1, total: 2 });
    const download = withProgress(database, { step: 'download', done: 1, total: 1 });
    expect(overallShare(download)).toBeCloseTo(overallShare(database), 10);
  });
});
