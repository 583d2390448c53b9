import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportValidations } from '#api/contract/reports/headers';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { GapList } from '../gaps/gap-list';
import { reportQueries } from '../queries';

type PeriodBannerProps = { startDate: string; endDate: string };

/** Whether each source has all expected months of a period and, if not, which are missing. */
export function PeriodBanner({ startDate, endDate }: PeriodBannerProps) {
  const { t } = useTranslation('reports');
  const { data, isError } = useQuery(reportQueries.periodData(startDate, endDate));
  if (isError && !data) return <Alert kind="attention">{t('banner.failed')}</Alert>;
  if (!data) return <Skeleton className="h-16" />;
  if (data.isComplete && data.unreviewedMonths.length > 0)
    return (
      <Alert kind="attention" title={t('banner.complete')}>
        <Unreviewed months={data.unreviewedMonths} />
        <Explained gaps={data.gaps} />
      </Alert>
    );
  if (data.isComplete)
    return (
      <Alert kind="success" title={t('banner.complete')}>
        {t('banner.completeHint')}
        <Explained gaps={data.gaps} />
      </Alert>
    );
  return (
    <Alert kind="danger" title={t('banner.incomplete')}>
      <p>
        {t('banner.incompleteHint')}{' '}
        <Link to="/locations" className="underline underline-offset-4">
          {t('banner.inputData')}
        </Link>
      </p>
      <GapList gaps={data.gaps.filter(({ explanation }) => explanation === null)} />
      {data.incompleteReviews.length > 0 ? (
        <p className="mt-2">
          {t('banner.reviews')}{' '}
          {data.incompleteReviews.map(({ reviewHeaderId, title }, index) => (
            <Fragment key={reviewHeaderId}>
              {index > 0 ? ', ' : null}
              <Link
                to="/reviews/$reviewId"
                params={{ reviewId: String(reviewHeaderId) }}
                className="underline underline-offset-4"
              >
                {title}
              </Link>
            </Fragment>
          ))}
        </p>
      ) : null}
      {data.unreviewedMonths.length > 0 ? <Unreviewed months={data.unreviewedMonths} /> : null}
      <Explained gaps={data.gaps} />
    </Alert>
  );
}

/** Missing months block nothing and can still be filled. */
function Explained({ gaps }: Pick<ReportValidations['data'], 'gaps'>) {
  const { t } = useTranslation('reports');
  const explained = gaps.filter(({ explanation }) => explanation !== null);
  if (explained.length === 0) return null;
  return (
    <div className="mt-2">
      <p>{t('gaps.explained')}</p>
      <GapList gaps={explained} />
    </div>
  );
}

/** The report names these months too. */
function Unreviewed({ months }: { months: readonly string[] }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  return (
    <p className="mt-2">
      {t('banner.unreviewed', { months: months.map((month) => format.date(month, 'MMM, YYYY')).join('; ') })}{' '}
      <Link to="/reviews" className="underline underline-offset-4">
        {t('banner.toReviews')}
      </Link>
    </p>
  );
}
