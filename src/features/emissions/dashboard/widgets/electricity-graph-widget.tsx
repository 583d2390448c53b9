import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ElectricitySeries } from '#api/contract/emissions/dashboard';
import { figures, monthRange } from '#api/contract/emissions/figures';
import { LineChart } from '@/components/charts/line-chart';
import { useFormat } from '@/hooks/use-format';
import { useEmissionTrail } from '@/state/emission-trail';
import { chooseEnergyScale } from '../energy';
import { dashboardQueries } from '../queries';
import { electricityColours } from './electricity-colours';
import { Widget } from './widget';

/** Electricity per month of the year by type. */
export function ElectricityGraphWidget({ title }: { title: string }) {
  const query = useQuery(dashboardQueries.electricity);
  return (
    <Widget title={title} query={query} code="ELECTRICITY_GRAPH" isEmpty={({ types }) => types.length === 0}>
      {(series) => <Months title={title} {...series} />}
    </Widget>
  );
}

function Months({ title, types, unitSymbol, year }: ElectricitySeries & { title: string }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const trail = useEmissionTrail();
  const colours = electricityColours(types);
  const amounts = types.flatMap(({ entries }) => entries.map(({ value }) => value));
  const { unit, toUnit } = chooseEnergyScale(amounts, unitSymbol);
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  return (
    // Moves the table switch up to the line of the tile's title.
    <div className="-mt-10">
      <LineChart
        title={t('electricityGraph.chart', { title, unit, year })}
        isTitleHidden
        summary={t('electricityGraph.summary', { year })}
        categories={months.map((month) => ({ id: month, label: format.date(`${month}-01`, 'MMM') }))}
        categoryName={t('electricityGraph.month')}
        series={types.map(({ name, entries }, index) => {
          const byMonth = new Map(entries.map(({ date, value }) => [date.slice(0, 7), toUnit(value)]));
          return {
            id: name,
            name,
            colour: colours[index],
            values: months.map((month) => byMonth.get(month) ?? null),
          };
        })}
        unit={unit}
        onOpenPoint={({ seriesId, categoryId }) => {
          const type = types.find(({ name }) => name === seriesId);
          if (!type) return;
          const { kind, itemId, supplyTypeId } = type;
          const month = `${categoryId}-01`;
          const selection = figures.electricity(monthRange(month), { kind, itemId, supplyTypeId });
          trail.open({ selection, name: `${type.name}, ${format.date(month, 'MMM, YYYY')}` });
        }}
        formatValue={(value) => format.quantity(value)}
        height={290}
        empty={{ title: t('empty.yearTitle') }}
      />
    </div>
  );
}
