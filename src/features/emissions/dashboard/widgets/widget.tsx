import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn, LockKeyhole } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WidgetCode } from '#api/contract/emissions/dashboard-settings';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useHasScreen } from '@/hooks/use-has-screen';
import { isApiError } from '@/lib/api/api-error';
import { useDialogs } from '@/state/dialogs';
import { useSessionUser } from '@/state/session';
import { screens } from '../screens';
import { tileHeight } from '../tile-spans';

type WidgetProps<Data> = {
  title: string;
  query: UseQueryResult<Data>;
  isEmpty: (data: Data) => boolean;
  /** True when there is data, but its emissions are zero. */
  isZero?: boolean;
  /** Sets the height of the content, which is the same in every state. */
  code: WidgetCode;
  /** Beside the title. */
  actions?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A tile of the dashboard with its states: loading, not licensed, failed, empty, filled. */
export function Widget<Data>({
  title,
  query,
  isEmpty,
  isZero = false,
  code,
  actions,
  children,
}: WidgetProps<Data>) {
  const titleId = useId();
  const { anyConsumptions } = useSessionUser();
  return (
    <Card title={<span id={titleId}>{title}</span>} actions={actions} aria-labelledby={titleId}>
      <div
        style={{ minHeight: tileHeight(code, anyConsumptions) }}
        className="grid h-full"
        aria-busy={query.isPending}
      >
        {query.isPending ? (
          <Skeleton className="h-full" />
        ) : query.isError ? (
          <FailedWidget title={title} error={query.error} onRetry={() => void query.refetch()} />
        ) : isEmpty(query.data) ? (
          <EmptyWidget isZero={isZero} />
        ) : (
          <div className="min-w-0">{children(query.data)}</div>
        )}
      </div>
    </Card>
  );
}

type FailedProps = { title: string; error: Error; onRetry: () => void };

function FailedWidget({ title, error, onRetry }: FailedProps) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const dialogs = useDialogs();
  if (isApiError(error, 'module_required')) {
    return (
      <EmptyState
        icon={<LockKeyhole />}
        title={common('locked.message')}
        className="self-center"
        actions={
          <Button onClick={() => dialogs.open('contact', { subject: title })}>
            {common('locked.contact')}
          </Button>
        }
      />
    );
  }
  return (
    <ErrorState
      title={t('failed.title')}
      onRetry={onRetry}
      className="self-center"
      actions={
        <Button
          variant="secondary"
          onClick={() => dialogs.open('contact', { subject: t('failed.subject', { title }) })}
        >
          {t('failed.contact')}
        </Button>
      }
    >
      {t('failed.hint')}
    </ErrorState>
  );
}

/** Tells no data at all from no data in this year. Users who can only view aren't asked to enter any. */
function EmptyWidget({ isZero }: { isZero: boolean }) {
  const { t } = useTranslation('dashboard');
  const { anyConsumptions, roleName } = useSessionUser();
  const canAdd = useHasScreen()(screens.locations) && roleName !== 'View';
  if (isZero)
    return (
      <EmptyState icon={<ChartNoAxesColumn />} title={t('empty.zeroTitle')} className="self-center">
        {t('empty.zeroHint')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<ChartNoAxesColumn />}
      title={t(anyConsumptions ? 'empty.yearTitle' : 'empty.title')}
      className="self-center"
      actions={
        canAdd ? (
          <Button asChild variant="secondary">
            <Link to={screens.locations}>{t('empty.addData')}</Link>
          </Button>
        ) : null
      }
    >
      {t(anyConsumptions ? 'empty.yearHint' : canAdd ? 'empty.hint' : 'empty.viewHint')}
    </EmptyState>
  );
}
