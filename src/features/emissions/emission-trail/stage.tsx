import type { ReactNode } from 'react';

/** A named stage of the calculation. */
export function Stage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-6 gap-y-1 md:grid-cols-[9rem_1fr]">
      <h4 className="font-medium text-ink-muted text-sm">{title}</h4>
      <div className="min-w-0">{children}</div>
    </li>
  );
}
