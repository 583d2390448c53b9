import type { ReactNode } from 'react';

type StepHeadingProps = { title: string; children?: ReactNode };

/** The title of a step; takes the focus when the step has no field. */
export function StepHeading({ title, children }: StepHeadingProps) {
  return (
    <header className="mb-5">
      <h2 tabIndex={-1} className="font-semibold text-xl tracking-tight outline-none">
        {title}
      </h2>
      {children ? <div className="mt-1 max-w-prose text-ink-muted">{children}</div> : null}
    </header>
  );
}
