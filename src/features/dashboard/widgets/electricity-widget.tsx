import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PieChart } from '@/components/charts/pie-chart';
import { useFormat } from '@/hooks/use-format';
import { dashboardQueries } from '../queries';
import { Widget } from './widget';

/** Electricity of the year by type: bought, under green contract, made on site. */
export function ElectricityWidget() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const query = useQuery(dashboardQueries.electricity);
  return (
    <Widget
      title={t('electricity.title')}
      query={query}
      height={340}
      isEmpty={({ types }) => types.length === 0}
    >
      {({ types, unitSymbol }) => {
        const total = types.reduce((sum, type) => sum + type.value, 0);
        return (
          <PieChart
            title={t('electricity.title')}
            isTitleHidden
            summary={types
              .map(({ name, valuePercentage }) => `${name}: ${format.percent(valuePercentage / 100)}`)
              .join('; ')}
            slices={types.map(({ name, value, colour }) => ({ id: name, name, value, colour }))}
            centre={{ value: format.quantity(total), unit: unitSymbol }}
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
