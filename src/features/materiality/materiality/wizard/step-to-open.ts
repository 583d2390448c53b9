import type { MaterialityCompletion } from '#api/contract/materiality/information';
import type { WizardStepId } from './step-props';

/**
 * The step to open when the address names none: the first open step that is incomplete, or the first one of a
 * complete assessment.
 */
export function stepToOpen({ steps }: MaterialityCompletion): WizardStepId {
  const open = steps.find(({ isUnlocked, isFilled }) => isUnlocked && !isFilled)?.step;
  return open && open !== 'reportingScope' ? open : 'information';
}
