import { getDefaultStore, useAtom } from 'jotai';
import { localAtom } from './local-atom';

const isExpandedAtom = localAtom<boolean>(
  'ledgerleaf.menu-expanded',
  true,
  (stored) => typeof stored === 'boolean',
);

/**
 * Whether the person keeps the main menu wide. Narrow windows collapse it whatever is chosen. A choice of this
 * device: unlike the other atoms it outlives the session, so it is not kept in the session's store.
 */
export function useIsMenuExpanded() {
  return useAtom(isExpandedAtom, { store: getDefaultStore() });
}
