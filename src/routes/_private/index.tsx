import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '@/features/dashboard/dashboard-page';
import { prepareDashboard } from '@/features/dashboard/prepare-dashboard';
import { loadScreenTexts } from '@/i18n/setup';
import { waitAtMost } from '@/lib/wait-at-most';

/** Drawn once with all figures is sooner there than tile by tile; an API that takes longer gets skeletons. */
const patienceMs = 200;

export const Route = createFileRoute('/_private/')({
  loader: async ({ context }) => {
    const figures = prepareDashboard(context.queryClient).then(({ answered }) => answered);
    await Promise.all([loadScreenTexts('dashboard'), waitAtMost(patienceMs, figures)]);
  },
  // Longer than the loader's patience: nothing blank comes between two screens.
  pendingMs: 2 * patienceMs,
  component: DashboardPage,
});
