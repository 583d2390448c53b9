import { expect, it } from 'vitest';
import { drawingScale } from './page-shape';

it('draws a page twice as large as it is', () => {
  expect(drawingScale({ width: 595, height: 842 })).toBe(2);
});

it('draws a page of the largest size in a canvas that a browser can hold', () => {
  const side = 14_400;
  const scale = drawingScale({ width: side, height: side });
  expect((side * scale) ** 2).toBeCloseTo(16_000_000);
});
