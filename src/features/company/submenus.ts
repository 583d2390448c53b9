import { lazyRouteComponent } from '@tanstack/react-router';
import type { AreaSubmenu } from '@/components/layout/shell-types';

/** The submenus of this area's screens. */
export const submenus: readonly AreaSubmenu[] = [
  {
    path: '/locations',
    // A file beside its entries.
    hiddenBelow: '/locations/intake',
    Submenu: lazyRouteComponent(() => import('./locations/locations-submenu'), 'LocationsSubmenu'),
  },
  {
    path: '/settings',
    Submenu: lazyRouteComponent(() => import('./settings/settings-submenu'), 'SettingsSubmenu'),
  },
];
