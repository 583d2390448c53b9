import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useTheme } from '@/hooks/use-theme';
import type { AppRouter } from './router';

/** The composition root of the client: what every screen can rely on. */
export function App({ router, queryClient }: { router: AppRouter; queryClient: QueryClient }) {
  useTheme();
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
