import { type ReactNode, useEffect } from 'react';
import { cn } from '@/lib/cn';

type FormPageProps = {
  title: string;
  /** Above the title: a step count. */
  above?: ReactNode;
  description?: ReactNode;
  /** Holds more than one form. */
  isWide?: boolean;
  children: ReactNode;
};

/**
 * One question of the sign-in screens: title, what it is about, form. Names the window as well. Begins at the same
 * height whatever it holds: in the middle it would move under the reader with every line that it gains.
 */
export function FormPage({ title, above, description, isWide = false, children }: FormPageProps) {
  useEffect(() => {
    document.title = `${title} · Ledgerleaf`;
  }, [title]);
  return (
    <div className={cn('mx-auto w-full px-8 pb-16', isWide ? 'max-w-184 pt-4' : 'max-w-120 pt-[14dvh]')}>
      <header className="mb-6">
        {above ? <p className="mb-1 text-ink-muted text-sm">{above}</p> : null}
        {/* Takes the focus on a step without a field; it is no stop of the Tab key, and needs no ring. */}
        <h1 tabIndex={-1} className="font-semibold text-2xl tracking-[-0.018em] outline-none">
          {title}
        </h1>
        {description ? <p className="mt-2 text-ink-muted">{description}</p> : null}
      </header>
      {children}
    </div>
  );
}
