import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { appBaseUrl } from '@/lib/api/api-base';
import { ErrorPage } from './error-page';
import { FullPageLoader } from './full-page-loader';
import { NotFoundPage } from './not-found-page';
import { routeTree } from './route-tree.gen';

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    basepath: appBaseUrl.pathname,
    context: { queryClient },
    defaultPreload: 'intent',
    // TanStack Query decides what is stale, not the router.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 100,
    defaultPendingComponent: FullPageLoader,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
