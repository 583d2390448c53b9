import { useTranslation } from 'react-i18next';
import type { Recalculation } from '#api/contract/emissions/recalculations';
import { useFormat } from '@/hooks/use-format';

/** Describes what a recalculation changes, and for which period. */
export function useRequestText() {
  const { t } = useTranslation('recalculation');
  const format = useFormat();
  const period = ({ periodStart, periodEnd }: Pick<Recalculation, 'periodStart' | 'periodEnd'>) => {
    if (!periodStart) return t('request.everything');
    if (!periodEnd) return t('request.from', { month: format.date(periodStart, 'MMM, YYYY') });
    return format.dateRange(periodStart, periodEnd, 'MMM, YYYY');
  };
  const changes = (run: Recalculation): string => {
    if (run.kind === 'company-factor')
      return t('request.companyFactor', { name: run.companyFactorName ?? '' });
    if (run.kind === 'location') return t('request.location', { name: run.locationName ?? '' });
    const { editionChoice, editionPublisher: publisher, editionYear: year } = run;
    return [
      editionChoice === 'edition' ? t('request.edition', { publisher, year }) : null,
      editionChoice && editionChoice !== 'edition' ? t(`request.${editionChoice}`) : null,
      run.gwpSet && t('request.gwpSet', { set: run.gwpSet }),
      run.headlineScope2Method && t(`request.method.${run.headlineScope2Method}`),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return { period, changes };
}
