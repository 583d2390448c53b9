import { lazy } from 'react';
import type { AreaSubmenu } from '@/components/layout/shell-types';

/** The second panels of this area's screens. */
export const submenus: readonly AreaSubmenu[] = [
  {
    path: '/reports',
    Submenu: lazy(() =>
      import('./reports/reports-submenu').then((file) => ({ default: file.ReportsSubmenu })),
    ),
  },
];
