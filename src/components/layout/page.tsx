import { ArrowLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';

type PageHeaderProps = {
  title: string;
  /** Below the title: an address, a period. */
  description?: ReactNode;
  /** On the right: filters and the main action. */
  actions?: ReactNode;
  /** Above the title: a link back or breadcrumbs. */
  above?: ReactNode;
};

/** The page header over a double rule. Also sets the window title. */
export function PageHeader({ title, description, actions, above }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} · Ledgerleaf`;
  }, [title]);
  return (
    <header className="ledger-rule mb-6 pb-4">
      {above ? <div className="mb-2">{above}</div> : null}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {/* A long description wraps before the actions move below it. */}
        <div className="wrap-anywhere min-w-80 flex-1">
          <h1 className="font-semibold text-2xl tracking-[-0.018em]">{title}</h1>
          {description ? <div className="mt-0.5 text-ink-muted">{description}</div> : null}
        </div>
        {actions ? (
          <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{actions}</div>
        ) : null}
      </div>
    </header>
  );
}

type SectionProps = {
  title?: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A titled section of a page, without a frame. */
export function Section({ title, description, actions, children, className }: SectionProps) {
  return (
    <section className={cn('mb-8', className)}>
      {title || actions ? (
        <header className="mb-3 flex items-end justify-between gap-4">
          <div>
            {title ? <h2 className="font-semibold text-lg tracking-tight">{title}</h2> : null}
            {description ? <p className="text-ink-muted">{description}</p> : null}
          </div>
          {actions}
        </header>
      ) : null}
      {children}
    </section>
  );
}

type Crumb = { id: string; content: ReactNode };

/** The last breadcrumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-1 text-ink-muted text-sm">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.id}
            className="flex items-center gap-1"
            aria-current={index === crumbs.length - 1 ? 'page' : undefined}
          >
            {index > 0 ? <ChevronRight aria-hidden className="size-3.5" /> : null}
            {crumb.content}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The text of a link back: an arrow and its target. */
export function BackLabel({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-muted text-sm hover:text-ink">
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </span>
  );
}
