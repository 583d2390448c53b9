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

/** Which second panel belongs to which screens, by area. */
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

/** Fetches the code of all panels, so that none is waited for. One that cannot be fetched now is fetched where it stands. */
export function loadSubmenus(): void {
  for (const { Submenu } of submenus) void Submenu.preload?.();
}

/**
 * The panel of the screen at this address; null when it has none. Somebody without locations gets the list of
 * them on the overview, since the screen that has it leads there.
 */
export function submenuAt(pathname: string, { anyLocations }: { anyLocations: boolean }) {
  const address = pathname === '/' && !anyLocations ? '/locations' : pathname;
  const found = submenus.find(({ path }) => address === path || address.startsWith(`${path}/`));
  if (!found) return null;
  return (
    // Holds the panel's place, so that the page does not jump when its code arrives.
    <Suspense fallback={<div className="w-60 shrink-0 border-r" />}>
      <found.Submenu />
    </Suspense>
  );
}
