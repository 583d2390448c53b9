import { describe, expect, it } from 'vitest';
import { labelStep, linearScale, linePath, nearestIndex, niceTicks, onRing, ringPath } from './plot-geometry';

describe('the ticks of an axis', () => {
  it('are round, begin at zero and reach over the largest value', () => {
    expect(niceTicks([3, 870])).toEqual([0, 250, 500, 750, 1000]);
    expect(niceTicks([12, 1120])).toEqual([0, 300, 600, 900, 1200]);
    expect(niceTicks([0.27])).toEqual([0, 0.1, 0.2, 0.3]);
    expect(niceTicks([100])).toEqual([0, 25, 50, 75, 100]);
  });

  it('reach below zero for what is avoided', () => {
    expect(niceTicks([-30, 60])).toEqual([-50, -25, 0, 25, 50, 75]);
    expect(niceTicks([-8])).toEqual([-8, -6, -4, -2, 0]);
  });

  it('are there when everything is zero', () => {
    expect(niceTicks([0, 0])).toEqual([0, 1]);
    expect(niceTicks([])).toEqual([0, 1]);
  });
});

describe('a scale', () => {
  it('draws upwards between reversed places', () => {
    const scale = linearScale([0, 100], [200, 0]);
    expect([0, 25, 100].map(scale)).toEqual([200, 150, 0]);
  });
});

describe('the labels along an axis', () => {
  it('are all there while they have room, then every second, third …', () => {
    expect(labelStep(Array(12).fill(30), 50, 16)).toBe(1);
    expect(labelStep(Array(12).fill(30), 45, 16)).toBe(2);
    expect(labelStep(Array(12).fill(30), 20, 16)).toBe(3);
  });

  it('are one at least', () => {
    expect(labelStep(Array(3).fill(500), 20, 16)).toBe(3);
    expect(labelStep([500], 0, 16)).toBe(1);
  });
});

describe('a line', () => {
  it('is interrupted by a gap', () => {
    expect(linePath([{ x: 0, y: 1 }, { x: 2, y: 3 }, null, { x: 6, y: 7.005 }])).toBe('M0,1L2,3M6,7.01');
  });
});

describe('a part of a ring', () => {
  const ring = { centre: { x: 50, y: 50 }, inner: 20, outer: 40 };

  it('goes clockwise from the top', () => {
    expect(ringPath(ring, 0, 0.25)).toBe('M50,10A40,40,0,0,1,90,50L70,50A20,20,0,0,0,50,30Z');
    expect(onRing(ring.centre, 40, 0.5)).toEqual({ x: expect.closeTo(50), y: 90 });
  });

  it('takes the long way when it is more than half', () => {
    expect(ringPath(ring, 0, 0.75)).toContain('A40,40,0,1,1,10,50');
  });

  it('is drawn in halves when it is the whole', () => {
    expect(ringPath(ring, 0, 1)).toBe(ringPath(ring, 0, 0.5) + ringPath(ring, 0.5, 1));
  });
});

describe('the nearest place', () => {
  it('is one of those there are', () => {
    expect(nearestIndex(149, 100, 20, 12)).toBe(2);
    expect(nearestIndex(-5, 100, 20, 12)).toBe(0);
    expect(nearestIndex(999, 100, 20, 12)).toBe(11);
    expect(nearestIndex(130, 100, 0, 1)).toBe(0);
  });
});
