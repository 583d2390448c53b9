import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FullPageLoader } from '@/app/full-page-loader';
import type { RouterContext } from '@/app/router-context';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <Suspense fallback={<FullPageLoader />}>
      <Outlet />
    </Suspense>
  ),
});
