import { describe, expect, it } from 'vitest';
import { type Box, layOutMatrix, type MatrixRoom, numberRanges } from './lay-out-matrix';

const room: MatrixRoom = {
  width: 600,
  height: 560,
  highest: 5,
  threshold: { x: 3, y: 3 },
  radius: 6,
  letter: { width: 7.5, height: 14 },
  reserved: [{ left: 6, top: 4, right: 120, bottom: 20 }],
};

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** As many as a long list has: half of them at the same few positions and along the edges. */
const crowd = Array.from({ length: 90 }, (_, index) => ({
  number: index + 1,
  x: index % 3 === 0 ? 0 : ((index * 37) % 51) / 10,
  y: index % 4 === 0 ? 3 : ((index * 13) % 51) / 10,
}));

describe('the matrix', () => {
  it('labels each point once, with labels that cover neither a point nor each other', () => {
    const spots = layOutMatrix(crowd, room);
    expect(spots.flatMap(({ points }) => points.map(({ number }) => number)).sort((a, b) => a - b)).toEqual(
      crowd.map(({ number }) => number),
    );
    const points = spots.map(({ x, y }) => around(x, y, 12, 12));
    const labels = spots.map(({ label: { x, y, text } }) => around(x, y, text.length * 7.5, 14));
    for (const [index, label] of labels.entries()) {
      expect(points.filter((point) => overlap(label, point))).toEqual([]);
      expect(labels.filter((other, at) => at !== index && overlap(label, other))).toEqual([]);
      expect(room.reserved.filter((box) => overlap(label, box))).toEqual([]);
      expect(label.left >= 0 && label.right <= 600 && label.top >= 0 && label.bottom <= 560).toBe(true);
    }
  });

  it('gives points at the same position one label, but not across a threshold', () => {
    const at = (number: number, x: number, y: number) => ({ number, x, y });
    const points = [at(1, 4, 4), at(2, 4, 4), at(3, 4.02, 3.98), at(4, 2, 2.96), at(5, 2, 3.04)];
    const labels = layOutMatrix(points, room).map(({ label }) => label.text);
    expect(labels).toEqual(['1–3', '4', '5']);
  });

  it('draws each point at its scores', () => {
    expect(layOutMatrix([{ number: 1, x: 5, y: 0 }], room)).toMatchObject([{ x: 600, y: 560, leader: null }]);
  });

  it('shows consecutive numbers as a range', () => {
    expect(numberRanges([7, 1, 2, 4, 5, 6])).toBe('1, 2, 4–7');
  });
});
