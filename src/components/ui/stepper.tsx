import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';

type StepMarks = { isDone?: boolean; hasProblem?: boolean };

export type Step<Id extends string> = StepMarks & {
  id: Id;
  label: ReactNode;
  isLocked?: boolean;
  /** Why it is locked. */
  lockedReason?: string;
  /** Below its name: what to know before opening it. */
  note?: string;
  /** Pages within the step, shown while it is current. */
  children?: ReactNode;
};

type StepperProps<Id extends string> = {
  steps: readonly Step<Id>[];
  /** Null when all steps are done. */
  current: Id | null;
  /** Without it, the steps advance by themselves and are only displayed. */
  onSelect?: (id: Id) => void;
  label: string;
  orientation?: 'horizontal' | 'vertical';
};

/** Numbered steps; a locked one cannot be selected. */
export function Stepper<Id extends string>({
  steps,
  current,
  onSelect,
  label,
  orientation = 'horizontal',
}: StepperProps<Id>) {
  const isVertical = orientation === 'vertical';
  const style = cn('flex', isVertical ? 'flex-col gap-1' : 'flex-wrap gap-x-6 gap-y-2');
  if (!onSelect)
    return (
      <ol aria-label={label} className={style}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={step.id === current ? 'step' : undefined}
            className={cn('group py-1.5 pr-2', stepStyle)}
          >
            <StepMark {...step} number={index + 1} />
            {step.label}
            <StepWords {...step} />
          </li>
        ))}
      </ol>
    );
  return (
    <nav aria-label={label}>
      <ol className={style}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={cn(!isVertical && step.id === current && step.children && 'basis-full')}
          >
            <button
              type="button"
              disabled={step.isLocked}
              title={step.isLocked ? step.lockedReason : undefined}
              aria-current={step.id === current ? 'step' : undefined}
              onClick={() => onSelect(step.id)}
              className={cn(
                'group rounded-md py-1.5 pr-2 text-left hover:text-ink disabled:cursor-not-allowed disabled:text-ink-disabled',
                stepStyle,
              )}
            >
              <StepMark {...step} number={index + 1} />
              <span>
                {step.label}
                <StepWords {...step} />
                {step.note ? (
                  <span className="block font-normal text-attention text-xs">{step.note}</span>
                ) : null}
              </span>
            </button>
            {step.id === current ? step.children : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const stepStyle =
  'flex items-center gap-2.5 text-ink-muted aria-[current]:font-semibold aria-[current]:text-ink';

/** The meaning of the mark, in words. */
export function StepWords({ isDone, hasProblem }: StepMarks) {
  const { t } = useTranslation('components');
  return (
    <>
      {isDone ? <span className="sr-only">{` (${t('stepper.done')})`}</span> : null}
      {hasProblem ? <span className="sr-only">{` (${t('stepper.problem')})`}</span> : null}
    </>
  );
}

export function StepMark({ isDone, hasProblem, number }: StepMarks & { number: number }) {
  const base = 'figures grid size-6 shrink-0 place-items-center rounded-full border text-xs';
  if (hasProblem)
    return (
      <span aria-hidden className={cn(base, 'border-danger text-danger')}>
        <CircleAlert className="size-4" />
      </span>
    );
  if (isDone)
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
