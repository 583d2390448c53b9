import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ScopeAggregates } from '#api/contract/widgets';
import { Figure } from '@/components/ui/figure';
import { ScopeMark, scopeColours } from '@/components/ui/scope-badge';
import { useFormat } from '@/hooks/use-format';
import { dashboardQueries } from '../queries';
import { Widget } from './widget';

/** Total and scopes of the year, with Scope 2 shown by both methods. */
export function TotalsWidget() {
  const { t } = useTranslation('dashboard');
  const query = useQuery(dashboardQueries.totals);
  return (
    <Widget
      title={t('totals.title')}
      description={query.data ? String(query.data.year) : '\u00a0'}
      query={query}
      height={216}
      isEmpty={({ entries }) => entries.every((entry) => entry.carbonEquivalent === 0)}
      className="xl:col-span-2"
    >
      {(totals) => <Totals {...totals} />}
    </Widget>
  );
}

function Totals(totals: ScopeAggregates) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const total = format.emissions(totals.total);
  const isMarket = totals.headlineScope2Method === 'market';
  const other = format.emissions(isMarket ? totals.totalLocationBased : totals.totalMarketBased);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end gap-x-10 gap-y-3">
        <p>
          <Figure size="key" value={total.value} unit={total.unit} />
          <span className="block text-ink-muted text-xs">
            {t(isMarket ? 'totals.marketBased' : 'totals.locationBased')}
          </span>
        </p>
        <p>
          <Figure size="lead" value={other.value} unit={other.unit} />
          <span className="block text-ink-muted text-xs">
            {t(isMarket ? 'totals.locationBased' : 'totals.marketBased')}
          </span>
        </p>
      </div>
      <ScopeBand {...totals} />
    </div>
  );
}

type ScopeEntry = ScopeAggregates['entries'][number] & { scope: 1 | 2 | 3 };

/** One band in proportion to the total, and the same as a list: colour is never alone. */
function ScopeBand({ total, entries }: ScopeAggregates) {
  const format = useFormat();
  const scopes = entries as ScopeEntry[];
  return (
    <div>
      <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-sm">
        {scopes.map(({ scope, carbonEquivalent }) => (
          <div
            key={scope}
            style={{
              flexGrow: carbonEquivalent,
              minWidth: carbonEquivalent > 0 ? 3 : 0,
              background: scopeColours[scope],
            }}
          />
        ))}
      </div>
      <dl className="mt-4 grid grid-cols-3 gap-4">
        {scopes.map(({ scope, name, carbonEquivalent }) => {
          const figure = format.emissions(carbonEquivalent);
          return (
            <div key={scope} className="min-w-0">
              <dt className="flex items-center gap-1.5 text-ink-muted text-sm">
                <ScopeMark scope={scope} />
                <span className="truncate">{name}</span>
              </dt>
              <dd className="mt-0.5">
                <Figure size="lead" value={figure.value} unit={figure.unit} />
                <span className="figures block text-ink-muted text-xs">
                  {total > 0 ? format.percent(carbonEquivalent / total) : '–'}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
