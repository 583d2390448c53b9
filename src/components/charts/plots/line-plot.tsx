import { CartesianGrid, Line, LineChart, XAxis, YAxis } from 'recharts';
import {
  type ChartCategory,
  type ChartRow,
  type ChartSeries,
  type ChartTarget,
  seriesColour,
  toRows,
} from '../chart-data';
import { ActiveDot } from './active-dot';
import { EndLabels, endLabelSpace } from './end-labels';
import { FloatingTooltip } from './floating-tooltip';
import { categoryAxis, sideBySide, valueAxis } from './plot-axes';
import { PlotBox, type PlotSize } from './plot-box';
import { axisWidth, drawing, footHeight, grid, margin, unitLabel } from './plot-style';
import { SeriesTooltip } from './series-tooltip';

type LinePlotProps = {
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  unit: string;
  formatValue: (value: number) => string;
  hasDirectLabels: boolean;
  onOpenPoint?: (point: ChartTarget) => void;
};

const mostDots = 24;

/** Lines over categories. */
export function LinePlot(props: LinePlotProps) {
  return <PlotBox>{(size) => <Lines {...props} {...size} />}</PlotBox>;
}

function Lines(props: LinePlotProps & PlotSize) {
  const { categories, series, unit, formatValue, hasDirectLabels, onOpenPoint, width, height } = props;
  const values = valueAxis(
    series.flatMap((one) => one.values),
    unit,
    formatValue,
  );
  const right = hasDirectLabels ? axisWidth(series.map(({ name }) => name)) + endLabelSpace : 16;
  const distance = (width - values.width - right) / Math.max(1, categories.length - 1);
  const placeOf = (index: number) => values.width + index * distance;
  return (
    <LineChart
      {...drawing}
      {...{ width, height }}
      data-plot="line"
      data={toRows(categories, series)}
      margin={{ ...margin, right }}
    >
      <CartesianGrid {...grid} vertical={false} />
      <XAxis {...categoryAxis(categories, sideBySide(placeOf, width))} height={footHeight} tickMargin={8} />
      <YAxis {...values} label={unitLabel(unit)} />
      <FloatingTooltip<ChartRow>
        room={{ width, height }}
        cursor={{ stroke: 'var(--color-line-strong)', strokeDasharray: '2 2' }}
      >
        {(row) => <SeriesTooltip {...{ row, series, unit, formatValue }} />}
      </FloatingTooltip>
      {series.map((one, index) => (
        <SeriesLine key={one.id} {...{ one, index, categories, onOpenPoint }} />
      ))}
      {hasDirectLabels ? <EndLabels series={series} /> : null}
    </LineChart>
  );
}

type SeriesLineProps = Pick<LinePlotProps, 'categories' | 'onOpenPoint'> & {
  one: ChartSeries;
  index: number;
};

function SeriesLine({ one, index, categories, onOpenPoint }: SeriesLineProps) {
  const stroke = seriesColour(one.colour, index);
  return (
    <Line
      dataKey={`values.${index}`}
      stroke={stroke}
      strokeWidth={2}
      strokeDasharray={one.isDotted ? '2 4' : undefined}
      dot={({ cx, cy, index: column }) => (
        <Dot
          {...{ cx, cy }}
          fill={stroke}
          isShown={categories.length <= mostDots || isAlone(one.values, column)}
        />
      )}
      activeDot={({ cx, cy, index: column }) => (
        <ActiveDot {...{ cx, cy }} fill={stroke} onOpen={openerOf(onOpenPoint, one, categories[column])} />
      )}
      isAnimationActive={false}
    />
  );
}

/** With many points, only isolated points are drawn, because no line would show them. */
function isAlone(values: ChartSeries['values'], index: number): boolean {
  const isGap = (at: number) => typeof values[at] !== 'number';
  return isGap(index - 1) && isGap(index + 1);
}

type DotProps = { cx?: number | string; cy?: number | string; fill: string; isShown: boolean };

function Dot({ cx, cy, fill, isShown }: DotProps) {
  return isShown && cx !== undefined && cy !== undefined ? <circle {...{ cx, cy, fill }} r={2.5} /> : null;
}

function openerOf(
  onOpenPoint: LinePlotProps['onOpenPoint'],
  series: ChartSeries,
  category: ChartCategory | undefined,
) {
  if (!onOpenPoint || !category) return undefined;
  return () => onOpenPoint({ seriesId: series.id, categoryId: category.id });
}
