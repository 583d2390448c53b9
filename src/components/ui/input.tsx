import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { controlStyles } from './control';

export type InputProps = ComponentProps<'input'> & {
  /** Shown inside on the left, e.g. a search icon. Decoration only. */
  icon?: ReactNode;
  /** Shown inside on the right: a unit. */
  suffix?: ReactNode;
};

export function Input({ icon, suffix, className, style, ...props }: InputProps) {
  const input = (
    <input
      className={cn(controlStyles, 'h-9 px-3', icon ? 'pl-9' : '', suffix ? 'pr-16' : '', className)}
      style={{ ...roomFor(suffix), ...style }}
      {...props}
    />
  );
  if (!icon && !suffix) return input;
  return (
    <div className="relative">
      {icon ? (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-0 grid w-9 place-items-center text-ink-muted [&_svg]:size-4"
        >
          {icon}
        </span>
      ) : null}
      {input}
      {suffix ? (
        <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-muted text-sm">
          {suffix}
        </span>
      ) : null}
    </div>
  );
}

/** Typed text must not run under a long unit ("kg CO₂e/m²"). */
function roomFor(suffix: ReactNode): CSSProperties | undefined {
  const isLong = typeof suffix === 'string' && suffix.length > 6;
  return isLong ? { paddingRight: `${suffix.length + 1}ch` } : undefined;
}
