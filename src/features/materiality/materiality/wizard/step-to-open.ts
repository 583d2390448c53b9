import type { MaterialityCompletion } from '#api/contract/materiality/information';
import type { WizardStepId } from './step-props';

/** Where the address names no step: the first open one that is not filled; the first one of a complete assessment. */
export function stepToOpen({ steps }: MaterialityCompletion): WizardStepId {
  const open = steps.find(({ isUnlocked, isFilled }) => isUnlocked && !isFilled)?.step;
  return open && open !== 'reportingScope' ? open : 'information';
}
