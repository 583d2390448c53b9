/** The steps of a wizard as data: what each needs, how far it is, and where one may go. */
export type WizardStep<Id extends string> = {
  id: Id;
  label: string;
  isDone?: boolean;
  /** Locked until these steps are done. */
  needs?: readonly Id[];
  /** In place of `needs` where the server decides. */
  isLocked?: boolean;
  /** What has to be put right there. */
  problems?: readonly string[];
  /** What to know before it is opened, in a word or two. */
  note?: string;
};

export type StepState<Id extends string> = {
  id: Id;
  label: string;
  /** From 1. */
  number: number;
  isDone: boolean;
  isLocked: boolean;
  /** Labels of the steps that have to be done first. */
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
 * The step that is shown when this one is asked for, by an address for instance: itself, else the nearest before it
 * that is open; the first where nothing is known of it.
 */
export function stepToShow<Id extends string>(
  steps: readonly StepState<Id>[],
  asked: Id | undefined,
): Id | null {
  const until = steps.slice(0, steps.findIndex(({ id }) => id === asked) + 1);
  return (until.findLast(({ isLocked }) => !isLocked) ?? steps[0])?.id ?? null;
}

/** The next open step, or the one before; null at the ends and where the way is locked. */
export function stepBeside<Id extends string>(
  steps: readonly StepState<Id>[],
  current: Id | null,
  distance: 1 | -1,
): Id | null {
  const place = steps.findIndex(({ id }) => id === current);
  const beside = place < 0 ? undefined : steps[place + distance];
  return beside && !beside.isLocked ? beside.id : null;
}

/** The marks of a way that goes by itself: everything before the current step is behind; null: all of it is. */
export function passedSteps<Id extends string>(
  steps: readonly WizardStep<Id>[],
  current: Id | null,
): WizardStep<Id>[] {
  const place = steps.findIndex(({ id }) => id === current);
  return steps.map((step, index) => ({ ...step, isDone: place < 0 || index < place }));
}
