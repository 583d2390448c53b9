import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { BackLabel, PageHeader } from '@/components/layout/page';
import { mayEdit } from '@/components/reports/may-edit';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { useSessionUser } from '@/state/session';

type MaterialityHeaderProps = { report: Report; header: ReportHeader; actions?: ReactNode };

/** The page header. Leads back to the report wizard, or to the list for users who may not edit the report. */
export function MaterialityHeader({ report, header, actions }: MaterialityHeaderProps) {
  const { t } = useTranslation('materiality');
  const { t: reports } = useTranslation('reports');
  const titleOf = useHeaderTitle();
  const user = useSessionUser();
  const params = { reportId: String(report.reportId) };
  return (
    <PageHeader
      title={t('title')}
      description={titleOf(header)}
      above={
        mayEdit(user, header) ? (
          <Link
            to="/reports/$reportId/create"
            params={params}
            search={{ headerId: header.reportHeaderId, step: 'doubleMaterialityAssessment' }}
            state={{ editMode: true }}
          >
            <BackLabel>{t('toReport')}</BackLabel>
          </Link>
        ) : (
          <Link to="/reports/$reportId" params={params} search={{ tab: 'saved' }}>
            <BackLabel>{reports('toSaved')}</BackLabel>
          </Link>
        )
      }
      actions={actions}
    />
  );
}
