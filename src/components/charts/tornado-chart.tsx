import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { type ChartCategory, type ChartSeries, seriesColour } from './chart-data';
import { ChartFrame, type ChartFrameProps } from './chart-frame';
import { ChartLegend } from './chart-legend';
import { tornadoBars } from './plots/tornado-bars';
import { SeriesTable } from './series-table';

export type TornadoChartProps = ChartFrameProps & {
  /** The inputs that vary, one bar each. */
  categories: readonly ChartCategory[];
  /** The result at the low end of each input, then at its high end. */
  series: readonly [low: ChartSeries, high: ChartSeries];
  /** The current result, where the bars start. */
  base: number;
  unit: string;
  formatValue: (value: number) => string;
};

/** How much a result changes with each of its inputs, one at a time. */
export function TornadoChart({ categories, series, base, unit, formatValue, ...frame }: TornadoChartProps) {
  const { t } = useTranslation('components');
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  return (
    <ChartFrame
      {...frame}
      hasData={known.length > 0}
      legend={<ChartLegend entries={series} />}
      table={
        <SeriesTable
          {...{ categories, series, unit, formatValue }}
          label={frame.title}
          categoryName={t('chart.category')}
        />
      }
    >
      <div className="flex h-full flex-col justify-center gap-1 overflow-y-auto text-xs">
        {categories.map(({ id, label }, index) => (
          <div key={id} className="grid grid-cols-[12rem_1fr] items-center gap-3">
            <span className="truncate" title={label}>
              {label}
            </span>
            <Bars {...{ index, series, base, formatValue }} all={[base, ...known]} />
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}

type BarsProps = Pick<TornadoChartProps, 'series' | 'base' | 'formatValue'> & {
  index: number;
  all: readonly number[];
};

const lanes = { whole: 'inset-y-1', upper: 'top-1 h-2', lower: 'bottom-1 h-2' } as const;

function Bars({ index, series, base, formatValue, all }: BarsProps) {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const bars = tornadoBars(
    base,
    series.map(({ values }) => values[index]),
  );
  const placeOf = (value: number) => (most > least ? ((value - least) / (most - least)) * 100 : 50);
  return (
    // Room on both sides for the figures at the ends of the longest bar.
    <div className="px-16">
      <div className="relative h-6">
        <span className="absolute inset-y-0 w-px bg-line-strong" style={{ left: `${placeOf(base)}%` }} />
        {bars.map((bar, number) =>
          bar ? (
            <Fragment key={series[number]?.id}>
              <span
                className={cn('absolute', lanes[bar.lane])}
                style={{
                  left: `${placeOf(bar.from)}%`,
                  width: `${placeOf(bar.to) - placeOf(bar.from)}%`,
                  background: seriesColour(series[number]?.colour, number),
                }}
              />
              <span
                className={cn(
                  'figures absolute inset-y-1 whitespace-nowrap leading-4',
                  bar.labelSide === 'left' ? '-translate-x-full pr-1.5' : 'pl-1.5',
                )}
                style={{ left: `${placeOf(bar.labelAt)}%` }}
              >
                {formatValue(series[number]?.values[index] ?? base)}
              </span>
            </Fragment>
          ) : null,
        )}
      </div>
    </div>
  );
}
