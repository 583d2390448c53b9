import { lazyRouteComponent } from '@tanstack/react-router';
import type { AreaSubmenu } from '@/components/layout/shell-types';

/** The submenus of this area's screens. */
export const submenus: readonly AreaSubmenu[] = [
  {
    path: '/value-chain',
    Submenu: lazyRouteComponent(() => import('./value-chain/value-chain-submenu'), 'ValueChainSubmenu'),
  },
];
