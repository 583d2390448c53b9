import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ChartCategory } from '#api/contract/explorer';
import type { ScopeAggregates } from '#api/contract/widgets';
import { Figure } from '@/components/ui/figure';
import { ScopeMark } from '@/components/ui/scope-badge';
import { useFormat } from '@/hooks/use-format';

/** The scopes as figures: what the bands show, for those who read. */
export function ScopeFigures({ entries, total, year, headlineScope2Method }: ScopeAggregates) {
  return (
    <dl className="grid auto-cols-fr grid-flow-col divide-x border-t pt-5">
      {entries.map((entry) => (
        <ScopeFigure
          key={entry.scope}
          entry={entry}
          totalKg={total}
          year={year}
          headline={headlineScope2Method}
        />
      ))}
    </dl>
  );
}

/** The explorer's category that adds up to a scope's figure; the value chain has none there. */
const categoryOf: Partial<Record<number, ChartCategory>> = { 1: 'fuels', 2: 'utilities' };

type ScopeFigureProps = {
  entry: ScopeAggregates['entries'][number];
  totalKg: number;
  year: number;
  headline: ScopeAggregates['headlineScope2Method'];
};

function ScopeFigure({ entry, totalKg, year, headline }: ScopeFigureProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const navigate = useNavigate();
  const scope = entry.scope as 1 | 2 | 3;
  const category = categoryOf[scope];
  const open = () =>
    navigate({ to: '/explorer', search: { category, from: `${year}-01-01`, to: `${year}-12-31` } });
  const figure = format.emissions(entry.carbonEquivalent);
  const byOtherMethod =
    headline === 'market' ? entry.carbonEquivalentLocationBased : entry.carbonEquivalentMarketBased;
  return (
    <div className="min-w-0 px-6 first:pl-0 last:pr-0">
      <dt className="flex items-center gap-1.5 text-sm">
        <ScopeMark scope={scope} />
        <span className="whitespace-nowrap font-medium">{entry.name}</span>
        <span className="truncate text-ink-muted">{t(`totals.scopes.${scope}`)}</span>
      </dt>
      <dd className="mt-1">
        <Figure
          size="lead"
          value={figure.value}
          unit={figure.unit}
          label={entry.name}
          onOpen={category ? () => void open() : undefined}
        />
        <span className="figures mt-0.5 block text-ink-muted text-sm">
          {totalKg > 0
            ? t('totals.share', { share: format.percent(entry.carbonEquivalent / totalKg) })
            : null}
          {scope === 2
            ? ` · ${t(`totals.other.${headline}`, { figure: format.emissions(byOtherMethod).text })}`
            : null}
        </span>
      </dd>
    </div>
  );
}
