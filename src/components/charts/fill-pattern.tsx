import { useId } from 'react';
import type { FillPattern } from './fill-patterns';

/** The repeat distance of a pattern in pixels. */
const step = 7;

const lines: Partial<Record<FillPattern, string>> = {
  rising: `M-1,1 l2,-2 M0,${step} L${step},0 M${step - 1},${step + 1} l2,-2`,
  falling: `M-1,${step - 1} l2,2 M0,0 L${step},${step} M${step - 1},-1 l2,2`,
  level: `M0,${step / 2} H${step}`,
  upright: `M${step / 2},0 V${step}`,
};

type PatternProps = { id: string; pattern: FillPattern; colour: string };

/** The fill drawn by `fill="url(#id)"`: the colour, with a pattern in the background colour. */
export function PatternDefinition({ id, pattern, colour }: PatternProps) {
  const path = lines[pattern];
  return (
    <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" data-pattern={pattern}>
      <rect width={step} height={step} fill={colour} />
      {path ? <path d={path} stroke="var(--color-surface)" strokeWidth={1.5} fill="none" /> : null}
      {pattern === 'dots' ? <circle cx={step / 2} cy={step / 2} r={1.4} fill="var(--color-surface)" /> : null}
    </pattern>
  );
}

/** The fill of a part beside its name. */
export function FillSwatch({ pattern, colour }: Omit<PatternProps, 'id'>) {
  const id = useId();
  return (
    <svg aria-hidden viewBox="0 0 14 14" className="size-3.5 shrink-0">
      <defs>
        <PatternDefinition {...{ id, pattern, colour }} />
      </defs>
      <rect width={14} height={14} rx={2} fill={`url(#${id})`} />
    </svg>
  );
}
