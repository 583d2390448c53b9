import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EmissionMonths } from '#api/contract/emissions/dashboard';
import { figures, monthRange } from '#api/contract/emissions/figures';
import { BarChart } from '@/components/charts/bar-chart';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import type { EmissionUnit } from '@/lib/format/emissions';
import { useEmissionTrail } from '@/state/emission-trail';
import { dashboardQueries } from '../queries';
import { scopesByMonth } from './scopes-by-month';

/** Emissions of the year by month, stacked by scope. The figures above don't wait for this chart. */
export function MonthsChart({ unit }: { unit: EmissionUnit }) {
  const query = useQuery(dashboardQueries.months);
  return (
    <div className="min-h-63 border-t pt-3">
      {query.data ? <Months {...query.data} unit={unit} /> : null}
      {query.isPending ? <Skeleton className="h-60" /> : null}
      {query.isLoadingError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
    </div>
  );
}

function Months({ unit, ...answer }: EmissionMonths & { unit: EmissionUnit }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const trail = useEmissionTrail();
  const { year } = answer;
  const { months, series } = scopesByMonth(answer, unit);
  const nameOf = (scope: number) => t('totals.scope', { scope });
  return (
    <BarChart
      isStacked
      title={t('totals.months.chart', { year, unit })}
      summary={t('totals.months.summary', { year })}
      categories={months.map((month) => ({ id: month, label: format.date(month, 'MMM') }))}
      categoryName={t('electricityGraph.month')}
      series={series.map(({ scope, ...one }) => ({ ...one, id: String(scope), name: nameOf(scope) }))}
      unit={unit}
      onOpenPoint={({ seriesId, categoryId }) =>
        trail.open({
          selection: figures.months(monthRange(categoryId), Number(seriesId)),
          name: `${nameOf(Number(seriesId))}, ${format.date(categoryId, 'MMM, YYYY')}`,
        })
      }
      formatValue={(value) => format.quantity(value)}
      height={200}
      empty={{ title: t('empty.zeroTitle') }}
    />
  );
}
