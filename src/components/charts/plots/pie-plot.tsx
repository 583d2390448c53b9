import { useId } from 'react';
import { Pie, PieChart, type PieLabelRenderProps } from 'recharts';
import { useFormat } from '@/hooks/use-format';
import { type ChartSlice, hasShareLabel, seriesColour } from '../chart-data';
import { PatternDefinition } from '../fill-pattern';
import { FloatingTooltip } from './floating-tooltip';
import { PlotBox, type PlotSize } from './plot-box';
import { drawing } from './plot-style';
import { PlotTooltip } from './plot-tooltip';

type PiePlotProps = {
  slices: readonly ChartSlice[];
  unit: string;
  formatValue: (value: number) => string;
  centre?: { value: string; unit: string };
  total: number;
  onOpenSlice?: (sliceId: string) => void;
};

/** As shares of half the smaller side. */
const innerShare = 0.58;
const outerShare = 0.82;
/** From the ring to the percentage beside it. */
const labelDistance = 14;

export function PiePlot({ centre, ...props }: PiePlotProps) {
  return (
    <>
      <PlotBox>{(size) => <Ring {...props} {...size} />}</PlotBox>
      {centre ? (
        <div className="pointer-events-none absolute inset-0 grid place-content-center text-center">
          <span className="figures font-semibold text-2xl tracking-tight">{centre.value}</span>
          <span className="text-ink-muted text-xs">{centre.unit}</span>
        </div>
      ) : null}
    </>
  );
}

type RingProps = Omit<PiePlotProps, 'centre'> & PlotSize;

function Ring({ slices, unit, formatValue, total, onOpenSlice, width, height }: RingProps) {
  const format = useFormat();
  const half = Math.min(width, height) / 2;
  const id = useId();
  const data = slices.map((slice, index) => {
    const colour = seriesColour(slice.colour, index);
    return { ...slice, colour, fill: slice.pattern ? `url(#${id}${index})` : colour };
  });
  const isNamed = slices.some(({ pattern }) => pattern !== undefined);
  return (
    <PieChart {...drawing} {...{ width, height }} data-plot="pie" margin={noMargin}>
      <defs>
        {data.map(({ id: sliceId, pattern, colour }, index) =>
          pattern ? <PatternDefinition key={sliceId} id={`${id}${index}`} {...{ pattern, colour }} /> : null,
        )}
      </defs>
      <FloatingTooltip<(typeof data)[number]> room={{ width, height }} cursor={false}>
        {({ id, name, value, colour }) => (
          <PlotTooltip
            unit={unit}
            heading={format.percent(total ? value / total : 0)}
            rows={[{ id, name, value: formatValue(value), colour }]}
          />
        )}
      </FloatingTooltip>
      <Pie
        data={data}
        dataKey="value"
        innerRadius={half * innerShare}
        outerRadius={half * outerShare}
        // Clockwise from the top.
        startAngle={90}
        endAngle={-270}
        stroke="var(--color-surface)"
        // A single full slice needs no separator.
        strokeWidth={slices.length > 1 ? 2 : 0}
        label={(place) => (
          <ShareLabel
            {...place}
            room={width}
            text={isNamed ? slices[place.index]?.name : undefined}
            shareText={(share) => format.percent(share, { maxDecimals: 0 })}
          />
        )}
        labelLine={false}
        rootTabIndex={-1}
        className={onOpenSlice ? 'cursor-pointer' : undefined}
        onClick={(_, index) => {
          const slice = slices[index];
          if (slice) onOpenSlice?.(slice.id);
        }}
        isAnimationActive={false}
      />
    </PieChart>
  );
}

const noMargin = { top: 0, right: 0, bottom: 0, left: 0 };

type ShareLabelProps = PieLabelRenderProps & {
  /** In the drawing, from its left edge. */
  room: number;
  /** The name above the percentage, where parts of one hue are named directly. */
  text: string | undefined;
  shareText: (share: number) => string;
};

/** The average width of a letter at 12 pixels, with a little to spare. */
const letterWidth = 6.6;

/** The percentage beside its slice, shown when the slice is wide enough to be recognised. */
function ShareLabel({ text, room, shareText, ...place }: ShareLabelProps) {
  const { cx, cy, midAngle = 0, outerRadius, percent = 0 } = place;
  if (!hasShareLabel(percent)) return null;
  const angle = (-midAngle * Math.PI) / 180;
  const radius = outerRadius + labelDistance;
  const [x, y] = [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  const isRight = x >= cx - 0.5;
  const name = text && shortened(text, Math.floor((isRight ? room - x : x) / letterWidth));
  return (
    <text
      {...{ x, y }}
      textAnchor={isRight ? 'start' : 'end'}
      dominantBaseline="central"
      fontSize={12}
      fill="var(--color-ink)"
      className="figures"
    >
      {name ? (
        <tspan x={x} dy="-0.6em">
          {name}
        </tspan>
      ) : null}
      <tspan x={x} dy={name ? '1.25em' : 0}>
        {shareText(percent)}
      </tspan>
    </text>
  );
}

/** The legend has the full name. */
function shortened(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, Math.max(0, letters - 1)).trimEnd()}…`;
}
