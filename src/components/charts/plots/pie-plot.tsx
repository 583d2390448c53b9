import { Pie, PieChart, type PieLabelRenderProps } from 'recharts';
import { useFormat } from '@/hooks/use-format';
import { type ChartSlice, hasShareLabel, seriesColour } from '../chart-data';
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

/** Shares of half the smaller side. */
const innerShare = 0.58;
const outerShare = 0.82;
/** From the ring to the share beside it. */
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
  const data = slices.map((slice, index) => ({ ...slice, fill: seriesColour(slice.colour, index) }));
  return (
    <PieChart {...drawing} {...{ width, height }} data-plot="pie" margin={noMargin}>
      <FloatingTooltip<(typeof data)[number]> room={{ width, height }} cursor={false}>
        {({ id, name, value, fill }) => (
          <PlotTooltip
            unit={unit}
            heading={format.percent(total ? value / total : 0)}
            rows={[{ id, name, value: formatValue(value), colour: fill }]}
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
        // A whole has no neighbours to be kept apart from.
        strokeWidth={slices.length > 1 ? 2 : 0}
        label={(place) => (
          <ShareLabel {...place} shareText={(share) => format.percent(share, { maxDecimals: 0 })} />
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

type ShareLabelProps = PieLabelRenderProps & { shareText: (share: number) => string };

/** The share beside its slice, where the slice is wide enough to see which is meant. */
function ShareLabel({ cx, cy, midAngle = 0, outerRadius, percent = 0, shareText }: ShareLabelProps) {
  if (!hasShareLabel(percent)) return null;
  const angle = (-midAngle * Math.PI) / 180;
  const radius = outerRadius + labelDistance;
  const [x, y] = [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  return (
    <text
      {...{ x, y }}
      textAnchor={x >= cx - 0.5 ? 'start' : 'end'}
      dominantBaseline="central"
      fontSize={12}
      fill="var(--color-ink)"
      className="figures"
    >
      {shareText(percent)}
    </text>
  );
}
