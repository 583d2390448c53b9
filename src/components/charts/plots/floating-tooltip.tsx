import type { ReactNode } from 'react';
import type { Point } from './plot-geometry';

type FloatingTooltipProps = { at: Point; room: { width: number; height: number }; children: ReactNode };

const distance = 12;

/** Beside a point of a drawing, on the side that has more room. */
export function FloatingTooltip({ at, room, children }: FloatingTooltipProps) {
  const isLeft = at.x > room.width / 2;
  const top = Math.min(Math.max(at.y, 0), room.height);
  return (
    <div
      className="pointer-events-none absolute z-10"
      style={{
        top,
        [isLeft ? 'right' : 'left']: (isLeft ? room.width - at.x : at.x) + distance,
        transform: `translateY(-${Math.round((top / (room.height || 1)) * 100)}%)`,
      }}
    >
      {children}
    </div>
  );
}
