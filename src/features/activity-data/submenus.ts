import { lazy } from 'react';
import type { AreaSubmenu } from '@/components/layout/shell-types';

/** The second panels of this area's screens. */
export const submenus: readonly AreaSubmenu[] = [
  {
    path: '/value-chain',
    Submenu: lazy(() =>
      import('./value-chain/value-chain-submenu').then((file) => ({ default: file.ValueChainSubmenu })),
    ),
  },
];
