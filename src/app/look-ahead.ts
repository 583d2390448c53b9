import type { QueryClient } from '@tanstack/react-query';
import { credential } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { thisDevice } from '@/lib/device/this-device';
import { waitAtMost } from '@/lib/wait-at-most';
import type { AppRouter } from './router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Requests the first data of the screen while its code is still loading. */
    lookAhead?: (asked: {
      queryClient: QueryClient;
      params: Record<string, string | undefined>;
      search: Record<string, unknown>;
    }) => Promise<void>;
  }
}

/** A running engine answers sooner; one that has to start leaves time to load the code. */
const patienceMs = 60;

/**
 * For returning users who are signed in: requests what the guard of the first screen needs, the figures of the
 * overview or the first data of another screen, and the screen's code, all while the engine is still being located.
 * Nothing waits for it; the guard, the loader and the tiles send their usual requests and find the response in the
 * cache or in flight.
 */
export async function lookAhead(router: AppRouter, queryClient: QueryClient): Promise<void> {
  await thisDevice.loaded;
  if (!credential.read()) return;
  const { pathname, search } = router.latestLocation;
  const opened = openScreens(router);
  const asked = pathname === '/' ? prepareOverview(queryClient) : queryClient.prefetchQuery(sessionQuery);
  await opened;
  const [matchedRoutes, params] = router.getMatchedRoutes(pathname);
  // The screen fetches what cannot be fetched now.
  matchedRoutes
    .at(-1)
    ?.options.staticData?.lookAhead?.({ queryClient, params, search })
    .catch(() => undefined);
  // The page is blocked while it runs new code, so the engine gets its first request before that.
  await waitAtMost(patienceMs, asked);
  for (const route of matchedRoutes) void router.loadRouteChunk(route);
}

/**
 * The routes behind the sign-in. If they cannot be loaded now, they are loaded, and a failure is shown, when one is
 * opened.
 */
export async function openScreens(router: AppRouter): Promise<void> {
  await router.options.context.openScreens(router.latestLocation.pathname).catch(() => undefined);
}

/**
 * The screen's queries are not part of the sign-in page either; what cannot be fetched now is fetched by the screen.
 */
function prepareOverview(queryClient: QueryClient): Promise<unknown> {
  return import('@/features/emissions/dashboard/prepare-dashboard').then(
    ({ prepareDashboard }) => prepareDashboard(queryClient).asked,
    () => undefined,
  );
}
