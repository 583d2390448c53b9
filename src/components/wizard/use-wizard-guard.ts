import { useBlocker } from '@tanstack/react-router';
import { useUnsavedScope } from '@/components/form/unsaved-scope';

/**
 * Asks before navigation discards unsaved values of the steps. Moving between steps loses nothing if they are kept.
 */
export function useWizardGuard({ keepsEdits = false }: { keepsEdits?: boolean } = {}): void {
  const scope = useUnsavedScope();
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      if (keepsEdits && current.pathname === next.pathname && isSameBut(current.search, next.search))
        return false;
      return !(await scope.confirmLeave());
    },
  });
}

function isSameBut(current: object, next: object): boolean {
  const { step: _currentStep, ...rest } = current as Record<string, unknown>;
  const { step: _nextStep, ...nextRest } = next as Record<string, unknown>;
  return JSON.stringify(rest) === JSON.stringify(nextRest);
}
