import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanResult } from '#api/contract/scenarios/plans';
import { Figure } from '@/components/ui/figure';
import { useFormat } from '@/hooks/use-format';
import type { FigureText } from '../use-figure-text';

/** The savings of the plan, separately by both methods, and its value. */
export function PlanTotals({ result, figures }: { result: PlanResult; figures: FigureText }) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const { today, total } = result;
  const [from, to] = [today.from, today.to].map((day) => format.date(`${day.slice(0, 7)}-01`, 'MMM, YYYY'));
  const period = `${from} – ${to}`;
  const tiles = [
    { id: 'location', saved: total.locationBasedT, recorded: today.locationBasedT },
    { id: 'market', saved: total.marketBasedT, recorded: today.marketBasedT },
  ] as const;
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {tiles.map(({ id, saved, recorded }) => (
        <Tile key={id} title={t(`plan.methods.${id}`)}>
          <Figure size="lead" value={figures.number(saved, 't CO2e')} unit="t CO₂e" />
          <p className="text-ink-muted text-sm">
            {t(total.isOfOneYear ? 'plan.savedInBestYear' : 'plan.savedYear')}
          </p>
          <p className="mt-3 border-t pt-3 text-ink-muted text-sm">
            {t('plan.ofToday', {
              amount: figures.text(recorded, 't CO2e'),
              period,
              share: recorded > 0 ? format.percent(saved / recorded) : '–',
            })}
          </p>
        </Tile>
      ))}
      <Tile title={t('result.group.money')}>
        {total.npv === null ? (
          <Figure size="lead" value="–" />
        ) : (
          <Figure size="lead" value={figures.number(total.npv, 'money')} unit={result.currency} />
        )}
        <p className="text-ink-muted text-sm">{t('result.figure.npv')}</p>
        {total.npv === null ? (
          <p className="mt-3 border-t pt-3 text-ink-muted text-sm">
            {t('plan.noTotal', {
              names: result.steps.flatMap(({ npv, name }) => (npv === null ? name : [])).join(', '),
            })}
          </p>
        ) : null}
      </Tile>
    </div>
  );
}

function Tile({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-lg border bg-surface px-5 py-4">
      <h2 className="font-medium text-ink-muted text-sm">{title}</h2>
      {children}
    </section>
  );
}
