import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LineChart } from '@/components/charts/line-chart';
import { PageHeader } from '@/components/layout/page';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Figure } from '@/components/ui/figure';
import { useFormat } from '@/hooks/use-format';
import { useSessionUser } from '@/state/session';
import { FilterBar } from './filter-bar';
import { explorerQueries } from './queries';
import { type ExplorerSearch, filterOf } from './search';
import { toChart } from './to-series';

type ExplorerPageProps = {
  search: ExplorerSearch;
  onSearch: (search: ExplorerSearch) => void;
};

/** Emissions over time, by location, category, type and period. The URL holds the filter. */
export function ExplorerPage({ search, onSearch }: ExplorerPageProps) {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const { today } = useSessionUser();
  const filter = filterOf(search, today);
  const series = useQuery(explorerQueries.series(filter));
  const chart = toChart(series.data ?? [], filter);
  const total = format.emissions(chart.totalKg);
  const isRenewable = filter.category === 'renewable';
  const title = t(isRenewable ? 'chart.avoidedTitle' : 'chart.title', { unit: chart.unit });
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <FilterBar
        filter={filter}
        today={today}
        onChange={(change) => onSearch({ ...filter, ...change })}
        onReset={() => onSearch({})}
      />
      <Card>
        {series.isError ? (
          <ErrorState onRetry={() => void series.refetch()} />
        ) : (
          <>
            <p className="mb-4">
              <span className="block text-ink-muted text-xs">
                {t(isRenewable ? 'avoidedTotal' : 'total', {
                  period: format.dateRange(filter.from, filter.to, 'DD MMM YYYY'),
                })}
              </span>
              <Figure size="key" value={total.value} unit={total.unit} />
            </p>
            <LineChart
              title={title}
              summary={t('chart.summary', { count: chart.series.length, total: total.text })}
              categories={chart.months.map((month) => ({
                id: month,
                label: format.date(month, 'MMM, YYYY'),
              }))}
              categoryName={t('month')}
              series={chart.series}
              unit={chart.unit}
              formatValue={(value) => format.quantity(value)}
              height={380}
              isLoading={series.isPending}
              empty={{ title: t('empty.title'), children: t('empty.hint') }}
            />
          </>
        )}
      </Card>
    </>
  );
}
