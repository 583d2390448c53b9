import { useTranslation } from 'react-i18next';
import type { ScopeAggregates } from '#api/contract/emissions/dashboard';
import { figures } from '#api/contract/emissions/figures';
import { GlossaryTerm } from '@/components/knowledge/glossary-term';
import { Figure } from '@/components/ui/figure';
import { ScopeMark } from '@/components/ui/scope-badge';
import { useFormat } from '@/hooks/use-format';
import type { EmissionUnit } from '@/lib/format/emissions';
import { useEmissionTrail } from '@/state/emission-trail';

/** The scopes as numbers, the text version of the bands. */
export function ScopeFigures({ totals, unit }: { totals: ScopeAggregates; unit: EmissionUnit }) {
  const { entries, total, year, headlineScope2Method } = totals;
  return (
    <dl className="grid auto-cols-fr grid-flow-col divide-x border-t pt-5">
      {entries.map((entry) => (
        <ScopeFigure
          key={entry.scope}
          entry={entry}
          totalKg={total}
          year={year}
          headline={headlineScope2Method}
          unit={unit}
        />
      ))}
    </dl>
  );
}

type ScopeFigureProps = {
  entry: ScopeAggregates['entries'][number];
  totalKg: number;
  year: number;
  headline: ScopeAggregates['headlineScope2Method'];
  unit: EmissionUnit;
};

function ScopeFigure({ entry, totalKg, year, headline, unit }: ScopeFigureProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const trail = useEmissionTrail();
  const scope = entry.scope as 1 | 2 | 3;
  const open = (method: 'headline' | 'location' | 'market' = 'headline') =>
    trail.open({ selection: figures.scope({ year, scope, method }), name: `${entry.name}, ${year}` });
  const figure = format.emissions(entry.carbonEquivalent, unit);
  const byOtherMethod =
    headline === 'market' ? entry.carbonEquivalentLocationBased : entry.carbonEquivalentMarketBased;
  return (
    <div className="min-w-0 px-6 first:pl-0 last:pr-0">
      <dt className="flex items-center gap-1.5 text-sm">
        <ScopeMark scope={scope} />
        <GlossaryTerm
          code={`scope${scope}`}
          text={entry.name}
          className="-my-0.5 whitespace-nowrap font-medium"
        />
        <span className="truncate text-ink-muted">{t(`totals.scopes.${scope}`)}</span>
      </dt>
      <dd className="mt-1">
        <Figure
          size="lead"
          value={figure.value}
          unit={figure.unit}
          label={entry.name}
          onOpen={() => open()}
        />
        <span className="figures mt-0.5 block text-ink-muted text-sm">
          {totalKg > 0
            ? t('totals.share', {
                share: format.percent(entry.carbonEquivalent / totalKg, { decimals: 1, isNeverZero: true }),
              })
            : null}
          {scope === 2 ? (
            <>
              {' · '}
              <Figure
                value={t(`totals.other.${headline}`, { figure: format.emissions(byOtherMethod, unit).text })}
                onOpen={() => open(headline === 'market' ? 'location' : 'market')}
              />
            </>
          ) : null}
        </span>
      </dd>
    </div>
  );
}
