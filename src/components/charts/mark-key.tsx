import { type MarkShape, markPath } from './marks';

const size = 12;

/** The point of a group beside its name, in a legend or a table. */
export function MarkKey({ shape, colour }: { shape: MarkShape; colour: string | undefined }) {
  return (
    <svg aria-hidden width={size} height={size} className="shrink-0">
      <path d={markPath(shape, { x: size / 2, y: size / 2, radius: 4 })} fill={colour} />
    </svg>
  );
}
