import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useContactForm } from '@/state/contact-form';

type WidgetProps<Data> = {
  title: string;
  description?: ReactNode;
  query: UseQueryResult<Data>;
  isEmpty: (data: Data) => boolean;
  /** Height of the content in every state, in pixels: the page does not jump when data arrives. */
  height: number;
  className?: string;
  children: (data: Data) => ReactNode;
};

/** A tile of the dashboard with its four states: loading, failed, empty, filled. */
export function Widget<Data>({
  title,
  description,
  query,
  isEmpty,
  height,
  className,
  children,
}: WidgetProps<Data>) {
  const titleId = useId();
  return (
    <Card
      title={<span id={titleId}>{title}</span>}
      description={description}
      aria-labelledby={titleId}
      className={className}
    >
      <div style={{ minHeight: height }} aria-busy={query.isPending}>
        {query.isPending ? (
          <div style={{ height }}>
            <Skeleton className="h-full" />
          </div>
        ) : query.isError ? (
          <FailedWidget title={title} onRetry={() => void query.refetch()} />
        ) : isEmpty(query.data) ? (
          <EmptyWidget />
        ) : (
          children(query.data)
        )}
      </div>
    </Card>
  );
}

function FailedWidget({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useTranslation('dashboard');
  const contactForm = useContactForm();
  return (
    <ErrorState
      title={t('failed.title')}
      onRetry={onRetry}
      actions={
        <Button variant="secondary" onClick={() => contactForm.open(t('failed.subject', { title }))}>
          {t('failed.contact')}
        </Button>
      }
    >
      {t('failed.hint')}
    </ErrorState>
  );
}

function EmptyWidget() {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      title={t('empty.title')}
      actions={
        <Button asChild variant="secondary">
          <Link to="/locations">{t('empty.addData')}</Link>
        </Button>
      }
    >
      {t('empty.hint')}
    </EmptyState>
  );
}
