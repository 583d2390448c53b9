import { describe, expect, it } from 'vitest';
import { placeLabels } from './place-labels';

describe('names of bubbles', () => {
  const room = { width: 400, height: 300 };
  const at = (id: number, x: number, y: number) => ({ id, x, y, radius: 6, width: 80 });

  it('cover neither each other nor a bubble, and stay within the drawing', () => {
    const bubbles = Array.from({ length: 40 }, (_, index) =>
      at(index, 20 + ((index * 97) % 360), 20 + ((index * 61) % 260)),
    );
    const spots = placeLabels(bubbles, room);
    expect(spots.size).toBeGreaterThan(5);
    const boxes = [...spots].map(([, { x, y, anchor }]) => {
      const left = anchor === 'start' ? x : anchor === 'end' ? x - 80 : x - 40;
      return { left, right: left + 80, top: y - 7, bottom: y + 7 };
    });
    for (const [index, box] of boxes.entries()) {
      expect(box.left >= 0 && box.right <= 400 && box.top >= 0 && box.bottom <= 300).toBe(true);
      for (const other of boxes.slice(index + 1))
        expect(
          box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        ).toBe(false);
    }
  });

  it('are placed on the left when there is no room on the right', () => {
    expect(placeLabels([at(1, 380, 100)], room).get(1)?.anchor).toBe('end');
    expect(placeLabels([at(1, 50, 100)], room).get(1)?.anchor).toBe('start');
  });
});
