import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  updateFuelAggregateSettings,
  updateUtilityAggregateSettings,
} from '#api/contract/emissions/dashboard-settings';
import { figures } from '#api/contract/emissions/figures';
import { BarChart } from '@/components/charts/bar-chart';
import { PieChart } from '@/components/charts/pie-chart';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { LockedPanel } from '@/components/ui/locked-panel';
import { scopeColours } from '@/components/ui/scope-badge';
import { scopeTints } from '@/components/ui/scope-tints';
import { useFormat } from '@/hooks/use-format';
import { chooseEmissionUnit, toEmissionUnit } from '@/lib/format/emissions';
import { useEmissionTrail } from '@/state/emission-trail';
import { useSessionUser } from '@/state/session';
import { DurationSelect } from './duration-select';
import { locationChartQueries } from './queries';

const chartHeight = 320;

/** What a location emitted in recent months: its utilities compared, and its fuels as shares. */
export function LocationCharts({ locationId }: { locationId: number }) {
  const { modules } = useSessionUser();
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {modules.includes('SCOPE2') ? (
        <UtilityChart locationId={locationId} />
      ) : (
        <LockedChart kind="utilities" />
      )}
      {modules.includes('SCOPE1') ? <FuelChart locationId={locationId} /> : <LockedChart kind="fuels" />}
    </div>
  );
}

function UtilityChart({ locationId }: { locationId: number }) {
  const { t } = useTranslation('location-charts');
  const format = useFormat();
  const query = useQuery(locationChartQueries.utilities(locationId));
  const openItem = useOpenItem(locationId);
  const utilities = query.data ?? [];
  const values = utilities.map(({ carbonEquivalent }) => carbonEquivalent);
  const unit = chooseEmissionUnit(values);
  const total = format.emissions(values.reduce((sum, value) => sum + value, 0));
  if (query.isError) return <FailedChart onRetry={() => void query.refetch()} />;
  return (
    <Card>
      <div className="pt-1">
        <BarChart
          title={t('utilities.title', { unit })}
          summary={t('utilities.summary', {
            total: total.text,
            list: listOf(
              utilities.map(({ utilityName, carbonEquivalent }) => ({ name: utilityName, carbonEquivalent })),
              format.emissions,
            ),
          })}
          actions={
            <DurationSelect
              settings={locationChartQueries.utilitySettings}
              figures={locationChartQueries.allUtilities}
              save={updateUtilityAggregateSettings}
              label={t('utilities.period')}
            />
          }
          categories={utilities.map(({ utilityId, utilityName }) => ({
            id: String(utilityId),
            label: utilityName,
          }))}
          categoryName={t('utilities.name')}
          series={[
            {
              id: 'emissions',
              name: t('emissions'),
              colour: scopeColours[2],
              values: values.map((value) => toEmissionUnit(value, unit)),
            },
          ]}
          unit={unit}
          formatValue={(value) => format.quantity(value)}
          onOpenPoint={({ categoryId }) => {
            const one = utilities.find(({ utilityId }) => String(utilityId) === categoryId);
            if (one)
              openItem({
                kind: 'utility',
                itemId: one.utilityId,
                name: one.utilityName,
                from: one.from,
                to: one.to,
              });
          }}
          isHorizontal
          height={chartHeight}
          isLoading={query.isPending}
          empty={{
            title: t('empty.title'),
            children: t(utilities.length ? 'empty.zero' : 'empty.utilities'),
          }}
        />
      </div>
    </Card>
  );
}

function FuelChart({ locationId }: { locationId: number }) {
  const { t } = useTranslation('location-charts');
  const format = useFormat();
  const query = useQuery(locationChartQueries.fuels(locationId));
  const openItem = useOpenItem(locationId);
  const fuels = query.data ?? [];
  const unit = chooseEmissionUnit(fuels.map(({ carbonEquivalent }) => carbonEquivalent));
  const colours = scopeTints(fuels.map(() => 1));
  const total = format.emissions(
    fuels.reduce((sum, { carbonEquivalent }) => sum + carbonEquivalent, 0),
    unit,
  );
  if (query.isError) return <FailedChart onRetry={() => void query.refetch()} />;
  return (
    <Card>
      <div className="pt-1">
        <PieChart
          title={t('fuels.title', { unit })}
          summary={t('fuels.summary', {
            total: total.text,
            list: listOf(
              fuels.map(({ fuelName, carbonEquivalent }) => ({ name: fuelName, carbonEquivalent })),
              format.emissions,
            ),
          })}
          actions={
            <DurationSelect
              settings={locationChartQueries.fuelSettings}
              figures={locationChartQueries.allFuels}
              save={updateFuelAggregateSettings}
              label={t('fuels.period')}
            />
          }
          slices={fuels.map(({ fuelId, fuelName, carbonEquivalent }, index) => ({
            id: String(fuelId),
            name: fuelName,
            value: toEmissionUnit(carbonEquivalent, unit),
            colour: colours[index],
          }))}
          unit={unit}
          formatValue={(value) => format.quantity(value)}
          centre={{ value: total.value, unit: total.unit }}
          onOpenSlice={(sliceId) => {
            const one = fuels.find(({ fuelId }) => String(fuelId) === sliceId);
            if (one)
              openItem({ kind: 'fuel', itemId: one.fuelId, name: one.fuelName, from: one.from, to: one.to });
          }}
          height={chartHeight}
          isLoading={query.isPending}
          empty={{ title: t('empty.title'), children: t('empty.fuels') }}
        />
      </div>
    </Card>
  );
}

type Item = { kind: 'fuel' | 'utility'; itemId: number; name: string; from: string; to: string };

/** Opens the trail of a bar or slice. */
function useOpenItem(locationId: number) {
  const format = useFormat();
  const trail = useEmissionTrail();
  return ({ name, ...item }: Item) =>
    trail.open({
      selection: figures.item({ ...item, locationId }),
      name: `${name}, ${format.date(item.from, 'MMM, YYYY')} – ${format.date(item.to, 'MMM, YYYY')}`,
    });
}

type Named = { name: string; carbonEquivalent: number };

function listOf(entries: readonly Named[], emissions: (kg: number) => { text: string }): string {
  return entries
    .map(({ name, carbonEquivalent }) => `${name} ${emissions(carbonEquivalent).text}`)
    .join('; ');
}

function FailedChart({ onRetry }: { onRetry: () => void }) {
  return (
    <Card>
      <ErrorState onRetry={onRetry} />
    </Card>
  );
}

function LockedChart({ kind }: { kind: 'utilities' | 'fuels' }) {
  const { t } = useTranslation('location-charts');
  return <LockedPanel subject={t(`${kind}.upgrade`)}>{t(`${kind}.locked`)}</LockedPanel>;
}
