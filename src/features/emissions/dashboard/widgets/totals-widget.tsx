import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ScopeAggregates } from '#api/contract/emissions/dashboard';
import { figures } from '#api/contract/emissions/figures';
import { Figure } from '@/components/ui/figure';
import { useFormat } from '@/hooks/use-format';
import type { EmissionUnit } from '@/lib/format/emissions';
import { useEmissionTrail } from '@/state/emission-trail';
import { useSessionUser } from '@/state/session';
import { dashboardQueries } from '../queries';
import { MethodBands } from './method-bands';
import { MonthsChart } from './months-chart';
import { ScopeFigures } from './scope-figures';
import { totalsUnit } from './totals-unit';
import { useIsReported } from './use-is-reported';
import { Widget } from './widget';
import { YearInContext } from './year-in-context';

/** Total, scopes and months of the year. Scope 2 appears by both methods, which are never added up. */
export function TotalsWidget({ title }: { title: string }) {
  const query = useQuery(dashboardQueries.totals);
  const isReported = useIsReported(query.data?.year);
  return (
    <Widget
      title={title}
      query={query}
      code="TOTALS"
      isEmpty={({ total, totalLocationBased, totalMarketBased }) =>
        !isReported && total === 0 && totalLocationBased === 0 && totalMarketBased === 0
      }
    >
      {(totals) => <Totals totals={totals} unit={totalsUnit(totals)} />}
    </Widget>
  );
}

type TotalsProps = { totals: ScopeAggregates; unit: EmissionUnit };

function Totals(props: TotalsProps) {
  return (
    <div className="grid h-full content-between gap-6">
      <div className="grid grid-cols-[minmax(13rem,1fr)_3fr] items-center gap-x-10">
        <Headline {...props} />
        <MethodBands {...props} />
      </div>
      <ScopeFigures {...props} />
      <MonthsChart unit={props.unit} />
    </div>
  );
}

function Headline({ totals, unit }: TotalsProps) {
  const { total, year, headlineScope2Method, entries } = totals;
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { today } = useSessionUser();
  const trail = useEmissionTrail();
  const figure = format.emissions(total, unit);
  const { data: months } = useQuery(dashboardQueries.months);
  const hasScope2 = entries.some(({ scope }) => scope === 2);
  const isRunning = today.startsWith(String(year));
  return (
    <div>
      <Figure
        size="key"
        value={figure.value}
        unit={figure.unit}
        label={t('totals.title', { year })}
        onOpen={() => trail.open({ selection: figures.total({ year }), name: t('totals.title', { year }) })}
      />
      <p className="text-ink-muted text-sm">
        {isRunning ? t('totals.soFar', { year }) : year}
        {hasScope2 ? `, ${t(`totals.headline.${headlineScope2Method}`)}` : null}
      </p>
      {/* Reserves the space until the months load. While the year changes, months of the previous year are hidden. */}
      <div className="min-h-16">{months?.year === year ? <YearInContext {...months} /> : null}</div>
    </div>
  );
}
