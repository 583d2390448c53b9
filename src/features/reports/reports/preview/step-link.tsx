import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ReportHeader, reportSteps } from '#api/contract/reports/headers';

type StepLinkProps = { header: ReportHeader; step: string };

/** Links a section to the wizard step with its answers. */
export function StepLink({ header, step: named }: StepLinkProps) {
  const { t } = useTranslation('reports');
  const step = reportSteps.find((one) => one === named);
  if (!step) return null;
  return (
    <Link
      to="/reports/$reportId/create"
      params={{ reportId: String(header.reportId) }}
      search={{ headerId: header.reportHeaderId, step }}
      state={{ editMode: true }}
      className="inline-flex items-center gap-1 whitespace-nowrap text-ink-muted text-sm hover:text-ink"
    >
      <Pencil aria-hidden className="size-3.5" />
      {t('review.edit', { step: t(`step.${step}`) })}
    </Link>
  );
}
