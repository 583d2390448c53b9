import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  description?: ReactNode;
  /** To the right of the title. */
  actions?: ReactNode;
  /** Content extends to the border, for tables. */
  isFlush?: boolean;
};

/** A thin border, no shadow. */
export function Card({ title, description, actions, isFlush, className, children, ...props }: CardProps) {
  return (
    <section className={cn('flex flex-col rounded-lg border bg-surface', className)} {...props}>
      {title || actions ? (
        // The title of a table is aligned with its first column.
        <header className={cn('flex items-start justify-between gap-4 pt-4 pb-3', isFlush ? 'px-3' : 'px-5')}>
          <div className="min-w-0">
            {title ? <h2 className="font-semibold text-lg tracking-tight">{title}</h2> : null}
            {description ? <p className="text-ink-muted text-sm">{description}</p> : null}
          </div>
          {actions ? <div className="flex shrink-0 items-center gap-1">{actions}</div> : null}
        </header>
      ) : null}
      <div
        className={cn(
          'min-h-0 flex-1',
          isFlush ? 'overflow-clip rounded-[inherit]' : cn('px-5 pb-5', !title && !actions && 'pt-5'),
        )}
      >
        {children}
      </div>
    </section>
  );
}
