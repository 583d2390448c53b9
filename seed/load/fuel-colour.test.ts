import { describe, expect, it } from 'vitest';
import { fuelColour } from './fuel-colour';

const fuelCount = 60;
const colours = Array.from({ length: fuelCount }, (_, index) => fuelColour(index));

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const channelsOf = (hex: string) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

function contrast(first: string, second: string): number {
  const [high = 0, low = 0] = [first, second]
    .map((hex) => {
      const [red = 0, green = 0, blue = 0] = channelsOf(hex).map(linear);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe('the colours of fuels', () => {
  it.each(['FFFFFF', '151D1A'])('stand out on the background %s', (ground) => {
    const faint = colours.filter((colour) => contrast(colour, ground) < 3);
    expect(faint).toEqual([]);
  });

  it('differ from each other', () => {
    expect(new Set(colours).size).toBe(fuelCount);
  });
});
