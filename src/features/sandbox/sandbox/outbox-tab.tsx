import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SandboxMail } from '#api/contract/sandbox/sandbox';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { outboxQuery } from './queries';

export function OutboxTab() {
  const { t } = useTranslation('sandbox');
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(outboxQuery);
  if (isError) return <ErrorState title={t('outbox.failed')} onRetry={() => void refetch()} />;
  const mails = data?.pages.flatMap(({ items }) => items);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-4">
        <p className="text-ink-muted">{t('outbox.text')}</p>
        <Button size="sm" onClick={() => void refetch()} disabled={isFetching}>
          <RotateCw aria-hidden />
          {t('outbox.refresh')}
        </Button>
      </div>
      {mails ? null : <Skeleton className="h-28 w-full" />}
      {mails?.length === 0 ? (
        <EmptyState icon={<Inbox />} title={t('outbox.empty')}>
          {t('outbox.emptyText')}
        </EmptyState>
      ) : null}
      {mails?.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
      {hasNextPage ? (
        <Button className="self-start" onClick={() => void fetchNextPage()} disabled={isFetching}>
          {t('outbox.older')}
        </Button>
      ) : null}
    </div>
  );
}

function Mail({ mail }: { mail: SandboxMail }) {
  const { t } = useTranslation('sandbox');
  const format = useFormat();
  return (
    <article className="rounded-lg border bg-surface px-4 py-3">
      <header className="flex items-baseline justify-between gap-4">
        <h3 className="font-semibold">{mail.subject}</h3>
        <time dateTime={mail.createdOn} className="figures shrink-0 text-ink-muted text-xs">
          {format.dateTime(mail.createdOn)}
        </time>
      </header>
      <p className="text-ink-muted text-sm">{t('outbox.to', { recipient: mail.recipient })}</p>
      <p className="mt-2 whitespace-pre-line break-words">{mail.body}</p>
    </article>
  );
}
