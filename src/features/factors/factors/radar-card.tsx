import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EmissionSelection } from '#api/contract/emissions/emission-selection';
import { figures } from '#api/contract/emissions/figures';
import type { FactorRadar } from '#api/contract/factors/factors';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Figure } from '@/components/ui/figure';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { useEmissionTrail } from '@/state/emission-trail';
import { factorQueries } from './queries';

type Reason = FactorRadar['reasons'][number]['reason'];

/** From a good fit to a weak one; the remainder has no published factor. The text beside it says the same. */
const colours: Record<Reason, string> = {
  exact: 'bg-chart-1',
  provisional: 'bg-chart-3',
  'nearest-year': 'bg-chart-7',
  'proxy-region': 'bg-chart-2',
  'company-factor': 'bg-chart-4',
  supplier: 'bg-chart-6',
  contract: 'bg-chart-5',
  'self-generated': 'bg-chart-8',
};

/** What a weak fit means and how to improve it. */
const weakReasons = ['proxy-region', 'nearest-year'] as const;

/** How well the factors behind the company's figures fit: the quality of its inventory at a glance. */
export function RadarCard() {
  const { t } = useTranslation('factors');
  const radar = useQuery(factorQueries.radar());
  return (
    <Card title={t('radar.title')} description={t('radar.description')} className="mb-6">
      {radar.isError ? (
        <ErrorState onRetry={() => void radar.refetch()} />
      ) : radar.data ? (
        <Radar radar={radar.data} />
      ) : (
        <div aria-busy className="space-y-3">
          <Skeleton className="h-3" />
          <Skeleton className="h-10" />
        </div>
      )}
    </Card>
  );
}

function Radar({ radar }: { radar: FactorRadar }) {
  const { t } = useTranslation('factors');
  const format = useFormat();
  const trail = useEmissionTrail();
  const { months } = radar;
  if (radar.lineCount === 0 || !months) return <p className="text-ink-muted">{t('radar.empty')}</p>;
  const open = (name: string, selection: EmissionSelection) => trail.open({ name, selection });
  const spendShare = radar.scope3KgCo2e === 0 ? 0 : radar.spendBasedKgCo2e / radar.scope3KgCo2e;
  return (
    <>
      <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-sm">
        {radar.reasons.map(({ reason, lineCount }) => (
          <span
            key={reason}
            className={`${colours[reason]} min-w-1`}
            style={{ flexGrow: lineCount, flexBasis: 0 }}
          />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {radar.reasons.map(({ reason, lineCount }) => (
          <li key={reason} className="flex items-baseline gap-2">
            <span aria-hidden className={`size-2.5 shrink-0 self-center rounded-xs ${colours[reason]}`} />
            <span>{t(`reasons.${reason}`)}</span>
            <Figure
              className="font-semibold"
              value={format.percent(lineCount / radar.lineCount, { maxDecimals: 1 })}
              label={t(`reasons.${reason}`)}
              onOpen={() => open(t(`reasons.${reason}`), figures.radar(months, reason))}
            />
            <span className="figures text-ink-muted text-sm">
              {t('radar.lines', { count: lineCount, text: format.number(lineCount) })}
            </span>
          </li>
        ))}
      </ul>
      <WeakReasons reasons={radar.reasons} />
      <p className="mt-3 text-ink-muted text-sm">
        {radar.scope3KgCo2e === 0 ? (
          t('radar.noScope3')
        ) : (
          <Figure
            value={t('radar.spend', { share: format.percent(spendShare) })}
            onOpen={
              radar.spendBasedKgCo2e === 0
                ? undefined
                : () => open(t('radar.spendTitle'), figures.spendBased(months))
            }
          />
        )}
      </p>
    </>
  );
}

function WeakReasons({ reasons }: Pick<FactorRadar, 'reasons'>) {
  const { t } = useTranslation('factors');
  const present = weakReasons.filter((weak) => reasons.some(({ reason }) => reason === weak));
  return present.map((reason) => (
    <p key={reason} className="mt-3 max-w-prose text-ink-muted text-sm">
      <span className="font-medium text-ink">{`${t(`reasons.${reason}`)}: `}</span>
      {t(`reasonHints.${reason}`)}
    </p>
  ));
}
