import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccordanceCheck } from '#api/contract/reports/accordance';
import type { ReportHeader, ReportStep, ReportValidations } from '#api/contract/reports/headers';
import { Alert } from '@/components/ui/alert';
import { useFormat } from '@/hooks/use-format';
import { GapList } from '../gaps/gap-list';
import { reportQueries } from '../queries';

type AccordanceListProps = {
  header: ReportHeader;
  data: ReportValidations['data'] | undefined;
  onStep: (step: ReportStep) => void;
};

type Place = 'generalInfo' | 'author' | 'timePeriod' | 'reporting' | 'reviews' | 'inputData';

/** Where the missing information is entered. */
const placeOf: Record<AccordanceCheck, Place> = {
  approach: 'reporting',
  scope3Reasons: 'reviews',
  totals: 'inputData',
  gases: 'inputData',
  dataGaps: 'timePeriod',
  reviews: 'reviews',
  unanswered: 'reviews',
  notAllData: 'reviews',
  baseYear: 'reporting',
  baseYearReason: 'generalInfo',
  baseYearFigures: 'inputData',
  recalculationPolicy: 'generalInfo',
  exclusions: 'generalInfo',
  boundaryChanges: 'generalInfo',
  responsible: 'author',
  uncertainty: 'generalInfo',
  verification: 'generalInfo',
};

const link = 'underline underline-offset-4';

/**
 * Shown before a greenhouse gas report is finished: whether it will call itself in accordance and, if not, what is
 * missing and where.
 */
export function AccordanceList({ header, data: period, onStep }: AccordanceListProps) {
  const { t } = useTranslation('reports');
  const isAsked = header.questionnaireType === 'GHG';
  const { data, isError } = useQuery({
    ...reportQueries.accordance(header.reportHeaderId),
    enabled: isAsked,
  });
  if (!isAsked) return null;
  if (isError && !data) return <Alert kind="attention">{t('accordance.failed')}</Alert>;
  if (!data) return null;
  if (data.missing.length === 0) return <Alert kind="success" title={t('accordance.met')} />;
  return (
    <Alert kind="attention" title={t('accordance.title')}>
      <p>{t('accordance.text')}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {data.missing.map(({ check, text }) => (
          <li key={check}>
            {text} <PlaceLink place={placeOf[check]} onStep={onStep} />
            {check === 'dataGaps' && period ? (
              <GapList gaps={period.gaps.filter(({ explanation }) => explanation === null)} />
            ) : null}
            {check === 'reviews' && period ? <OpenReviews period={period} /> : null}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function PlaceLink({ place, onStep }: { place: Place; onStep: AccordanceListProps['onStep'] }): ReactNode {
  const { t } = useTranslation('reports');
  const label = t(`accordance.where.${place}`);
  switch (place) {
    case 'reporting':
      return (
        <Link to="/settings/reporting-information" className={link}>
          {label}
        </Link>
      );
    case 'reviews':
      return (
        <Link to="/reviews" className={link}>
          {label}
        </Link>
      );
    case 'inputData':
      return (
        <Link to="/locations" className={link}>
          {label}
        </Link>
      );
    default:
      return (
        <button type="button" className={link} onClick={() => onStep(place)}>
          {label}
        </button>
      );
  }
}

function OpenReviews({ period }: { period: ReportValidations['data'] }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { incompleteReviews, unreviewedMonths } = period;
  const months = unreviewedMonths.map((month) => format.date(month, 'MMM, YYYY')).join('; ');
  return (
    <>
      {incompleteReviews.map(({ reviewHeaderId, title }) => (
        <Fragment key={reviewHeaderId}>
          {' · '}
          <Link to="/reviews/$reviewId" params={{ reviewId: String(reviewHeaderId) }} className={link}>
            {title}
          </Link>
        </Fragment>
      ))}
      {months ? ` · ${t('accordance.unreviewed', { months })}` : null}
    </>
  );
}
