import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PeriodPreview } from '#api/contract/company/reporting-informations';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { reportingQueries } from './queries';

const opened = { now: 'opensNow', later: 'opensLater', no: 'opensNo' } as const;

/** Shown before saving: the effect of a period on the completeness reviews. */
export function PeriodEffect({ periodStart }: { periodStart: string }) {
  const { t } = useTranslation('reporting-information');
  const format = useFormat();
  const { data: preview, isError } = useQuery(reportingQueries.preview(periodStart));
  if (isError) return <Alert kind="attention">{t('preview.failed')}</Alert>;
  if (!preview) return <Skeleton className="h-20 rounded-md" />;
  const { kept, lost, opens } = preview;
  const others = kept.filter((review) => review.periodStart !== periodStart);
  const periods = others.map((review) => format.dateRange(review.periodStart, review.periodEnd)).join('; ');
  return (
    <Alert kind={lost.length > 0 ? 'attention' : 'info'} title={t('preview.title')}>
      <p>{t(`preview.${opened[opens]}`)}</p>
      {others.length > 0 ? <p>{t('preview.kept', { count: others.length, periods })}</p> : null}
      {lost.length > 0 ? (
        <>
          <p className="mt-2 font-semibold">{t('preview.lostTitle')}</p>
          <LostReviews lost={lost} />
        </>
      ) : null}
    </Alert>
  );
}

export function LostReviews({ lost }: Pick<PeriodPreview, 'lost'>) {
  const { t } = useTranslation('reporting-information');
  const format = useFormat();
  return (
    <ul className="list-disc pl-5">
      {lost.map(({ reviewHeaderId, periodStart, periodEnd, answers }) => (
        <li key={reviewHeaderId}>
          {t('preview.lost', {
            period: format.dateRange(periodStart, periodEnd),
            answers: t('preview.answers', { count: answers }),
          })}
        </li>
      ))}
    </ul>
  );
}
