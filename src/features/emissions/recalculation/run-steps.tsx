import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Recalculation } from '#api/contract/emissions/recalculations';
import { cn } from '@/lib/cn';

const steps = ['choose', 'compute', 'compare', 'decide'] as const;

/** Which of the four steps a recalculation is at; the page moves on by itself. */
export function RunSteps({ state }: { state: Recalculation['state'] | null }) {
  const { t } = useTranslation('recalculation');
  const current = currentStep(state);
  return (
    <ol aria-label={t('steps.label')} className="mb-5 flex flex-wrap gap-x-7 gap-y-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cn(
            'flex items-center gap-2.5 text-ink-muted',
            index === current && 'font-semibold text-ink',
          )}
        >
          <span
            aria-hidden
            className={cn(
              'figures grid size-6 place-items-center rounded-full border text-xs',
              index < current && 'border-brand bg-brand-soft text-on-brand-soft',
              index === current && 'border-brand bg-brand text-on-brand',
            )}
          >
            {index < current ? <Check className="size-3.5" strokeWidth={2.5} /> : index + 1}
          </span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}

/** Past the last one once it was decided. */
function currentStep(state: Recalculation['state'] | null): number {
  if (state === null) return 0;
  if (state === 'computing') return 1;
  if (state === 'ready') return 2;
  return state === 'applying' ? 3 : steps.length;
}
