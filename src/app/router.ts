import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { appBaseUrl } from '@/lib/api/api-base';
import { createDoorTree } from './door-tree';
import { ErrorPage } from './error-page';
import { FullPageLoader } from './full-page-loader';
import { NotFoundPage } from './not-found-page';

/** With the routes before the sign-in; the others come with `openScreens` of its context. */
export function createAppRouter(queryClient: QueryClient) {
  const openScreens = async (pathname: string): Promise<boolean> => {
    const { routeTree } = await import('./route-tree.gen');
    if (router.routeTree !== routeTree) router.update({ ...router.options, routeTree });
    const [matchedRoutes] = router.getMatchedRoutes(pathname);
    return matchedRoutes.at(-1)?.id !== '/$';
  };
  const router = createRouter({
    routeTree: createDoorTree(),
    basepath: appBaseUrl.pathname,
    context: { queryClient, openScreens },
    defaultPreload: 'intent',
    // TanStack Query decides what is stale, not the router.
    defaultPreloadStaleTime: 0,
    // Most screens are ready by then; until then the one before stays. A sign of waiting goes as soon as the screen is there.
    defaultPendingMs: 400,
    defaultPendingMinMs: 0,
    defaultPendingComponent: FullPageLoader,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
