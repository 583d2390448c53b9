import { useState } from 'react';
import { useUnsavedScope } from '@/components/form/unsaved-scope';
import { readSteps, type StepState, stepBeside, stepToShow, type WizardStep } from './wizard-steps';

/** Where a wizard keeps which step was asked for. */
export type StepHolder<Id extends string> = { asked: Id | undefined; ask: (id: Id) => void };

/** For a wizard that is a dialog. */
export function useStepInState<Id extends string>(first?: Id): StepHolder<Id> {
  const [asked, ask] = useState(first);
  return { asked, ask };
}

/** For a wizard that is a page: the URL says the step, and back leads to the one before. */
export function stepInAddress<Id extends string, Search extends { step?: Id }>(
  search: Search,
  onSearch: (search: Search) => void,
): StepHolder<Id> {
  return { asked: search.step, ask: (step) => onSearch({ ...search, step }) };
}

export type WizardController<Id extends string> = {
  steps: readonly StepState<Id>[];
  /** Null when the wizard is through. */
  current: Id | null;
  previous: Id | null;
  next: Id | null;
  /** Leads to an open step, after asking for edits that would be lost. Absent where steps come by themselves. */
  go?: (id: Id) => Promise<void>;
  /** Leads on once the step was saved, which may just have opened the next one. */
  advance: (id: Id) => void;
};

type WizardOptions = {
  /** Steps stay in place while another is shown, with what was typed in them: going to another loses nothing. */
  keepsEdits?: boolean;
};

/** Brings the table of steps and the place of the current one together. */
export function useWizard<Id extends string>(
  table: readonly WizardStep<Id>[],
  holder: StepHolder<Id>,
  { keepsEdits = false }: WizardOptions = {},
): WizardController<Id> {
  const scope = useUnsavedScope();
  const steps = readSteps(table);
  const current = stepToShow(steps, holder.asked);
  return {
    steps,
    current,
    previous: stepBeside(steps, current, -1),
    next: stepBeside(steps, current, 1),
    go: async (id) => {
      if (steps.some((step) => step.id === id && step.isLocked)) return;
      if (keepsEdits || (await scope.confirmLeave())) holder.ask(id);
    },
    advance: (id) => {
      if (!keepsEdits) scope.forget();
      holder.ask(id);
    },
  };
}

/** A wizard whose step follows from something else, such as the state of a job: to be watched, not walked. */
export function watchedWizard<Id extends string>(
  table: readonly WizardStep<Id>[],
  current: Id | null,
): WizardController<Id> {
  return { steps: readSteps(table), current, previous: null, next: null, advance: () => undefined };
}
