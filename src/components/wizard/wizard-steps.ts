/** The steps of a wizard as data: the requirements and status of each, and which can be opened. */
export type WizardStep<Id extends string> = {
  id: Id;
  label: string;
  isDone?: boolean;
  /** Locked until these steps are done. */
  needs?: readonly Id[];
  /** Used instead of `needs` when the server decides. */
  isLocked?: boolean;
  /** The problems in the step. */
  problems?: readonly string[];
  /** What to know before opening it, in a word or two. */
  note?: string;
};

export type StepState<Id extends string> = {
  id: Id;
  label: string;
  /** Counted from 1. */
  number: number;
  isDone: boolean;
  isLocked: boolean;
  /** Labels of the steps that must be done first. */
  missing: readonly string[];
  problems: readonly string[];
  note?: string;
};

export function readSteps<Id extends string>(steps: readonly WizardStep<Id>[]): StepState<Id>[] {
  return steps.map(({ id, label, isDone = false, needs = [], isLocked, problems = [], note }, index) => {
    const missing = steps.filter((step) => needs.includes(step.id) && !step.isDone);
    return {
      id,
      label,
      number: index + 1,
      isDone,
      isLocked: isLocked ?? missing.length > 0,
      missing: missing.map((step) => step.label),
      problems,
      note,
    };
  });
}

/**
 * The step to show when this one is requested, for instance by an address: itself, otherwise the nearest open one
 * before it, or the first if the step is unknown.
 */
export function stepToShow<Id extends string>(
  steps: readonly StepState<Id>[],
  asked: Id | undefined,
): Id | null {
  const until = steps.slice(0, steps.findIndex(({ id }) => id === asked) + 1);
  return (until.findLast(({ isLocked }) => !isLocked) ?? steps[0])?.id ?? null;
}

/** The next open step, or the previous one; null at the ends and when the step is locked. */
export function stepBeside<Id extends string>(
  steps: readonly StepState<Id>[],
  current: Id | null,
  distance: 1 | -1,
): Id | null {
  const place = steps.findIndex(({ id }) => id === current);
  const beside = place < 0 ? undefined : steps[place + distance];
  return beside && !beside.isLocked ? beside.id : null;
}

/** The marks of a self-advancing wizard: all steps before the current one are done; null means that all are. */
export function passedSteps<Id extends string>(
  steps: readonly WizardStep<Id>[],
  current: Id | null,
): WizardStep<Id>[] {
  const place = steps.findIndex(({ id }) => id === current);
  return steps.map((step, index) => ({ ...step, isDone: place < 0 || index < place }));
}
