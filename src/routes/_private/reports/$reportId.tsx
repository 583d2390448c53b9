import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_private/reports/$reportId')({
  beforeLoad: async ({ context, params, location }) => {
    // Loaded separately from the sign-in page, which includes every route's guard.
    const { openReport, requireAvailable } = await import('./-open-report');
    const report = await openReport(context.queryClient, params.reportId);
    if (/\/reports\/\d+\/./.test(location.pathname)) requireAvailable(report);
    return { report };
  },
});
