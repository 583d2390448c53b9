import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Report } from '#api/contract/reports/reports';
import { reportQueries } from '@/features/reports/reports/queries';

/** Redirects to the first report type; stays where it says that there is none. */
export async function openFirstReport(queryClient: QueryClient): Promise<void> {
  const [first] = await queryClient.ensureQueryData(reportQueries.list(''));
  if (first) throw redirectTo(first);
}

/** The report type in the address; an unknown id redirects to the first one. */
export async function openReport(queryClient: QueryClient, reportId: string): Promise<Report> {
  const reports = await queryClient.ensureQueryData(reportQueries.list(''));
  const found = reports.find((one) => String(one.reportId) === reportId);
  if (found) return found;
  throw reports[0] ? redirectTo(reports[0]) : redirect({ to: '/reports', replace: true });
}

/** A report type that is not in the plan has only its first page. */
export function requireAvailable(report: Report): void {
  if (!report.isAvailable) throw redirectTo(report);
}

function redirectTo({ reportId }: Report) {
  return redirect({ to: '/reports/$reportId', params: { reportId: String(reportId) }, replace: true });
}
