import { useBlocker } from '@tanstack/react-router';
import { UnsavedScopeProvider, useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import type { Drafts } from './drafts';
import { useHasUnsaved } from './use-drafts';

/**
 * Asks before the user leaves with unsaved choices. Changing the page, filter or order of the grid loses
 * none.
 */
export function GridGuard({ drafts }: { drafts: Drafts }) {
  return (
    <UnsavedScopeProvider>
      <Guard drafts={drafts} />
    </UnsavedScopeProvider>
  );
}

function Guard({ drafts }: { drafts: Drafts }) {
  const scope = useUnsavedScope();
  useMarkUnsaved('edited', useHasUnsaved(drafts));
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname && isSameGrid(current.search, next.search)) return false;
      if (!scope.hasUnsaved()) return false;
      if (!(await scope.confirmLeave())) return true;
      drafts.dropAll();
      return false;
    },
  });
  return null;
}

function isSameGrid(current: object, next: object): boolean {
  const gridOf = (search: object) => {
    const { headerId, step, layout } = search as Record<string, unknown>;
    return JSON.stringify([headerId, step, layout]);
  };
  return gridOf(current) === gridOf(next);
}
