import type { ChartCategory } from '../chart-data';
import { labelStep, type PlotArea } from './plot-geometry';
import { axisText, grid, textWidth } from './plot-style';

/** Between two names along the axis. */
const labelGap = 12;

type ValueAxisProps = {
  ticks: readonly number[];
  toY: (value: number) => number;
  format: (value: number) => string;
  unit: string;
  area: PlotArea;
};

/** A thin line across the drawing for each round number, which stands before it; the unit stands above them. */
export function ValueAxis({ ticks, toY, format, unit, area }: ValueAxisProps) {
  return (
    <g {...axisText}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={area.left} x2={area.right} y1={toY(tick)} y2={toY(tick)} {...grid} />
          <text x={area.left - 8} y={toY(tick)} dy="0.355em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      <text x={area.left / 2} y={area.top - 12} textAnchor="middle">
        {unit}
      </text>
    </g>
  );
}

type CategoryAxisProps = {
  categories: readonly ChartCategory[];
  toX: (index: number) => number;
  area: PlotArea;
  /** Of the whole drawing: a name that would be cut is left out. */
  width: number;
};

/** The names of the categories below the drawing: all of them, else every second, third … that has room. */
export function CategoryAxis({ categories, toX, area, width }: CategoryAxisProps) {
  const widths = categories.map(({ label }) => textWidth(label));
  const step = labelStep(widths, toX(1) - toX(0), labelGap);
  const isShown = (index: number) => {
    const half = (widths[index] ?? 0) / 2;
    return index % step === 0 && toX(index) - half >= 0 && toX(index) + half <= width;
  };
  return (
    <g {...axisText}>
      <line
        x1={area.left}
        x2={area.right}
        y1={area.bottom}
        y2={area.bottom}
        stroke="var(--color-line-strong)"
      />
      {categories.map(({ id, label }, index) =>
        isShown(index) ? (
          <text key={id} x={toX(index)} y={area.bottom + 12} dy="0.8em" textAnchor="middle">
            {label}
          </text>
        ) : null,
      )}
    </g>
  );
}
