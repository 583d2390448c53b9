import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import { useFormat } from '@/hooks/use-format';

type Titled = Pick<ReportHeader, 'name' | 'startDate' | 'endDate'>;

/** What a report is called: its name, or its period as long as it has none. */
export function useHeaderTitle(): (header: Titled) => string {
  const { t } = useTranslation('reports');
  const format = useFormat();
  return ({ name, startDate, endDate }) =>
    name ?? t('unnamed', { period: format.dateRange(startDate, endDate, 'MMM, YYYY') });
}
