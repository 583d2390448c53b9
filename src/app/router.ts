import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { appBaseUrl } from '@/lib/api/api-base';
import { createDoorTree } from './door-tree';
import { ErrorPage } from './error-page';
import { FullPageLoader } from './full-page-loader';
import { NotFoundPage } from './not-found-page';

/** Contains the routes before sign-in; `openScreens` of its context adds the others. */
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
    // Most screens are ready by then; until then the previous one stays. A loading indicator disappears as soon as
    // the screen is ready.
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
