import { describe, expect, it } from 'vitest';
import { toExportRows } from './to-export';

const words = { month: 'Month', total: 'Total', series: (name: string) => name };

describe('what the explorer exports', () => {
  // spec: explorer.export
  it('is the table behind the chart, unrounded, with empty gaps instead of zeros', () => {
    const chart = {
      unit: 't CO₂e' as const,
      months: ['2026-01-01', '2026-02-01'],
      series: [
        { id: 'a', name: 'Electricity', colour: '', values: [1.23456789, null] },
        { id: 'b', name: 'Heat', colour: '', values: [2, null] },
      ],
      totalKg: 3234.56789,
    };
    expect(toExportRows(chart, words)).toEqual([
      ['Month', 'Electricity (t CO₂e)', 'Heat (t CO₂e)', 'Total (t CO₂e)'],
      ['2026-01', 1.23456789, 2, 3.23456789],
      ['2026-02', null, null, null],
    ]);
  });

  it('marks avoided emissions in each heading', () => {
    const chart = {
      unit: 'kg CO₂e' as const,
      months: ['2026-01-01'],
      series: [{ id: 'a', name: 'Solar', colour: '', values: [40] }],
      totalKg: 40,
    };
    const avoided = { month: 'Month', total: 'Total avoided', series: (name: string) => `${name}, avoided` };
    expect(toExportRows(chart, avoided)).toEqual([
      ['Month', 'Solar, avoided (kg CO₂e)', 'Total avoided (kg CO₂e)'],
      ['2026-01', 40, 40],
    ]);
  });
});
