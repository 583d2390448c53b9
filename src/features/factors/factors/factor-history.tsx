import { useTranslation } from 'react-i18next';
import type { FactorDetail } from '#api/contract/factors/factors';
import { LineChart } from '@/components/charts/line-chart';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';

type FactorHistoryProps = { factor: FactorDetail; onSelect: (factorId: number, name: string) => void };

/** The same number across editions. A single edition has no history, so nothing is drawn. */
export function FactorHistory({ factor, onSelect }: FactorHistoryProps) {
  const { t } = useTranslation('factors');
  const format = useFormat();
  const { history, unitSymbol } = factor;
  const [first] = history;
  const last = history.at(-1);
  const title = t('history.title', { unit: unitSymbol });
  if (!first || !last || history.length < 2)
    return (
      <section className="mb-8">
        <h3 className="mb-2 font-semibold text-lg tracking-tight">{t('history.heading')}</h3>
        <p className="text-ink-muted">{t('history.single')}</p>
      </section>
    );
  const change = Number(last.value) / Number(first.value) - 1;
  return (
    <section className="mb-8">
      <h3 className="mb-2 font-semibold text-lg tracking-tight">{t('history.heading')}</h3>
      <LineChart
        title={title}
        summary={t('history.summary', {
          from: first.year,
          to: last.year,
          first: format.exact(first.value),
          last: format.exact(last.value),
        })}
        categories={history.map(({ factorId, year }) => ({ id: String(factorId), label: String(year) }))}
        categoryName={t('year')}
        series={[
          { id: 'value', name: t('history.series'), values: history.map(({ value }) => Number(value)) },
        ]}
        unit={`kg / ${unitSymbol}`}
        formatValue={(value) => format.number(value, { maxDecimals: 9 })}
        height={220}
        empty={{ title: t('history.single') }}
      />
      {Number.isFinite(change) ? (
        <p className="mt-2 text-ink-muted text-sm">
          {t('history.change', {
            change: format.percent(change, { signed: true }),
            from: first.year,
            to: last.year,
          })}
        </p>
      ) : null}
      <ul aria-label={t('history.editions')} className="mt-2 flex flex-wrap gap-1">
        {history.map(({ factorId, year, editionTitle }) => (
          <li key={factorId}>
            <Button
              size="sm"
              variant={factorId === factor.factorId ? 'secondary' : 'quiet'}
              aria-current={factorId === factor.factorId ? 'true' : undefined}
              title={editionTitle}
              onClick={() => onSelect(factorId, `${factor.name}, ${year}`)}
            >
              {year}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
