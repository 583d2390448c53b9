import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stepper } from '@/components/ui/stepper';
import { StepProblems } from './step-problems';
import { useFocusOnStep } from './use-focus-on-step';
import type { WizardController } from './use-wizard';
import type { StepState } from './wizard-steps';

type WizardProps<Id extends string> = {
  wizard: WizardController<Id>;
  /** The accessible name of the list of steps. */
  label: string;
  orientation?: 'horizontal' | 'vertical';
  /** Pages within the current step, shown in the list of steps. */
  pages?: ReactNode;
  /** The content of the current step, with its buttons. */
  children: ReactNode;
};

/** One step at a time: the list of steps, the problems, and the current step. */
export function Wizard<Id extends string>({ wizard, label, orientation, pages, children }: WizardProps<Id>) {
  const { t } = useTranslation('components');
  const { steps, current, go } = wizard;
  // A step that opens by itself is announced but does not take the focus.
  const place = useFocusOnStep((go && current) ?? '');
  const isVertical = orientation === 'vertical';
  return (
    <div className={isVertical ? 'grid grid-cols-[14rem_minmax(0,1fr)] gap-8' : 'flex flex-col gap-6'}>
      {steps.length > 0 ? (
        <Stepper<Id>
          label={label}
          orientation={orientation}
          current={current}
          onSelect={go && ((id) => void go(id))}
          steps={steps.map(({ id, label: name, isDone, isLocked, missing, problems, note }) => ({
            id,
            label: name,
            isDone,
            isLocked,
            note,
            lockedReason: missing.length > 0 ? t('wizard.locked', { steps: missing.join(', ') }) : undefined,
            hasProblem: problems.length > 0,
            children: id === current ? pages : undefined,
          }))}
        />
      ) : null}
      <div ref={place} tabIndex={-1} className="outline-none">
        <Announcement steps={steps} current={current} />
        <StepProblems wizard={wizard} />
        {children}
      </div>
    </div>
  );
}

/** Announces the new step; silent on arrival, because the page title says it. */
function Announcement({ steps, current }: { steps: readonly StepState<string>[]; current: string | null }) {
  const { t } = useTranslation('components');
  const announced = useRef(current);
  const [text, setText] = useState('');
  useEffect(() => {
    if (announced.current === current) return;
    announced.current = current;
    const step = steps.find(({ id }) => id === current);
    const { number = 0, label = '' } = step ?? {};
    setText(step ? t('wizard.step', { number, total: steps.length, name: label }) : '');
  }, [current, steps, t]);
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}
