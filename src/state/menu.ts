import { localAtom } from './local-atom';

/** Whether the person keeps the main menu wide. Narrow windows collapse it whatever is chosen. */
export const isMenuExpandedAtom = localAtom<boolean>(
  'ledgerleaf.menu-expanded',
  true,
  (stored) => typeof stored === 'boolean',
);
