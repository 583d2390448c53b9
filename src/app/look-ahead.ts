import type { QueryClient } from '@tanstack/react-query';
import { reviewSearch } from '@/features/reviews/reviews/search';
import { credential } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { thisDevice } from '@/lib/device/this-device';
import { waitAtMost } from '@/lib/wait-at-most';
import type { AppRouter } from './router';

/** An engine that runs answers sooner; one that has to start leaves time to load the code. */
const patienceMs = 60;

/**
 * For somebody who comes back signed in: what the guard of the first screen will ask, the figures of the overview or
 * the questions of a review, and the code of the screen, all fetched while the engine is still being found. Nothing
 * waits for it; the guard, the loader and the tiles ask as they always do, and find the answer there or on its way.
 */
export async function lookAhead(router: AppRouter, queryClient: QueryClient): Promise<void> {
  await thisDevice.loaded;
  if (!credential.read()) return;
  const { pathname, search } = router.latestLocation;
  const opened = openScreens(router);
  const asked = pathname === '/' ? prepareOverview(queryClient) : queryClient.prefetchQuery(sessionQuery);
  await opened;
  const [matchedRoutes, { reviewId }] = router.getMatchedRoutes(pathname);
  if (Number(reviewId) > 0) {
    const shown = { reviewId: Number(reviewId), scope: reviewSearch(search).scope };
    // Not with the sign-in page, to which nobody here comes. What cannot be fetched now is fetched by the screen.
    void import('@/features/reviews/reviews/prepare-review').then(
      ({ prepareReview }) => prepareReview(queryClient, shown),
      () => undefined,
    );
  }
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
    ({ prepareDashboard }) => prepareDashboard(queryClient),
    () => undefined,
  );
}
