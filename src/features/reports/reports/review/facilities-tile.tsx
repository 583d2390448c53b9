import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FacilityRow, ReportLocation } from '#api/contract/reports/facilities';
import type { ReportHeader } from '#api/contract/reports/headers';
import { Skeleton } from '@/components/ui/skeleton';
import { Tooltip } from '@/components/ui/tooltip';
import { useFormat } from '@/hooks/use-format';
import { reportQueries } from '../queries';
import { TileFailed } from './tile-failed';

/** The locations of the report and their facilities. */
export function FacilitiesTile({ header }: { header: ReportHeader }) {
  const { t } = useTranslation('reports');
  const { data, isError } = useQuery(reportQueries.locations(header.reportHeaderId));
  if (isError && !data) return <TileFailed />;
  if (!data) return <Skeleton className="h-40" />;
  if (data.length === 0) return <p className="text-ink-muted">{t('review.noLocations')}</p>;
  return (
    // A list of forty locations must not push the Finish button out of reach.
    <ul
      className="flex max-h-96 flex-col gap-3 overflow-y-auto"
      aria-label={t('step.facilities')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
    >
      {data.map((location) => (
        <li key={location.locationId}>
          <LocationName location={location} />
          <Rows location={location} />
        </li>
      ))}
    </ul>
  );
}

function LocationName({ location }: { location: ReportLocation }) {
  const { t } = useTranslation('reports');
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="font-medium">{location.name}</span>
      {location.active ? null : (
        <Tooltip text={t('review.deactivatedHint')}>
          <button
            type="button"
            className="inline-flex h-5.5 cursor-default items-center rounded-sm bg-attention-soft px-1.5 font-medium text-on-attention-soft text-xs"
          >
            {t('review.deactivated')}
          </button>
        </Tooltip>
      )}
    </p>
  );
}

function Rows({ location }: { location: ReportLocation }) {
  const { t } = useTranslation('reports');
  if (location.facilities.length === 0)
    return <p className="text-ink-muted text-sm">{t('review.noFacilities')}</p>;
  return (
    <ul className="text-sm">
      {location.facilities.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key of their own and do not move here
        <li key={index}>
          <Facility row={row} />
        </li>
      ))}
    </ul>
  );
}

function Facility({ row }: { row: FacilityRow }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { data: kinds = [] } = useQuery(reportQueries.facilityKinds());
  const name = kinds.find(({ facilityId }) => facilityId === row.facilityId)?.name ?? '';
  return [
    name,
    `${format.number(row.area)}\u00a0m²`,
    t(row.isOwned ? 'review.owned' : 'review.rented'),
    t(row.exclude ? 'review.excluded' : 'review.included'),
  ].join(' · ');
}
