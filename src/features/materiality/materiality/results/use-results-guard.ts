import { useBlocker } from '@tanstack/react-router';
import { useUnsavedScope } from '@/components/form/unsaved-scope';
import { materialitySearch, viewAsked } from '@/features/materiality/materiality/search';

/**
 * Asks before typed text is lost by opening another tab, the wizard or another screen. Changing what the
 * results show loses nothing.
 */
export function useResultsGuard(): void {
  const scope = useUnsavedScope();
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      const isStaying = current.pathname === next.pathname && isSameTab(current.search, next.search);
      return !isStaying && !(await scope.confirmLeave());
    },
  });
}

function isSameTab(current: object, next: object): boolean {
  const placeOf = (search: object) => {
    const { headerId, tab = 'double', ...asked } = materialitySearch({ ...search });
    return JSON.stringify([headerId, tab, viewAsked(asked) === 'wizard']);
  };
  return placeOf(current) === placeOf(next);
}
