import { lazy } from 'react';
import type { AreaSubmenu } from '@/components/layout/shell-types';

/** The second panels of this area's screens. */
export const submenus: readonly AreaSubmenu[] = [
  {
    path: '/factors',
    Submenu: lazy(() =>
      import('./factors/factors-submenu').then((file) => ({ default: file.FactorsSubmenu })),
    ),
  },
];
