import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

type HintProps = {
  /** The accessible name of the hint. */
  label: string;
  children: ReactNode;
  /** The position of the element it explains. */
  pointsTo: 'above' | 'below';
  /** Small text to the left of the buttons: "1 of 2". */
  progress?: string;
  actions: ReactNode;
  /** The buttons are at the end of the text, not below it. */
  isInline?: boolean;
  className?: string;
};

const arrows = {
  above: '-top-1.5 border-t border-l',
  below: '-bottom-1.5 border-r border-b',
};

/** A speech bubble within the page, beside what it explains. Stays until it is dismissed. */
export function Hint({ label, children, pointsTo, progress, actions, isInline, className }: HintProps) {
  return (
    <div
      role="note"
      aria-label={label}
      className={cn(
        'animate-appear rounded-md border border-brand bg-brand-soft p-3 text-on-brand-soft text-sm',
        className,
      )}
    >
      <span
        aria-hidden
        className={cn('absolute left-6 size-2.5 rotate-45 border-brand bg-brand-soft', arrows[pointsTo])}
      />
      <div className={isInline ? 'flex items-center gap-3' : 'grid gap-2'}>
        <div className="min-w-0 flex-1">{children}</div>
        <div className="flex flex-wrap items-center justify-end gap-2">
          {progress ? <span className="mr-auto text-xs">{progress}</span> : null}
          {actions}
        </div>
      </div>
    </div>
  );
}
