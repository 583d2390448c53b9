import { lazy } from 'react';
import type { AreaSubmenu } from '@/components/layout/shell-types';

/** The second panels of this area's screens. */
export const submenus: readonly AreaSubmenu[] = [
  {
    path: '/scenarios',
    Submenu: lazy(() =>
      import('./scenarios/scenarios-submenu').then((file) => ({ default: file.ScenariosSubmenu })),
    ),
  },
];
