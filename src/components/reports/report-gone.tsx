import { Link } from '@tanstack/react-router';
import { FileX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Report } from '#api/contract/reports/reports';
import { NothingHere } from '@/components/layout/nothing-here';
import { Button } from '@/components/ui/button';

/** A report that was deleted or made private by its owner. `title` names the page it was opened on. */
export function ReportGone({ report, title }: { report: Report; title: string }) {
  const { t } = useTranslation('reports');
  return (
    <NothingHere
      header={{ title, description: report.name }}
      icon={<FileX />}
      title={t('gone.title')}
      action={<ToSaved report={report} />}
    >
      {t('gone.hint')}
    </NothingHere>
  );
}

/** Link to the remaining reports. */
export function ToSaved({ report }: { report: Report }) {
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
