import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LineChart } from '@/components/charts/line-chart';
import { useFormat } from '@/hooks/use-format';
import { dashboardQueries } from '../queries';
import { Widget } from './widget';

/** Electricity per month of the year by type. */
export function ElectricityGraphWidget() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const query = useQuery(dashboardQueries.electricityByMonth);
  return (
    <Widget
      title={t('electricityGraph.title')}
      query={query}
      height={340}
      isEmpty={({ types }) => types.length === 0}
    >
      {({ types, unitSymbol, year }) => {
        const months = Array.from(
          { length: 12 },
          (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`,
        );
        return (
          <LineChart
            title={t('electricityGraph.chart', { unit: unitSymbol })}
            summary={t('electricityGraph.summary', { year })}
            categories={months.map((month) => ({ id: month, label: format.date(`${month}-01`, 'MMM') }))}
            series={types.map(({ name, colour, entries }) => {
              const byMonth = new Map(entries.map((entry) => [entry.date.slice(0, 7), entry.value]));
              return { id: name, name, colour, values: months.map((month) => byMonth.get(month) ?? null) };
            })}
            unit={unitSymbol}
            formatValue={(value) => format.quantity(value)}
            height={280}
            empty={{ title: t('empty.title') }}
          />
        );
      }}
    </Widget>
  );
}
