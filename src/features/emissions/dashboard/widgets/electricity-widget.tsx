import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ElectricityShares } from '#api/contract/emissions/dashboard';
import { figures, yearOf } from '#api/contract/emissions/figures';
import { PieChart } from '@/components/charts/pie-chart';
import { useFormat } from '@/hooks/use-format';
import { useHasScreen } from '@/hooks/use-has-screen';
import { useEmissionTrail } from '@/state/emission-trail';
import { useSessionUser } from '@/state/session';
import { chooseEnergyScale } from '../energy';
import { dashboardQueries } from '../queries';
import { screens } from '../screens';
import { electricityColours } from './electricity-colours';
import { Widget } from './widget';

/** Electricity of the year by type: purchased, under a green contract, generated on site. */
export function ElectricityWidget({ title }: { title: string }) {
  const { t } = useTranslation('dashboard');
  const query = useQuery(dashboardQueries.electricity);
  const { modules } = useSessionUser();
  const hasScenarios = useHasScreen()(screens.scenarios) && modules.includes('SCENARIOS');
  return (
    <Widget title={title} query={query} code="ELECTRICITY" isEmpty={({ types }) => types.length === 0}>
      {(shares) => (
        <>
          <Shares title={title} {...shares} />
          {hasScenarios ? (
            <Link
              to={screens.scenarios}
              className="mt-4 inline-flex items-center gap-1.5 rounded-sm text-brand text-sm underline decoration-1 underline-offset-4 hover:decoration-2 [&_svg]:size-4"
            >
              {t('electricity.toScenarios')}
              <ArrowRight aria-hidden />
            </Link>
          ) : null}
        </>
      )}
    </Widget>
  );
}

function Shares({ title, types, unitSymbol, year }: ElectricityShares & { title: string }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const trail = useEmissionTrail();
  const colours = electricityColours(types);
  const total = types.reduce((sum, type) => sum + type.value, 0);
  const { unit, toUnit } = chooseEnergyScale([total], unitSymbol);
  return (
    // Moves the table switch up to the line of the tile's title.
    <div className="-mt-10">
      <PieChart
        title={title}
        isTitleHidden
        summary={types
          .map(({ name, valuePercentage }) => `${name}: ${format.percent(valuePercentage / 100)}`)
          .join('; ')}
        slices={types.map(({ name, value }, index) => ({
          id: name,
          name,
          value: toUnit(value),
          colour: colours[index],
        }))}
        onOpenSlice={(name) => {
          const type = types.find((one) => one.name === name);
          if (!type) return;
          const { kind, itemId, supplyTypeId } = type;
          const selection = figures.electricity(yearOf(year), { kind, itemId, supplyTypeId });
          trail.open({ selection, name: `${name}, ${year}` });
        }}
        centre={{ value: format.quantity(toUnit(total)), unit }}
        unit={unit}
        formatValue={(value) => format.quantity(value)}
        height={264}
        empty={{ title: t('empty.yearTitle') }}
      />
    </div>
  );
}
