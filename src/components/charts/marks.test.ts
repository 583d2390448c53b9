import { describe, expect, it } from 'vitest';
import { seriesColour } from './chart-data';
import { markPath, markShape, markShapes } from './marks';

describe('the points of groups', () => {
  it('differ in colour and shape together when colours repeat', () => {
    const looks = Array.from(
      { length: 56 },
      (_, index) => `${seriesColour(undefined, index)} ${markShape(index)}`,
    );
    expect(new Set(looks).size).toBe(56);
  });

  it('differ in shape from the next group', () => {
    for (let index = 0; index < 56; index += 1) expect(markShape(index)).not.toBe(markShape(index + 1));
  });

  it('are centred on their position and close to their radius in size', () => {
    for (const shape of markShapes.filter((one) => one !== 'circle')) {
      const numbers =
        markPath(shape, { x: 100, y: 50, radius: 4 })
          .match(/-?\d+(\.\d+)?/g)
          ?.map(Number) ?? [];
      const xs = numbers.filter((_, index) => index % 2 === 0);
      const ys = numbers.filter((_, index) => index % 2 === 1);
      expect(Math.min(...xs), shape).toBeGreaterThanOrEqual(100 - 6);
      expect(Math.max(...xs), shape).toBeLessThanOrEqual(100 + 6);
      expect((Math.min(...xs) + Math.max(...xs)) / 2, shape).toBeCloseTo(100, 1);
      expect(Math.min(...ys), shape).toBeGreaterThanOrEqual(50 - 6);
      expect(Math.max(...ys), shape).toBeLessThanOrEqual(50 + 6);
    }
    expect(markPath('circle', { x: 100, y: 50, radius: 4 })).toBe('M96,50a4,4 0 1 0 8,0a4,4 0 1 0 -8,0Z');
  });
});
