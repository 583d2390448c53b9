import { describe, expect, it } from 'vitest';
import { tornadoBars } from './tornado-bars';

describe('the bars of a tornado', () => {
  it('extend to both sides of the base, each with its number at its end', () => {
    expect(tornadoBars(10, [8, 13])).toEqual([
      { from: 8, to: 10, lane: 'whole', labelAt: 8, labelSide: 'left' },
      { from: 10, to: 13, lane: 'whole', labelAt: 13, labelSide: 'right' },
    ]);
  });

  it.each([
    [
      [12, 15],
      ['left', 'right'],
    ],
    [
      [15, 12],
      ['right', 'left'],
    ],
    [
      [8, 5],
      ['right', 'left'],
    ],
    [
      [12, 12],
      ['right', 'left'],
    ],
  ])('on one side of it cover neither each other nor a number: %j', (ends, sides) => {
    const bars = tornadoBars(10, ends);
    expect(bars.map((bar) => bar?.lane)).toEqual(['upper', 'lower']);
    expect(bars.map((bar) => bar?.labelSide)).toEqual(sides);
    const [first, second] = bars.map((bar) => bar?.labelAt);
    expect([first, second].filter((at) => at === 10)).toHaveLength(1);
  });

  it('put the number of an unchanged end on the side without a bar', () => {
    expect(tornadoBars(10, [10, 13]).map((bar) => bar?.labelSide)).toEqual(['left', 'right']);
    expect(tornadoBars(10, [7, 10]).map((bar) => bar?.labelSide)).toEqual(['left', 'right']);
  });

  it('are missing where an end has no result', () => {
    expect(tornadoBars(10, [null, 13])).toEqual([
      null,
      { from: 10, to: 13, lane: 'whole', labelAt: 13, labelSide: 'right' },
    ]);
  });
});
