import { describe, expect, it } from 'vitest';
import { categoryAxis, oneBelowTheOther, ratingAxis, sideBySide, valueAxis } from './plot-axes';
import { textWidth } from './plot-style';

const format = (value: number) => value.toFixed(1);

describe('the value axis', () => {
  it('starts at zero and ends at a round number for any values', () => {
    expect(valueAxis([640, 870], 't', format).domain).toEqual([0, 1000]);
    expect(valueAxis([-30, null], 't', format).domain).toEqual([-30, 0]);
    expect(valueAxis([], 't', format).domain).toEqual([0, 1]);
  });

  it('has room for its widest number and for the unit above it', () => {
    const { ticks, tickFormatter, width } = valueAxis([12_345_678], 't', format);
    expect(width).toBeGreaterThan(Math.max(...ticks.map((tick) => textWidth(tickFormatter(tick)))));
    expect(valueAxis([1], 'kg CO₂e / km', format).width).toBeGreaterThan(textWidth('kg CO₂e / km'));
  });
});

describe('the rating axis', () => {
  // spec: materiality.results.stakeholder-chart, materiality.constants.axes
  it('runs from zero in whole steps to its end, and further if a value is larger', () => {
    expect(ratingAxis([], 5)).toMatchObject({ domain: [0, 5], ticks: [0, 1, 2, 3, 4, 5] });
    expect(ratingAxis([{ x: 5, y: 0.1 }], 5).domain).toEqual([0, 5]);
    for (const point of [
      { x: 6.2, y: 1 },
      { x: 1, y: 6.2 },
    ])
      expect(ratingAxis([point], 5)).toMatchObject({ domain: [0, 7], ticks: [0, 1, 2, 3, 4, 5, 6, 7] });
  });
});

describe('the name axis', () => {
  const months = ['January', 'February', 'March', 'April', 'May'].map((label, index) => ({
    id: `2025-0${index + 1}`,
    label,
  }));
  const places = (distance: number, width = 1000) => sideBySide((index) => 50 + index * distance, width);

  it('shows every name while there is room, then every second one', () => {
    expect(categoryAxis(months, places(80)).ticks).toHaveLength(5);
    expect(categoryAxis(months, places(40)).ticks).toEqual(['2025-01', '2025-03', '2025-05']);
  });

  it('leaves out a name that would be cut off at the end', () => {
    expect(categoryAxis(months, places(80, 375)).ticks).not.toContain('2025-05');
  });

  it('shows as many names beside horizontal bars as there are lines', () => {
    const rows = (distance: number) => oneBelowTheOther((index) => 20 + index * distance, 300);
    expect(categoryAxis(months, rows(20)).ticks).toHaveLength(5);
    expect(categoryAxis(months, rows(8)).ticks).toHaveLength(3);
  });

  it('distinguishes categories of the same name', () => {
    const twins = [
      { id: '1', label: 'Steam' },
      { id: '2', label: 'Steam' },
    ];
    const axis = categoryAxis(twins, places(80));
    expect(axis.ticks?.map(axis.tickFormatter)).toEqual(['Steam', 'Steam']);
    expect(new Set(axis.ticks).size).toBe(2);
  });
});
