import { type ReactNode, useEffect } from 'react';
import { cn } from '@/lib/cn';

type FormPageProps = {
  title: string;
  /** Step count above the title. */
  above?: ReactNode;
  description?: ReactNode;
  /** Set when the page contains more than one form. */
  isWide?: boolean;
  children: ReactNode;
};

/**
 * One step of the sign-in screens: title, description and form. Also sets the window title. The content is aligned
 * to a fixed height, because centred content would move with every added line.
 */
export function FormPage({ title, above, description, isWide = false, children }: FormPageProps) {
  useEffect(() => {
    document.title = `${title} · Ledgerleaf`;
  }, [title]);
  return (
    <div className={cn('mx-auto w-full px-8 pb-16', isWide ? 'max-w-184 pt-4' : 'max-w-120 pt-[14dvh]')}>
      <header className="mb-6">
        {above ? <p className="mb-1 text-ink-muted text-sm">{above}</p> : null}
        {/* Takes the focus in a step without fields; it is not a Tab stop and needs no focus ring. */}
        <h1 tabIndex={-1} className="font-semibold text-2xl tracking-[-0.018em] outline-none">
          {title}
        </h1>
        {description ? <p className="mt-2 text-ink-muted">{description}</p> : null}
      </header>
      {children}
    </div>
  );
}
