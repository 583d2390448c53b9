import { describe, expect, it } from 'vitest';
import type { ChartPoint } from '#api/contract/emissions/explorer';
import { toChart, typeTotals } from './to-series';

const point = (over: Partial<ChartPoint>): ChartPoint => ({
  date: '2026-01-01',
  typeId: 1,
  name: 'Electricity',
  carbonEquivalent: 500,
  avoidedCarbonEquivalent: null,
  colour: '2F6FB2',
  unitSymbol: 'kg CO2e',
  ...over,
});

const fuels = { category: 'fuels' } as const;

describe('the chart of the explorer', () => {
  it('draws fuels in shades of Scope 1, whatever colour the data names', () => {
    const points = [point({ colour: '6A2FA0' }), point({ typeId: 2, colour: 'C0392B' })];
    const chart = toChart(points, { ...fuels, from: '2026-01-01', to: '2026-01-31' });
    expect(chart.series.map(({ colour }) => colour)).toEqual([
      'var(--color-scope-1)',
      'var(--color-scope-1-tint-2)',
    ]);
  });

  it('shows one line per type over every month of the range, with gaps where nothing was reported', () => {
    const points = [
      point({}),
      point({ date: '2026-03-01', carbonEquivalent: 300 }),
      point({ typeId: 2, name: 'Heat' }),
    ];
    const chart = toChart(points, { ...fuels, from: '2025-12-10', to: '2026-03-02' });
    expect(chart.months).toEqual(['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01']);
    expect(chart.series.map(({ name, values }) => [name, values])).toEqual([
      ['Electricity', [null, 500, null, 300]],
      ['Heat', [null, 500, null, null]],
    ]);
  });

  it('uses one unit for all: tonnes as soon as one month reaches a tonne', () => {
    const chart = toChart([point({ carbonEquivalent: 2500 }), point({ typeId: 2 })], {
      ...fuels,
      from: '2026-01-01',
      to: '2026-01-31',
    });
    expect(chart.unit).toBe('t CO₂e');
    expect(chart.series.map((one) => one.values)).toEqual([[2.5], [0.5]]);
    expect(chart.totalKg).toBe(3000);
  });

  it('shows what renewables avoided, since they emit nothing themselves', () => {
    const chart = toChart([point({ carbonEquivalent: 0, avoidedCarbonEquivalent: 40 })], {
      ...fuels,
      from: '2026-01-01',
      to: '2026-01-31',
    });
    expect(chart.series[0]?.values).toEqual([40]);
  });
});

describe('the types below the chart', () => {
  it('are summed over the months with their largest one, the largest type first', () => {
    const points = [
      point({ carbonEquivalent: 100 }),
      point({ date: '2026-03-01', carbonEquivalent: 300 }),
      point({ typeId: 2, name: 'Heat', carbonEquivalent: 900 }),
    ];
    const rows = typeTotals(toChart(points, { ...fuels, from: '2026-01-01', to: '2026-03-31' }));
    expect(rows.map(({ name, total, peak, peakMonth }) => [name, total, peak, peakMonth])).toEqual([
      ['Heat', 900, 900, '2026-01-01'],
      ['Electricity', 400, 300, '2026-03-01'],
    ]);
  });
});
