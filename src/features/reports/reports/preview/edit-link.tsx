import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader, ReportStep } from '#api/contract/reports/headers';
import { Button } from '@/components/ui/button';

/** Link to the wizard of an existing report. */
export function EditLink({ header, step }: { header: ReportHeader; step?: ReportStep }) {
  const { t } = useTranslation();
  return (
    <Button asChild>
      <Link
        to="/reports/$reportId/create"
        params={{ reportId: String(header.reportId) }}
        search={{ headerId: header.reportHeaderId, step }}
        state={{ editMode: true }}
      >
        <Pencil aria-hidden />
        {t('actions.edit')}
      </Link>
    </Button>
  );
}
