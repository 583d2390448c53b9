import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';

export type Step<Id extends string> = {
  id: Id;
  label: ReactNode;
  isDone?: boolean;
  isLocked?: boolean;
  hasProblem?: boolean;
  /** Pages within the step, shown while it is current. */
  children?: ReactNode;
};

type StepperProps<Id extends string> = {
  steps: readonly Step<Id>[];
  current: Id;
  onSelect: (id: Id) => void;
  label: string;
  orientation?: 'horizontal' | 'vertical';
};

/** Numbered steps; a locked one cannot be picked. */
export function Stepper<Id extends string>({
  steps,
  current,
  onSelect,
  label,
  orientation = 'horizontal',
}: StepperProps<Id>) {
  const { t } = useTranslation('components');
  const isVertical = orientation === 'vertical';
  return (
    <nav aria-label={label}>
      <ol className={cn('flex', isVertical ? 'flex-col gap-1' : 'flex-wrap gap-x-6 gap-y-2')}>
        {steps.map((step, index) => (
          <li key={step.id}>
            <button
              type="button"
              disabled={step.isLocked}
              aria-current={step.id === current ? 'step' : undefined}
              onClick={() => onSelect(step.id)}
              className="group flex items-center gap-2.5 rounded-md py-1.5 pr-2 text-left text-ink-muted hover:text-ink disabled:cursor-not-allowed disabled:text-ink-disabled aria-[current]:font-semibold aria-[current]:text-ink"
            >
              <StepMark step={step} number={index + 1} />
              <span>
                {step.label}
                {step.isDone ? <span className="sr-only">{` (${t('stepper.done')})`}</span> : null}
                {step.hasProblem ? <span className="sr-only">{` (${t('stepper.problem')})`}</span> : null}
              </span>
            </button>
            {step.id === current ? step.children : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepMark({ step, number }: { step: Step<string>; number: number }) {
  const base = 'figures grid size-6 shrink-0 place-items-center rounded-full border text-xs';
  if (step.hasProblem)
    return (
      <span aria-hidden className={cn(base, 'border-danger text-danger')}>
        <CircleAlert className="size-4" />
      </span>
    );
  if (step.isDone)
    return (
      <span aria-hidden className={cn(base, 'border-brand bg-brand-soft text-on-brand-soft')}>
        <Check className="size-3.5" strokeWidth={2.5} />
      </span>
    );
  return (
    <span
      className={cn(
        base,
        'border-line-strong group-aria-[current]:border-brand group-aria-[current]:bg-brand group-aria-[current]:text-on-brand group-disabled:border-line',
      )}
    >
      {number}
    </span>
  );
}
