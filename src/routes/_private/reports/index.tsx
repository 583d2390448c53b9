import { createFileRoute } from '@tanstack/react-router';
import { NoReport } from '@/features/reports/reports/no-report';

export const Route = createFileRoute('/_private/reports/')({
  beforeLoad: async ({ context }) => {
    const { openFirstReport } = await import('./-open-report');
    await openFirstReport(context.queryClient);
  },
  component: NoReport,
});
