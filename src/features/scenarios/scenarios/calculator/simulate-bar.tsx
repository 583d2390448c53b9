import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#api/contract/scenarios/scenarios';
import { Button } from '@/components/ui/button';
import type { FigureText } from '../use-figure-text';

type SimulateBarProps = {
  result: SimulationResult | null;
  isStale: boolean;
  isSimulating: boolean;
  figures: FigureText;
};

const shown = ['lb_year1_t', 'mb_year1_t', 'npv'] as const;

/** Stays visible while inputs are changed, with the result of the last simulation. */
export function SimulateBar({ result, isStale, isSimulating, figures }: SimulateBarProps) {
  const { t } = useTranslation('scenarios');
  const found = shown.flatMap((id) => {
    const figure = result?.figures.find((one) => one.id === id);
    return figure ? [figure] : [];
  });
  return (
    <div className="sticky bottom-0 z-10 mt-4 flex min-h-16 items-center justify-between gap-4 border-t bg-ground py-3">
      <div role="status" className="flex min-w-0 flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
        {found.map(({ id, value, unit }) => (
          <span key={id} className={isStale ? 'text-ink-muted' : ''}>
            <span className="text-ink-muted">{t(`result.short.${id as (typeof shown)[number]}`)}</span>{' '}
            <span className="figures font-medium">{figures.text(value, unit)}</span>
          </span>
        ))}
        {isStale ? <span className="text-on-attention-soft">{t('result.stale')}</span> : null}
      </div>
      {/* Never disabled, because a disabled button would lose the focus. */}
      <Button type="submit" variant="primary" aria-disabled={isSimulating || undefined}>
        <Play aria-hidden />
        {t('calculator.simulate')}
      </Button>
    </div>
  );
}
