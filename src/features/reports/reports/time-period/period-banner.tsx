import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportValidations } from '#api/contract/reports/headers';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { reportQueries } from '../queries';

type PeriodBannerProps = { startDate: string; endDate: string };

/** A company of forty locations would push the form off the screen. */
const shownAtFirst = 5;

/** Whether the data of energy and fuels is complete in a period; where not, where it is missing. */
export function PeriodBanner({ startDate, endDate }: PeriodBannerProps) {
  const { t } = useTranslation('reports');
  const { data, isError } = useQuery(reportQueries.periodData(startDate, endDate));
  if (isError && !data) return <Alert kind="attention">{t('banner.failed')}</Alert>;
  if (!data) return <Skeleton className="h-16" />;
  if (data.isComplete && data.unreviewedMonths.length > 0)
    return (
      <Alert kind="attention" title={t('banner.complete')}>
        <Unreviewed months={data.unreviewedMonths} />
      </Alert>
    );
  if (data.isComplete)
    return (
      <Alert kind="success" title={t('banner.complete')}>
        {t('banner.completeHint')}
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
      <Gaps gaps={data.gaps} />
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
    </Alert>
  );
}

/** The report names these months, too. */
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

function Gaps({ gaps }: Pick<ReportValidations['data'], 'gaps'>) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? gaps : gaps.slice(0, shownAtFirst);
  return (
    <>
      <ul className="mt-2 flex flex-col gap-1">
        {shown.map(({ locationId, locationName, months }) => (
          <li key={locationId}>
            <span className="font-medium">{locationName}</span>
            {': '}
            {months.map((month, index) => (
              <Fragment key={month}>
                {index > 0 ? ', ' : null}
                <Link
                  to="/locations/$locationId"
                  params={{ locationId: String(locationId) }}
                  search={{ year: Number(month.slice(0, 4)), month: Number(month.slice(5, 7)) }}
                  className="whitespace-nowrap underline underline-offset-4"
                >
                  {format.date(month, 'MMM, YYYY')}
                </Link>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      {gaps.length > shown.length ? (
        <button type="button" className="mt-1 underline underline-offset-4" onClick={() => setWhole(true)}>
          {t('banner.more', { count: gaps.length - shown.length })}
        </button>
      ) : null}
    </>
  );
}
