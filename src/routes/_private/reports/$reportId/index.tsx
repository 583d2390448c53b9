import { createFileRoute } from '@tanstack/react-router';
import { ReportPage } from '@/features/reports/reports/report-page';
import { reportSearch } from '@/features/reports/reports/search';

export const Route = createFileRoute('/_private/reports/$reportId/')({
  validateSearch: reportSearch,
  component: ReportRoute,
});

function ReportRoute() {
  const report = Route.useRouteContext({ select: (context) => context.report });
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReportPage
      key={report.reportId}
      {...{ report, search }}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
    />
  );
}
