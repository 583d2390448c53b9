import { useBlocker } from '@tanstack/react-router';
import { useUnsavedScope } from './unsaved-scope';

/**
 * Asks before navigation discards unsaved edits in the scope's forms: tabs, pages, other screens, Back. Turning the
 * page of the table keeps the form for a new entry, so only the edited row counts then. `onGivenUp` removes the
 * forms where the screen may stay, so that no form keeps discarded edits.
 */
export function useLeaveGuard(onGivenUp?: () => void): void {
  const scope = useUnsavedScope();
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      const isPaging = current.pathname === next.pathname && isSameList(current.search, next.search);
      const part = isPaging ? 'edited' : undefined;
      if (!scope.hasUnsaved(part)) return false;
      if (!(await scope.confirmLeave(part))) return true;
      onGivenUp?.();
      return false;
    },
  });
}

function isSameList(current: object, next: object): boolean {
  const { page: _currentPage, ...currentList } = current as Record<string, unknown>;
  const { page: _nextPage, ...nextList } = next as Record<string, unknown>;
  return JSON.stringify(currentList) === JSON.stringify(nextList);
}
