import { useTranslation } from 'react-i18next';
import { highestScore, type MethodChoiceBody } from '#api/contract/materiality/information';
import { seriesColour } from '@/components/charts/chart-data';
import { type MarkShape, markPath } from '@/components/charts/marks';
import { placeLabels, shortName } from '@/components/charts/plots/place-labels';
import { PlotBox, type PlotSize } from '@/components/charts/plots/plot-box';
import { useFormat } from '@/hooks/use-format';
import type { Bubble } from './matrix-labels';
import { useScoreText } from './use-score-text';

type MatrixPlotProps = {
  bubbles: readonly Bubble[];
  method: Pick<MethodChoiceBody, 'impactThreshold' | 'financialThreshold'>;
  colourOf: (categoryId: number) => string | undefined;
  shapeOf: (categoryId: number) => MarkShape;
  onOpen: (subtopicId: number) => void;
};

const margin = { left: 44, right: 12, top: 12, bottom: 40 };
const ticks = [0, 1, 2, 3, 4, 5];
const fontSize = 12;

/** Both materialities from 0 to 5, the thresholds, the four fields that they make, and a bubble for each place with topics. */
export function MatrixPlot(props: MatrixPlotProps) {
  return <PlotBox>{(size) => <Drawing {...props} {...size} />}</PlotBox>;
}

function Drawing({ bubbles, method, colourOf, shapeOf, onOpen, width, height }: MatrixPlotProps & PlotSize) {
  const { t } = useTranslation('materiality-results');
  const format = useFormat();
  const scoreText = useScoreText();
  const room = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const xOf = (score: number) => margin.left + (score / highestScore) * room.width;
  const yOf = (score: number) => margin.top + (1 - score / highestScore) * room.height;
  const drawn = bubbles.map((bubble) => {
    const { text: name, width: nameWidth } = nameOf(bubble);
    const radius = 5 + Math.min(5, bubble.topics.length - 1) * 1.5;
    return { ...bubble, name, nameWidth, radius, px: xOf(bubble.x), py: yOf(bubble.y) };
  });
  const spots = placeLabels(
    drawn.map(({ id, px, py, radius, nameWidth }) => ({
      id,
      radius,
      width: nameWidth,
      x: px - margin.left,
      y: py - margin.top,
    })),
    room,
  );
  const [lineX, lineY] = [xOf(method.financialThreshold), yOf(method.impactThreshold)];
  const [right, bottom] = [margin.left + room.width, margin.top + room.height];
  const fields = [
    { id: 'impact', x: margin.left + 6, y: margin.top + 14, anchor: 'start' },
    { id: 'double', x: right - 6, y: margin.top + 14, anchor: 'end' },
    { id: 'none', x: margin.left + 6, y: bottom - 8, anchor: 'start' },
    { id: 'financial', x: right - 6, y: bottom - 8, anchor: 'end' },
  ] as const;
  const muted = { fill: 'var(--color-ink-muted)', fontSize };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the frame names it and describes what can be seen
    <svg data-plot="materiality" {...{ width, height }}>
      <rect
        x={lineX}
        y={margin.top}
        width={Math.max(0, right - lineX)}
        height={Math.max(0, lineY - margin.top)}
        fill="var(--color-brand-soft)"
      />
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={xOf(tick)} x2={xOf(tick)} y1={margin.top} y2={bottom} stroke="var(--color-line)" />
          <line x1={margin.left} x2={right} y1={yOf(tick)} y2={yOf(tick)} stroke="var(--color-line)" />
          <text x={xOf(tick)} y={bottom + 16} textAnchor="middle" {...muted}>
            {format.number(tick)}
          </text>
          <text x={margin.left - 8} y={yOf(tick) + 4} textAnchor="end" {...muted}>
            {format.number(tick)}
          </text>
        </g>
      ))}
      <g stroke="var(--color-ink-muted)" strokeDasharray="5 4">
        <line x1={lineX} x2={lineX} y1={margin.top} y2={bottom} />
        <line x1={margin.left} x2={right} y1={lineY} y2={lineY} />
      </g>
      {fields.map(({ id, x, y, anchor }) => (
        <text key={id} x={x} y={y} textAnchor={anchor} {...muted} fontWeight={600}>
          {t(`outcomes.${id}`)}
        </text>
      ))}
      <text x={(margin.left + right) / 2} y={height - 6} textAnchor="middle" {...muted}>
        {t('axes.financial')}
      </text>
      <text
        transform={`translate(12 ${(margin.top + bottom) / 2}) rotate(-90)`}
        textAnchor="middle"
        {...muted}
      >
        {t('axes.impact')}
      </text>
      {drawn.map(({ id, px, py, radius, topics }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard reaches the points by the stepper
        <path
          key={id}
          d={markPath(shapeOf(topics[0]?.dmTopicCategoryId ?? 0), { x: px, y: py, radius })}
          data-point=""
          className="cursor-pointer"
          fill={seriesColour(colourOf(topics[0]?.dmTopicCategoryId ?? 0), 0)}
          stroke="var(--color-ink-muted)"
          strokeWidth={1}
          onClick={() => onOpen(id)}
        >
          <title>
            {topics
              .map((topic) =>
                t('point', {
                  name: topic.subtopicName,
                  impact: scoreText(topic.impactMateriality),
                  financial: scoreText(topic.financialMateriality),
                }),
              )
              .join('\n')}
          </title>
        </path>
      ))}
      {drawn.map(({ id, name }) => {
        const spot = spots.get(id);
        return spot ? (
          <text
            key={id}
            x={spot.x + margin.left}
            y={spot.y + margin.top + 4}
            textAnchor={spot.anchor}
            fill="var(--color-ink)"
            fontSize={fontSize}
            // What is written over a line stays readable.
            stroke="var(--color-surface)"
            strokeWidth={3}
            paintOrder="stroke"
            className="pointer-events-none"
          >
            {name}
          </text>
        ) : null;
      })}
    </svg>
  );
}

/** The first of those at one place, and how many more there are. */
function nameOf({ topics }: Bubble) {
  const { text } = shortName(topics[0]?.subtopicName ?? '');
  return shortName(topics.length > 1 ? `${text} +${topics.length - 1}` : text, 40);
}
