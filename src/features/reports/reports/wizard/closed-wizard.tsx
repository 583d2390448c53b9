import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { NothingHere } from '@/components/layout/nothing-here';
import { ToSaved } from '@/components/reports/report-gone';

type NotYoursProps = { report: Report; header: ReportHeader | undefined };

/** A report that this person may read and not change. */
export function NotYours({ report, header }: NotYoursProps) {
  const { t } = useTranslation('reports');
  return (
    <NothingHere
      header={{ title: report.name }}
      icon={<Lock />}
      title={t('notYours.title')}
      action={<ToSaved report={report} />}
    >
      {header ? t('notYours.hint', { owner: header.userName }) : t('notYours.view')}
    </NothingHere>
  );
}
