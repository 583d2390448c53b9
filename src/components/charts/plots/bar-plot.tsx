import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, LabelList, XAxis, YAxis } from 'recharts';
import {
  type ChartCategory,
  type ChartRow,
  type ChartSeries,
  type ChartTarget,
  categoryTotals,
  seriesColour,
  toRows,
} from '../chart-data';
import { EndLabels, endLabelSpace } from './end-labels';
import { FloatingTooltip } from './floating-tooltip';
import { categoryAxis, oneBelowTheOther, sideBySide, valueAxis } from './plot-axes';
import { PlotBox, type PlotSize } from './plot-box';
import { axisWidth, drawing, footHeight, grid, lineHeight, margin, unitLabel } from './plot-style';
import { SeriesTooltip } from './series-tooltip';

type BarPlotProps = {
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  unit: string;
  formatValue: (value: number) => string;
  isStacked?: boolean;
  isHorizontal?: boolean;
  /** The width of vertical stacks. */
  hasDirectLabels?: boolean;
  onOpenPoint?: (point: ChartTarget) => void;
};

/** Room for the unit below horizontal bars, and for the amount beside them. */
const lyingMargin = { top: 4, right: 56, bottom: 18, left: 0 };

/** Amounts side by side, stacked or horizontal. */
export function BarPlot(props: BarPlotProps) {
  return <PlotBox>{(size) => <Bars {...props} {...size} />}</PlotBox>;
}

function Bars(props: BarPlotProps & PlotSize) {
  const { categories, series, unit, formatValue, isStacked, isHorizontal, hasDirectLabels, width, height } =
    props;
  const { t } = useTranslation('components');
  return (
    <BarChart
      {...drawing}
      {...{ width, height }}
      data-plot="bar"
      data={toRows(categories, series)}
      layout={isHorizontal ? 'vertical' : 'horizontal'}
      margin={isHorizontal ? lyingMargin : { ...margin, right: rightOf(props) }}
      barCategoryGap="28%"
      barGap={2}
    >
      <CartesianGrid {...grid} vertical={isHorizontal === true} horizontal={!isHorizontal} />
      {isHorizontal ? lyingAxes(props) : standingAxes(props)}
      <FloatingTooltip<ChartRow>
        room={{ width, height }}
        cursor={{ fill: 'var(--color-hover)', fillOpacity: 0.6 }}
      >
        {(row) => (
          <SeriesTooltip
            {...{ row, series, unit, formatValue }}
            totalName={isStacked ? t('chart.total') : undefined}
          />
        )}
      </FloatingTooltip>
      {series.map((one, index) => (
        <SeriesBars key={one.id} {...props} {...{ one, index }} />
      ))}
      {hasDirectLabels ? <EndLabels series={series} isStacked /> : null}
    </BarChart>
  );
}

type SeriesBarsProps = BarPlotProps & PlotSize & { one: ChartSeries; index: number };

function SeriesBars({ one, index, ...props }: SeriesBarsProps) {
  const { categories, series, formatValue, isStacked, isHorizontal, onOpenPoint } = props;
  const hasAmounts = isHorizontal && series.length === 1 && lyingBand(props) >= lineHeight;
  return (
    <Bar
      dataKey={`values.${index}`}
      stackId={isStacked ? 'all' : undefined}
      fill={seriesColour(one.colour, index)}
      // A thin line in the background colour separates neighbouring segments even without colour.
      stroke={isStacked ? 'var(--color-surface)' : undefined}
      strokeWidth={isStacked ? 1 : 0}
      maxBarSize={44}
      className={onOpenPoint ? 'cursor-pointer' : undefined}
      onClick={(_, column) => {
        const category = categories[column];
        if (category) onOpenPoint?.({ seriesId: one.id, categoryId: category.id });
      }}
      isAnimationActive={false}
    >
      {hasAmounts ? (
        <LabelList
          position="right"
          fill="var(--color-ink)"
          fontSize={12}
          className="figures"
          formatter={(value) => (typeof value === 'number' ? formatValue(value) : '')}
        />
      ) : null}
    </Bar>
  );
}

function standingAxes(props: BarPlotProps & PlotSize) {
  const { categories, unit, width } = props;
  const values = valuesOf(props);
  const band = (width - values.width - rightOf(props)) / Math.max(1, categories.length);
  const placeOf = (index: number) => values.width + (index + 0.5) * band;
  return (
    <>
      <XAxis {...categoryAxis(categories, sideBySide(placeOf, width))} height={footHeight} tickMargin={8} />
      <YAxis {...values} label={unitLabel(unit)} />
    </>
  );
}

/** Room for the names beside the last stack. */
function rightOf({ series, hasDirectLabels }: BarPlotProps): number {
  return hasDirectLabels ? axisWidth(series.map(({ name }) => name)) + endLabelSpace : margin.right;
}

function lyingAxes(props: BarPlotProps & PlotSize) {
  const { categories, unit, height } = props;
  const band = lyingBand(props);
  // Horizontal bars use the width of the drawing for their values.
  const { width: _, ...values } = valuesOf(props);
  const placeOf = (index: number) => lyingMargin.top + (index + 0.5) * band;
  return (
    <>
      <XAxis
        {...values}
        // Long numbers side by side may not all fit.
        interval="preserveStart"
        height={footHeight}
        label={{ ...unitLabel(unit), position: 'insideBottomRight', offset: -12 }}
      />
      <YAxis
        {...categoryAxis(categories, oneBelowTheOther(placeOf, height))}
        width={axisWidth(categories.map(({ label }) => label))}
      />
    </>
  );
}

/** The height available for one horizontal bar. */
function lyingBand({ categories, height }: Pick<BarPlotProps, 'categories'> & PlotSize): number {
  const bottom = height - lyingMargin.bottom - footHeight;
  return (bottom - lyingMargin.top) / Math.max(1, categories.length);
}

function valuesOf({ categories, series, unit, formatValue, isStacked }: BarPlotProps) {
  const values = isStacked ? categoryTotals(categories, series) : series.flatMap((one) => one.values);
  return valueAxis(values, unit, formatValue);
}
