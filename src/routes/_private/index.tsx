import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '@/features/emissions/dashboard/dashboard-page';
import { prepareDashboard } from '@/features/emissions/dashboard/prepare-dashboard';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/')({
  loader: async ({ context }) => {
    const figures = prepareDashboard(context.queryClient).then(({ answered }) => answered);
    await loadScreenTexts('dashboard');
    // Not waited for here: the frame of the page stands while the API works.
    return { figures };
  },
  component: () => <DashboardPage figures={Route.useLoaderData().figures} />,
});
