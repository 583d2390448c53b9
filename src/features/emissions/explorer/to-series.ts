import type { ChartPoint } from '#api/contract/emissions/explorer';
import { scopeTints, type TintedScope, tintCount } from '@/components/ui/scope-tints';
import { chooseEmissionUnit, type EmissionUnit, toEmissionUnit } from '@/lib/format/emissions';
import type { ExplorerFilter } from './search';

export type ExplorerChart = {
  unit: EmissionUnit;
  /** First day of each month of the range. */
  months: string[];
  /** Of all types, largest first. */
  series: TypeSeries[];
  /** Sum of everything shown, in kg CO2e. */
  totalKg: number;
};

type TypeSeries = { id: string; name: string; colour: string; values: (number | null)[] };

/** With more lines the chart and its colours would be unreadable. */
const mostDrawn = tintCount;

/**
 * Turns the API's points into one series per type over every month of the range. A month without a point is a gap
 * (null), not zero.
 */
export function toChart(
  points: readonly ChartPoint[],
  { category, from, to }: Pick<ExplorerFilter, 'category' | 'from' | 'to'>,
): ExplorerChart {
  const months = monthsBetween(from, to);
  const totalKg = sumOf(points);
  // The unit follows the card's largest figure, its total. A month in kg would look larger than a total in tonnes.
  const unit = chooseEmissionUnit([totalKg, ...points.map((point) => figureOf(point))]);
  const byType = [...groupByType(points)].toSorted(([, one], [, other]) => sumOf(other) - sumOf(one));
  const colours = scopeTints(byType.slice(0, mostDrawn).map(() => scopeOf[category]));
  const series = byType.map(([typeId, own], index) => {
    const byMonth = new Map(own.map((point) => [point.date.slice(0, 7), figureOf(point)]));
    return {
      id: String(typeId),
      name: own[0]?.name ?? '',
      // Types that are combined share one colour.
      colour: colours[Math.min(index, mostDrawn - 1)] ?? '',
      values: months.map((month) => {
        const kg = byMonth.get(month.slice(0, 7));
        return kg === undefined ? null : toEmissionUnit(kg, unit);
      }),
    };
  });
  return { unit, months, series, totalKg };
}

/** The id of the combined series. No type has it. */
export const othersId = 'others';

/** The series that the chart draws: up to six types, or the largest five and the others combined. */
export function drawnSeries({ series, months }: ExplorerChart, othersName: string): TypeSeries[] {
  if (series.length <= mostDrawn) return series;
  const others = series.slice(mostDrawn - 1);
  const values = months.map((_, index) => {
    const known = others.flatMap((one) => one.values[index] ?? []);
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
  });
  const one = { id: othersId, name: othersName, colour: others[0]?.colour ?? '', values };
  return [...series.slice(0, mostDrawn - 1), one];
}

const scopeOf: Record<ExplorerFilter['category'], TintedScope> = {
  fuels: 1,
  utilities: 2,
  renewable: 'renewable',
};

type TypeTotal = {
  id: string;
  name: string;
  colour: string;
  total: number;
  /** The largest month and its amount. */
  peak: number;
  peakMonth: string;
};

/** What each type adds up to over the months of the chart, in the chart's unit, largest first. */
export function typeTotals({ series, months }: ExplorerChart): TypeTotal[] {
  const totals = series.map(({ id, name, colour, values }) => {
    const known = values.map((value) => value ?? 0);
    const peak = Math.max(...known, 0);
    const peakMonth = months[known.indexOf(peak)] ?? months[0] ?? '';
    return { id, name, colour, total: known.reduce((sum, value) => sum + value, 0), peak, peakMonth };
  });
  return totals.toSorted((a, b) => b.total - a.total);
}

function sumOf(points: readonly ChartPoint[]): number {
  return points.reduce((sum, point) => sum + figureOf(point), 0);
}

/** Renewables have no Scope 2 emissions. Their figure is what the grid would have emitted. */
function figureOf(point: ChartPoint): number {
  return point.avoidedCarbonEquivalent ?? point.carbonEquivalent;
}

function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  let [year = 0, month = 0] = from.split('-').map(Number);
  const last = to.slice(0, 7);
  for (;;) {
    const current = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
    if (current > last) return months;
    months.push(`${current}-01`);
    month += 1;
    if (month > 12) {
      month = 1;
      year += 1;
    }
  }
}

function groupByType(points: readonly ChartPoint[]): Map<number, ChartPoint[]> {
  const groups = new Map<number, ChartPoint[]>();
  for (const point of points) groups.set(point.typeId, [...(groups.get(point.typeId) ?? []), point]);
  return groups;
}
