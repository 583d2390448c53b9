type ActiveDotProps = { cx?: number; cy?: number; fill: string; onOpen: (() => void) | undefined };

/** The point under the pointer. A wide invisible ring makes it easy to hit. */
export function ActiveDot({ cx, cy, fill, onOpen }: ActiveDotProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same points are reached by keyboard beside the drawing
    <g onClick={onOpen} className={onOpen ? 'cursor-pointer' : undefined}>
      <circle cx={cx} cy={cy} r={11} fill="transparent" />
      <circle cx={cx} cy={cy} r={4.5} fill={fill} stroke="var(--color-surface)" strokeWidth={2} />
    </g>
  );
}
