import { describe, expect, it } from 'vitest';
import {
  categoryTotals,
  hasData,
  hasShareLabel,
  lineEnds,
  seriesColour,
  spreadLabels,
  stackMiddles,
  toRows,
} from './chart-data';

const categories = [
  { id: '1', label: 'Jan' },
  { id: '2', label: 'Feb' },
];

describe('chart data', () => {
  it('is absent when there are only gaps and zeros', () => {
    expect(hasData([{ id: 'a', name: 'A', values: [null, 0] }])).toBe(false);
    expect(hasData([{ id: 'a', name: 'A', values: [null, -1] }])).toBe(true);
  });

  it('keeps gaps as gaps', () => {
    expect(toRows(categories, [{ id: 'a', name: 'A', values: [1] }])).toEqual([
      { id: '1', label: 'Jan', values: [1] },
      { id: '2', label: 'Feb', values: [null] },
    ]);
  });

  it('adds up known values and does not turn "not reported" into zero', () => {
    const series = [
      { id: 'a', name: 'A', values: [1, null] },
      { id: 'b', name: 'B', values: [2, null] },
    ];
    expect(categoryTotals(categories, series)).toEqual([3, null]);
  });

  it('takes the colour from the data, with or without its hash, otherwise from the palette', () => {
    expect(seriesColour('1a2B3c', 0)).toBe('#1a2B3c');
    expect(seriesColour('var(--color-scope-1)', 0)).toBe('var(--color-scope-1)');
    expect(seriesColour(undefined, 8)).toBe('var(--color-chart-1)');
  });
});

describe('labels at the ends of lines', () => {
  it('move apart, keep their order and stay inside the plot', () => {
    expect(spreadLabels([10, 12, 50], 14, 200)).toEqual([10, 24, 50]);
    expect(spreadLabels([100, 100, 100], 16, 100)).toEqual([68, 84, 100]);
    expect(spreadLabels([50, 12, 10], 14, 200)).toEqual([50, 24, 10]);
  });
});

describe('a slice', () => {
  // spec: input-data.pie-labels, constants.pie
  it('is labelled from seven per cent on', () => {
    expect([0.0699, 0.07, 0.5].map(hasShareLabel)).toEqual([false, true, true]);
  });
});

describe('the names at the end of a chart', () => {
  const series = (...values: (number | null)[]) => ({ id: String(values), name: 'One', values });

  it('are placed at the last known point of each line', () => {
    expect(lineEnds([series(1, 2, null), series(null, null)])).toEqual([2, 0]);
  });

  it('are placed at the middle of each segment of the last non-empty stack', () => {
    const stacks = [series(99, 10, null), series(99, 20, null), series(99, 4, null)];
    expect(stackMiddles(stacks)).toEqual([5, 20, 32]);
    expect(stackMiddles([series(99, 10), series(99, null), series(99, 4)])).toEqual([5, 10, 12]);
  });
});
