import { lazy } from 'react';
import type { AreaSubmenu } from '@/components/layout/shell-types';

/** The second panels of this area's screens. */
export const submenus: readonly AreaSubmenu[] = [
  {
    path: '/locations',
    Submenu: lazy(() =>
      import('./locations/locations-submenu').then((file) => ({ default: file.LocationsSubmenu })),
    ),
  },
  {
    path: '/settings',
    Submenu: lazy(() =>
      import('./settings/settings-submenu').then((file) => ({ default: file.SettingsSubmenu })),
    ),
  },
];
