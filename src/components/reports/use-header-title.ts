import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import { useFormat } from '@/hooks/use-format';

type Titled = Pick<ReportHeader, 'name' | 'startDate' | 'endDate'>;

/** The display name of a report: its name, or its period while it has none. */
export function useHeaderTitle(): (header: Titled) => string {
  const { t } = useTranslation('reports');
  const format = useFormat();
  return ({ name, startDate, endDate }) =>
    name ?? t('unnamed', { period: format.dateRange(startDate, endDate, 'MMM, YYYY') });
}
