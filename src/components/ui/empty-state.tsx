import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

type EmptyStateProps = {
  icon?: ReactNode;
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

export function EmptyState({ icon, title, children, actions, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-6 py-10 text-center', className)}>
      {icon ? (
        <div aria-hidden className="mb-3 text-line-strong [&_svg]:size-8 [&_svg]:stroke-[1.5]">
          {icon}
        </div>
      ) : null}
      <p className="font-semibold">{title}</p>
      {children ? <div className="mt-1 max-w-md text-ink-muted">{children}</div> : null}
      {actions ? <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  );
}
