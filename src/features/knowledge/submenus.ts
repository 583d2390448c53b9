import { lazy } from 'react';
import type { AreaSubmenu } from '@/components/layout/shell-types';

/** The second panels of this area's screens. */
export const submenus: readonly AreaSubmenu[] = [
  {
    path: '/knowledge-base',
    Submenu: lazy(() =>
      import('./knowledge-base/knowledge-submenu').then((file) => ({ default: file.KnowledgeSubmenu })),
    ),
  },
];
