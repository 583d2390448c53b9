import { type ReactNode, useId } from 'react';
import { StepMark, StepWords } from '@/components/ui/stepper';
import { readSteps, type StepState, type WizardStep } from './wizard-steps';

type OpenStep<Id extends string> = WizardStep<Id> & { hint: string; content: ReactNode };

/** A short wizard with all open steps on one screen; locked steps are shown without their content. */
export function StepSections<Id extends string>({ steps }: { steps: readonly OpenStep<Id>[] }) {
  const states = readSteps(steps);
  return (
    <ol className="flex flex-col gap-6">
      {steps.map(({ id, hint, content }, index) => {
        const state = states[index];
        return state ? (
          <li key={id}>
            <StepSection state={state} hint={hint}>
              {state.isLocked ? null : content}
            </StepSection>
          </li>
        ) : null;
      })}
    </ol>
  );
}

type StepSectionProps = { state: StepState<string>; hint: string; children: ReactNode };

function StepSection({ state: { label, number, isDone, problems }, hint, children }: StepSectionProps) {
  const id = useId();
  const marks = { isDone, hasProblem: problems.length > 0 };
  return (
    <section aria-labelledby={id} className="border-t pt-5">
      <div className="flex items-center gap-2.5">
        <StepMark {...marks} number={number} />
        <h3 id={id} className="font-semibold text-lg">
          {label}
          <StepWords {...marks} />
        </h3>
      </div>
      <p className="mt-0.5 mb-4 text-ink-muted">{hint}</p>
      {children}
    </section>
  );
}
