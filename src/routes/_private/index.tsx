import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '@/features/emissions/dashboard/dashboard-page';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/')({
  loader: async ({ context }) => {
    // Loaded separately from the file of all routes, which every screen waits for.
    const figures = import('@/features/emissions/dashboard/prepare-dashboard')
      .then(({ prepareDashboard }) => prepareDashboard(context.queryClient).answered)
      // The tiles then send their own requests.
      .catch(() => undefined);
    await loadScreenTexts('dashboard');
    // Not awaited: the frame of the page is shown while the API works.
    return { figures };
  },
  component: () => <DashboardPage figures={Route.useLoaderData().figures} />,
});
