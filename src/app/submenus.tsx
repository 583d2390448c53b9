import { type ComponentType, lazy, Suspense } from 'react';

/** Which second panel belongs to which screens. A feature with a panel adds one line. */
const submenus: readonly { path: string; Submenu: ComponentType }[] = [
  {
    path: '/explorer',
    Submenu: lazy(() =>
      import('@/features/shell/explorer-submenu').then((file) => ({ default: file.ExplorerSubmenu })),
    ),
  },
  {
    path: '/factors',
    Submenu: lazy(() =>
      import('@/features/shell/factors-submenu').then((file) => ({ default: file.FactorsSubmenu })),
    ),
  },
  {
    path: '/locations',
    Submenu: lazy(() =>
      import('@/features/shell/locations-submenu').then((file) => ({ default: file.LocationsSubmenu })),
    ),
  },
  {
    path: '/value-chain',
    Submenu: lazy(() =>
      import('@/features/shell/value-chain-submenu').then((file) => ({ default: file.ValueChainSubmenu })),
    ),
  },
];

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
