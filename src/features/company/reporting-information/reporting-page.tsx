import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportingInformation } from '#api/contract/company/reporting-informations';
import { HistoryLink } from '@/components/crud/history-link';
import { PageHeader } from '@/components/layout/page';
import { ReadOnlyNotice } from '@/components/settings/read-only-notice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { useSessionUser } from '@/state/session';
import { reportingQueries } from './queries';
import { BeginForm, ChangeForm } from './reporting-form';

/** What the company reports on, and for which year. */
export function ReportingPage() {
  const { t } = useTranslation('reporting-information');
  const { data: current, isError, refetch } = useQuery(reportingQueries.current());
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={<HistoryLink entity="reporting_informations" />}
      />
      <ReadOnlyNotice />
      <div className="max-w-200">
        {isError ? (
          <Card>
            <ErrorState onRetry={() => void refetch()} />
          </Card>
        ) : current === undefined ? (
          <Skeleton className="h-140 rounded-lg" />
        ) : (
          <Information current={current} />
        )}
      </div>
    </>
  );
}

function Information({ current }: { current: ReportingInformation | null }) {
  const { t } = useTranslation('reporting-information');
  const { t: common } = useTranslation();
  const format = useFormat();
  const { isAdmin } = useSessionUser();
  const [isBeginning, setIsBeginning] = useState(false);
  if (!current)
    return (
      <Card title={t('form')}>
        <BeginForm current={null} onDone={() => undefined} />
      </Card>
    );
  if (isBeginning)
    return (
      <Card
        title={t('beginTitle')}
        description={t('beginText', { period: format.dateRange(current.periodStart, current.periodEnd) })}
        actions={
          <Button variant="quiet" size="sm" onClick={() => setIsBeginning(false)}>
            {common('actions.cancel')}
          </Button>
        }
      >
        <BeginForm current={current} onDone={() => setIsBeginning(false)} />
      </Card>
    );
  return (
    <Card
      title={t('current')}
      actions={
        isAdmin ? (
          <Button size="sm" onClick={() => setIsBeginning(true)}>
            {t('begin')}
          </Button>
        ) : undefined
      }
    >
      <ChangeForm key={current.reportingInformationId} current={current} />
    </Card>
  );
}
