import { useTranslation } from 'react-i18next';
import type { PlanResult } from '#api/contract/scenarios/plans';
import { LineChart } from '@/components/charts/line-chart';
import type { FigureText } from '../use-figure-text';

/** The remaining emissions year by year, beside today's emissions if nothing is done. */
export function PathChart({ result, figures }: { result: PlanResult; figures: FigureText }) {
  const { t } = useTranslation('scenarios');
  const { today, years } = result;
  const [last] = years.slice(-1);
  return (
    <LineChart
      title={t('plan.pathTitle')}
      summary={
        last
          ? t('plan.pathSummary', {
              year: last.year,
              location: figures.text(last.locationBasedT, 't CO2e'),
              market: figures.text(last.marketBasedT, 't CO2e'),
            })
          : ''
      }
      empty={{ title: t('plan.pathEmpty') }}
      unit="t CO₂e"
      formatValue={(value) => figures.number(value, 't CO2e')}
      categoryName={t('plan.year')}
      categories={years.map(({ year }) => ({ id: String(year), label: String(year) }))}
      series={[
        {
          id: 'location',
          name: t('plan.methods.location'),
          values: years.map((year) => year.locationBasedT),
        },
        {
          id: 'market',
          name: t('plan.methods.market'),
          values: years.map((year) => year.marketBasedT),
        },
        {
          id: 'todayLocation',
          name: t('plan.todayLocation'),
          values: years.map(() => today.locationBasedT),
          colour: 'var(--color-chart-1)',
          isDotted: true,
        },
        {
          id: 'todayMarket',
          name: t('plan.todayMarket'),
          values: years.map(() => today.marketBasedT),
          colour: 'var(--color-chart-2)',
          isDotted: true,
        },
      ]}
    />
  );
}
