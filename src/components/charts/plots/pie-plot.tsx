import { Pie, PieChart, type PieLabelRenderProps, ResponsiveContainer, Tooltip } from 'recharts';
import { useFormat } from '@/hooks/use-format';
import { useReducedMotion } from '@/hooks/use-media-query';
import { type ChartSlice, hasShareLabel, seriesColour } from '../chart-data';
import { PlotTooltip } from './plot-tooltip';

type PiePlotProps = {
  slices: readonly ChartSlice[];
  unit: string;
  formatValue: (value: number) => string;
  centre?: { value: string; unit: string };
  total: number;
  onOpenSlice?: (sliceId: string) => void;
};

export default function PiePlot(props: PiePlotProps) {
  const { slices, unit, formatValue, centre, total, onOpenSlice } = props;
  const format = useFormat();
  const isStill = useReducedMotion();
  const data = slices.map((slice, index) => ({
    id: slice.id,
    name: slice.name,
    value: slice.value,
    fill: seriesColour(slice.colour, index),
  }));

  const label = ({ cx, cy, midAngle = 0, outerRadius, percent = 0 }: PieLabelRenderProps) => {
    if (!hasShareLabel(percent)) return null;
    const angle = (-midAngle * Math.PI) / 180;
    const radius = Number(outerRadius) + 14;
    return (
      <text
        x={Number(cx) + radius * Math.cos(angle)}
        y={Number(cy) + radius * Math.sin(angle)}
        textAnchor={Math.cos(angle) >= 0 ? 'start' : 'end'}
        dominantBaseline="central"
        fontSize={12}
        fill="var(--color-ink)"
        className="figures"
      >
        {format.percent(percent, { maxDecimals: 0 })}
      </text>
    );
  };

  return (
    <div className="relative h-full">
      <ResponsiveContainer width="100%" height="100%">
        <PieChart accessibilityLayer={false}>
          <Tooltip
            isAnimationActive={false}
            content={({ active, payload }) => {
              const slice = data.find((candidate) => candidate.name === payload?.[0]?.name);
              if (!active || !slice) return null;
              const share = format.percent(total ? slice.value / total : 0);
              return (
                <PlotTooltip
                  unit={unit}
                  heading={share}
                  rows={[
                    { id: slice.id, name: slice.name, value: formatValue(slice.value), colour: slice.fill },
                  ]}
                />
              );
            }}
          />
          <Pie
            data={data}
            dataKey="value"
            nameKey="name"
            innerRadius="58%"
            outerRadius="82%"
            startAngle={90}
            endAngle={-270}
            stroke="var(--color-surface)"
            strokeWidth={2}
            label={label}
            labelLine={false}
            rootTabIndex={-1}
            className={onOpenSlice ? 'cursor-pointer' : undefined}
            onClick={(_, index) => {
              const slice = slices[index];
              if (slice) onOpenSlice?.(slice.id);
            }}
            isAnimationActive={!isStill}
            animationDuration={140}
          />
        </PieChart>
      </ResponsiveContainer>
      {centre ? (
        <div className="pointer-events-none absolute inset-0 grid place-content-center text-center">
          <span className="figures font-semibold text-2xl tracking-tight">{centre.value}</span>
          <span className="text-ink-muted text-xs">{centre.unit}</span>
        </div>
      ) : null}
    </div>
  );
}
