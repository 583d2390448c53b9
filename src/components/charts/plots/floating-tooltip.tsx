import type { ReactNode } from 'react';
import { Tooltip, type TooltipProps } from 'recharts';
import type { PlotSize } from './plot-box';

type FloatingTooltipProps<Mark> = {
  room: PlotSize;
  /** Marks the position in the drawing. */
  cursor: TooltipProps['cursor'];
  children: (mark: Mark) => ReactNode;
};

const distance = 12;
const topLeft = { x: 0, y: 0 };

/**
 * Shown beside the mark under the pointer, on the side with more room. The library would keep the tooltip within the
 * axes, where it covers the points of narrow drawings.
 */
export function FloatingTooltip<Mark>({ room, cursor, children }: FloatingTooltipProps<Mark>) {
  return (
    <Tooltip
      isAnimationActive={false}
      cursor={cursor}
      position={topLeft}
      // Also above the figure in the middle of a ring.
      wrapperStyle={{ ...room, zIndex: 10 }}
      content={({ active, coordinate, payload }) => {
        const mark: Mark | undefined = payload[0]?.payload;
        if (!active || !coordinate || !mark) return null;
        return <div style={placeOf(coordinate, room)}>{children(mark)}</div>;
      }}
    />
  );
}

function placeOf({ x, y }: { x: number; y: number }, { width, height }: PlotSize) {
  const isLeft = x > width / 2;
  const top = Math.min(Math.max(y, 0), height);
  return {
    position: 'absolute',
    top,
    [isLeft ? 'right' : 'left']: (isLeft ? width - x : x) + distance,
    transform: `translateY(-${Math.round((top / (height || 1)) * 100)}%)`,
  } as const;
}
