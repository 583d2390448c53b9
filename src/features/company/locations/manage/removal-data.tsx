import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LocationRemoval } from '#api/contract/company/location-removal';
import { Alert } from '@/components/ui/alert';
import { removalQueries } from '@/features/company/locations/queries';
import { useFormat } from '@/hooks/use-format';
import { chooseEmissionUnit } from '@/lib/format/emissions';

type Props = { lost: LocationRemoval };

/** What will be deleted permanently: rows by type, and the emissions that each year loses. */
export function LostData({ lost }: Props) {
  const { t } = useTranslation('locations');
  const format = useFormat();
  const unit = chooseEmissionUnit(lost.years.map(({ kgCo2e }) => kgCo2e));
  return (
    <Alert kind="danger" title={t('remove.lost')}>
      <div className="mt-2 grid grid-cols-2 gap-x-8">
        <ul aria-label={t('remove.lostRows')} className="flex flex-col gap-0.5">
          {lost.rows
            .filter(({ count }) => count > 0)
            .map(({ kind, count }) => (
              <li key={kind} className="figures">
                {t(`remove.kinds.${kind}`, { count, text: format.number(count) })}
              </li>
            ))}
        </ul>
        <ul aria-label={t('remove.lostYears')} className="flex flex-col gap-0.5">
          {lost.years.map(({ year, kgCo2e }) => (
            <li key={year} className="figures">
              {t('remove.year', { year: String(year), text: format.emissions(kgCo2e, unit).text })}
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-2">{t('remove.lostHint')}</p>
    </Alert>
  );
}

type LateProps = { locationId: number; closedOn: string | null };

/** Checks for entries dated after the day on which the location would close. */
export function LateData({ locationId, closedOn }: LateProps) {
  const { t } = useTranslation('locations');
  const format = useFormat();
  const { data } = useQuery(removalQueries.after(locationId, closedOn));
  if (!data?.late) return null;
  const { count, lastDay } = data.late;
  return (
    <Alert kind="attention" title={t('remove.late', { count, text: format.number(count) })}>
      {t('remove.lateHint', { day: format.date(lastDay) })}
    </Alert>
  );
}

/** What is kept with a closed location. */
export function KeptData({ lost }: Props) {
  const { t } = useTranslation('locations');
  const format = useFormat();
  const entries = lost.rows
    .filter(({ kind }) => ['fuels', 'utilities', 'renewables', 'valueChain'].includes(kind))
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <Alert>
      {entries === 0
        ? t('remove.keptNothing')
        : t('remove.kept', { count: entries, text: format.number(entries) })}
    </Alert>
  );
}
