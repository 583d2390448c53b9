import { getDefaultStore, useAtom } from 'jotai';
import { localAtom } from './local-atom';

const isExpandedAtom = localAtom<boolean>(
  'ledgerleaf.menu-expanded',
  true,
  (stored) => typeof stored === 'boolean',
);

/**
 * Whether the user keeps the main menu wide. Narrow windows always collapse it. This setting belongs to the device:
 * unlike other atoms it outlives the session, so it is not kept in the session's store.
 */
export function useIsMenuExpanded() {
  return useAtom(isExpandedAtom, { store: getDefaultStore() });
}
