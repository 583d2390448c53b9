import { lazyRouteComponent } from '@tanstack/react-router';
import type { AreaSubmenu } from '@/components/layout/shell-types';

/** The submenus of this area's screens. */
export const submenus: readonly AreaSubmenu[] = [
  {
    path: '/reports',
    Submenu: lazyRouteComponent(() => import('./reports/reports-submenu'), 'ReportsSubmenu'),
  },
];
