import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '@/features/emissions/dashboard/dashboard-page';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/')({
  loader: async ({ context }) => {
    // Not with the file of all routes, which every screen waits for.
    const figures = import('@/features/emissions/dashboard/prepare-dashboard')
      .then(({ prepareDashboard }) => prepareDashboard(context.queryClient).answered)
      // The tiles ask by themselves then.
      .catch(() => undefined);
    await loadScreenTexts('dashboard');
    // Not waited for here: the frame of the page stands while the API works.
    return { figures };
  },
  component: () => <DashboardPage figures={Route.useLoaderData().figures} />,
});
