import { describe, expect, it } from 'vitest';
import { labelStep, niceTicks } from './plot-geometry';

describe('the ticks of an axis', () => {
  it('are round, start at zero and reach the largest value', () => {
    expect(niceTicks([3, 870])).toEqual([0, 250, 500, 750, 1000]);
    expect(niceTicks([12, 1120])).toEqual([0, 300, 600, 900, 1200]);
    expect(niceTicks([0.27])).toEqual([0, 0.1, 0.2, 0.3]);
    expect(niceTicks([100])).toEqual([0, 25, 50, 75, 100]);
  });

  it('extend below zero for avoided emissions', () => {
    expect(niceTicks([-30, 60])).toEqual([-50, -25, 0, 25, 50, 75]);
    expect(niceTicks([-8])).toEqual([-8, -6, -4, -2, 0]);
  });

  it('exist when all values are zero', () => {
    expect(niceTicks([0, 0])).toEqual([0, 1]);
    expect(niceTicks([])).toEqual([0, 1]);
  });
});

describe('the labels along an axis', () => {
  it('are all shown while there is room, then every second, third …', () => {
    expect(labelStep(Array(12).fill(30), 50, 16)).toBe(1);
    expect(labelStep(Array(12).fill(30), 45, 16)).toBe(2);
    expect(labelStep(Array(12).fill(30), 20, 16)).toBe(3);
  });

  it('are at least one', () => {
    expect(labelStep(Array(3).fill(500), 20, 16)).toBe(3);
    expect(labelStep([500], 0, 16)).toBe(1);
  });
});
