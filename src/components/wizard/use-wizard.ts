import { useState } from 'react';
import { useUnsavedScope } from '@/components/form/unsaved-scope';
import { readSteps, type StepState, stepBeside, stepToShow, type WizardStep } from './wizard-steps';

/** Where a wizard stores the requested step. */
export type StepHolder<Id extends string> = { asked: Id | undefined; ask: (id: Id) => void };

/** For a wizard in a dialog. */
export function useStepInState<Id extends string>(first?: Id): StepHolder<Id> {
  const [asked, ask] = useState(first);
  return { asked, ask };
}

/** For a wizard on a page: the URL holds the step, and Back leads to the previous one. */
export function stepInAddress<Id extends string, Search extends { step?: Id }>(
  search: Search,
  onSearch: (search: Search) => void,
): StepHolder<Id> {
  return { asked: search.step, ask: (step) => onSearch({ ...search, step }) };
}

export type WizardController<Id extends string> = {
  steps: readonly StepState<Id>[];
  /** Null when the wizard is finished. */
  current: Id | null;
  previous: Id | null;
  next: Id | null;
  /**
   * Opens an unlocked step after asking about edits that would be lost. Undefined when steps advance by themselves.
   */
  go?: (id: Id) => Promise<void>;
  /** Continues after the step was saved, which may have unlocked the next one. */
  advance: (id: Id) => void;
};

type WizardOptions = {
  /** Steps stay mounted with their typed values while another is shown, so switching loses nothing. */
  keepsEdits?: boolean;
};

/** Combines the table of steps with the current position. */
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

/** A wizard whose step follows from other state, such as the progress of a job; the user watches it. */
export function watchedWizard<Id extends string>(
  table: readonly WizardStep<Id>[],
  current: Id | null,
): WizardController<Id> {
  return { steps: readSteps(table), current, previous: null, next: null, advance: () => undefined };
}
