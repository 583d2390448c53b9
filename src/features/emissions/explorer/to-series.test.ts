import { describe, expect, it } from 'vitest';
import type { ChartPoint } from '#api/contract/emissions/explorer';
import { drawnSeries, toChart, typeTotals } from './to-series';

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
  it('draws fuels in shades of Scope 1, whatever colour the data has', () => {
    const points = [point({ colour: '6A2FA0' }), point({ typeId: 2, colour: 'C0392B' })];
    const chart = toChart(points, { ...fuels, from: '2026-01-01', to: '2026-01-31' });
    expect(chart.series.map(({ colour }) => colour)).toEqual([
      'var(--color-scope-1)',
      'var(--color-scope-1-tint-2)',
    ]);
  });

  // spec: explorer.chart
  it('shows one line per type over every month of the range, with gaps where nothing was reported', () => {
    const points = [
      point({}),
      point({ date: '2026-03-01', carbonEquivalent: 300 }),
      point({ typeId: 2, name: 'Heat' }),
    ];
    const chart = toChart(points, { ...fuels, from: '2025-12-10', to: '2026-03-02' });
    expect(chart.months).toEqual(['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01']);
    expect(chart.series.map(({ name, values }) => [name, values])).toEqual([
      ['Electricity', [null, 0.5, null, 0.3]],
      ['Heat', [null, 0.5, null, null]],
    ]);
  });

  it('uses the unit of its total: tonnes once the months add up to a tonne', () => {
    const months = ['2026-01-01', '2026-02-01'].map((date) => point({ date, carbonEquivalent: 600 }));
    const chart = toChart(months, { ...fuels, from: '2026-01-01', to: '2026-02-28' });
    expect([chart.unit, chart.series[0]?.values]).toEqual(['t CO₂e', [0.6, 0.6]]);
  });

  it('uses one unit for all: tonnes once one month reaches a tonne', () => {
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

describe('the drawn series', () => {
  const january = { ...fuels, from: '2026-01-01', to: '2026-02-28' };
  const types = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      point({ typeId: index + 1, name: `Fuel ${index + 1}`, carbonEquivalent: 100 * (index + 1) }),
    );

  it('are all types, up to six', () => {
    const chart = toChart(types(6), january);
    expect(drawnSeries(chart, 'Others').map(({ name }) => name)).toEqual(
      [6, 5, 4, 3, 2, 1].map((number) => `Fuel ${number}`),
    );
    expect(new Set(chart.series.map(({ colour }) => colour)).size).toBe(6);
  });

  it('are the largest five of eight and the others combined, which share its colour in the table', () => {
    const chart = toChart(types(8), january);
    const drawn = drawnSeries(chart, 'Others');
    expect(drawn.map(({ name, values }) => [name, ...values])).toEqual([
      ['Fuel 8', 0.8, null],
      ['Fuel 7', 0.7, null],
      ['Fuel 6', 0.6, null],
      ['Fuel 5', 0.5, null],
      ['Fuel 4', 0.4, null],
      ['Others', expect.closeTo(0.6), null],
    ]);
    expect(new Set(drawn.map(({ colour }) => colour)).size).toBe(6);
    expect(chart.series.slice(5).map(({ colour }) => colour)).toEqual(Array(3).fill(drawn[5]?.colour));
  });
});

describe('the types below the chart', () => {
  it('are added up over the months with their peak month, largest type first', () => {
    const points = [
      point({ carbonEquivalent: 100 }),
      point({ date: '2026-03-01', carbonEquivalent: 300 }),
      point({ typeId: 2, name: 'Heat', carbonEquivalent: 900 }),
    ];
    const rows = typeTotals(toChart(points, { ...fuels, from: '2026-01-01', to: '2026-03-31' }));
    expect(rows.map(({ name, total, peak, peakMonth }) => [name, total, peak, peakMonth])).toEqual([
      ['Heat', 0.9, 0.9, '2026-01-01'],
      ['Electricity', 0.4, 0.3, '2026-03-01'],
    ]);
  });
});
