import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import { Skeleton } from '@/components/ui/skeleton';
import { materialityCompletionQuery } from '@/lib/api/queries/materiality';
import { useSessionUser } from '@/state/session';
import { MaterialityState } from './materiality-state';
import { TileFailed } from './tile-failed';

/** The progress of the assessment. Mentions that the report prints “not assessed yet” only while it does. */
export function MaterialityTile({ header }: { header: ReportHeader }) {
  const { t } = useTranslation('reports');
  const isInPlan = useSessionUser().modules.includes('CSRD');
  const { data, isError } = useQuery({
    ...materialityCompletionQuery(header.reportHeaderId),
    enabled: isInPlan,
  });
  if (!isInPlan) return <p className="text-ink-muted">{t('materiality.notInPlan')}</p>;
  if (isError && !data) return <TileFailed />;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <>
      <p className="font-medium">{t(data.isComplete ? 'materiality.complete' : 'materiality.incomplete')}</p>
      <p className="mb-3 text-ink-muted">
        {t(data.isComplete ? 'materiality.completeHint' : 'materiality.printed')}
      </p>
      <MaterialityState header={header} completion={data} />
    </>
  );
}
