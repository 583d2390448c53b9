import { Link } from '@tanstack/react-router';
import { FileX, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { PageHeader } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** A report that somebody deleted, or that its owner keeps private now. */
export function HeaderGone({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  return (
    <>
      <PageHeader title={t('wizard.editing')} description={report.name} />
      <EmptyState icon={<FileX />} title={t('gone.title')} actions={<ToSaved report={report} />}>
        {t('gone.hint')}
      </EmptyState>
    </>
  );
}

type NotYoursProps = { report: Report; header: ReportHeader | undefined };

/** A report that this person may read and not change. */
export function NotYours({ report, header }: NotYoursProps) {
  const { t } = useTranslation('reports');
  return (
    <>
      <PageHeader title={report.name} />
      <EmptyState icon={<Lock />} title={t('notYours.title')} actions={<ToSaved report={report} />}>
        {header ? t('notYours.hint', { owner: header.userName }) : t('notYours.view')}
      </EmptyState>
    </>
  );
}

function ToSaved({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  return (
    <Button variant="primary" asChild>
      <Link
        to="/reports/$reportId"
        params={{ reportId: String(report.reportId) }}
        search={{ tab: 'saved' }}
        replace
      >
        {t('toSaved')}
      </Link>
    </Button>
  );
}
