import { Suspense } from 'react';
import type { AreaSubmenu } from '@/components/layout/shell-types';
import { submenus as activityData } from '@/features/activity-data/submenus';
import { submenus as company } from '@/features/company/submenus';
import { submenus as emissions } from '@/features/emissions/submenus';
import { submenus as factors } from '@/features/factors/submenus';
import { submenus as knowledge } from '@/features/knowledge/submenus';
import { submenus as reports } from '@/features/reports/submenus';
import { submenus as reviews } from '@/features/reviews/submenus';
import { submenus as scenarios } from '@/features/scenarios/submenus';

/** Which submenu belongs to which screens, by area. */
const submenus: readonly AreaSubmenu[] = [
  ...emissions,
  ...factors,
  ...company,
  ...activityData,
  ...reports,
  ...reviews,
  ...scenarios,
  ...knowledge,
];

/**
 * Loads the code of all submenus in advance, so that no screen waits for it. One that cannot be loaded now is loaded
 * when it is shown.
 */
export function loadSubmenus(): void {
  for (const { Submenu } of submenus) void Submenu.preload?.();
}

/**
 * The submenu of the screen at this address; null when it has none. Without locations, the overview has the list of
 * locations, because the locations screen redirects there.
 */
export function submenuAt(pathname: string, { anyLocations }: { anyLocations: boolean }) {
  const address = pathname === '/' && !anyLocations ? '/locations' : pathname;
  const found = submenus.find(({ path }) => address === path || address.startsWith(`${path}/`));
  if (!found || (found.hiddenBelow && address.startsWith(`${found.hiddenBelow}/`))) return null;
  return (
    // Reserves the submenu's space, so that the page does not jump when its code arrives.
    <Suspense fallback={<div className="w-60 shrink-0 border-r" />}>
      <found.Submenu />
    </Suspense>
  );
}
