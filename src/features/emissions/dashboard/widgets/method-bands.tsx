import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ScopeAggregates } from '#api/contract/emissions/dashboard';
import { figures } from '#api/contract/emissions/figures';
import { GlossaryTerm } from '@/components/knowledge/glossary-term';
import { Figure } from '@/components/ui/figure';
import { scopeColours } from '@/components/ui/scope-badge';
import { useFormat } from '@/hooks/use-format';
import type { EmissionUnit } from '@/lib/format/emissions';
import { useEmissionTrail } from '@/state/emission-trail';

type Method = 'market' | 'location';

/** The total by each Scope 2 method as a band of its scopes, both on one scale; the headline method first. */
export function MethodBands({ totals, unit }: { totals: ScopeAggregates; unit: EmissionUnit }) {
  const { headlineScope2Method: headline, totalMarketBased, totalLocationBased, entries } = totals;
  const hasScope2 = entries.some(({ scope }) => scope === 2);
  const other = headline === 'market' ? 'location' : 'market';
  const methods: Method[] = hasScope2 ? [headline, other] : [headline];
  const scaleKg = Math.max(totalMarketBased, totalLocationBased);
  return (
    <div className="grid gap-3">
      {methods.map((method) => (
        <Band key={method} {...{ method, scaleKg, totals, unit }} isNamed={hasScope2} />
      ))}
    </div>
  );
}

type BandProps = {
  method: Method;
  scaleKg: number;
  isNamed: boolean;
  totals: ScopeAggregates;
  unit: EmissionUnit;
};

function Band({ method, scaleKg, isNamed, totals, unit }: BandProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const trail = useEmissionTrail();
  const isMarket = method === 'market';
  const total = isMarket ? totals.totalMarketBased : totals.totalLocationBased;
  return (
    <div>
      {isNamed ? (
        <p className="mb-1 flex justify-between gap-4 text-sm">
          <GlossaryTerm code={method} text={t(`company.methods.${method}`)} className="-my-0.5" />
          <Figure
            className="font-medium"
            value={format.emissions(total, unit).text}
            label={t(`company.methods.${method}`)}
            onOpen={() =>
              trail.open({
                selection: figures.total({ year: totals.year, method }),
                name: `${t('totals.title', { year: totals.year })}, ${t(`company.methods.${method}`)}`,
              })
            }
          />
        </p>
      ) : null}
      <div aria-hidden className="h-4 rounded-sm bg-sunken">
        <div
          className="flex h-full gap-px overflow-hidden rounded-sm"
          style={{ width: `${scaleKg > 0 ? (total / scaleKg) * 100 : 0}%` }}
        >
          {totals.entries.map((entry) => {
            const amount = isMarket ? entry.carbonEquivalentMarketBased : entry.carbonEquivalentLocationBased;
            return amount > 0 ? (
              <div
                key={entry.scope}
                className="min-w-0.5"
                style={{ flexGrow: amount, background: scopeColours[entry.scope as 1 | 2 | 3] }}
              />
            ) : null;
          })}
        </div>
      </div>
      {isMarket && isNamed && totals.marketBasedStandInShare > 0 ? (
        <p className="mt-1 text-ink-muted text-xs">
          {t('totals.standIn', { share: format.percent(totals.marketBasedStandInShare) })}
          {' · '}
          <Link
            to="/factors/residual-mixes"
            className="rounded-sm text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {t('totals.standInLink')}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
