import type { QueryClient } from '@tanstack/react-query';
import { credential } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { thisDevice } from '@/lib/device/this-device';
import { waitAtMost } from '@/lib/wait-at-most';
import type { AppRouter } from './router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Asks for what the screen begins with, while its code is still on the way. */
    lookAhead?: (asked: {
      queryClient: QueryClient;
      params: Record<string, string | undefined>;
      search: Record<string, unknown>;
    }) => Promise<void>;
  }
}

/** An engine that runs answers sooner; one that has to start leaves time to load the code. */
const patienceMs = 60;

/**
 * For somebody who comes back signed in: what the guard of the first screen will ask, the figures of the overview or what
 * another screen says that it begins with, and the code of the screen, all fetched while the engine is still being found.
 * Nothing waits for it; the guard, the loader and the tiles ask as they always do, and find the answer there or on its way.
 */
export async function lookAhead(router: AppRouter, queryClient: QueryClient): Promise<void> {
  await thisDevice.loaded;
  if (!credential.read()) return;
  const { pathname, search } = router.latestLocation;
  const opened = openScreens(router);
  const asked = pathname === '/' ? prepareOverview(queryClient) : queryClient.prefetchQuery(sessionQuery);
  await opened;
  const [matchedRoutes, params] = router.getMatchedRoutes(pathname);
  // What cannot be fetched now is fetched by the screen.
  matchedRoutes
    .at(-1)
    ?.options.staticData?.lookAhead?.({ queryClient, params, search })
    .catch(() => undefined);
  // The page can do nothing else while it runs new code; so first the engine gets something to work on.
  await waitAtMost(patienceMs, asked);
  for (const route of matchedRoutes) void router.loadRouteChunk(route);
}

/** The routes behind the sign-in. Those that cannot be loaded now are asked for, and told, when one is opened. */
export async function openScreens(router: AppRouter): Promise<void> {
  await router.options.context.openScreens(router.latestLocation.pathname).catch(() => undefined);
}

/** Its questions do not come with the sign-in page either; what cannot be fetched now is fetched by the screen. */
function prepareOverview(queryClient: QueryClient): Promise<unknown> {
  return import('@/features/emissions/dashboard/prepare-dashboard').then(
    ({ prepareDashboard }) => prepareDashboard(queryClient).asked,
    () => undefined,
  );
}
