import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Report } from '#api/contract/reports/reports';
import { reportQueries } from '@/features/reports/reports/queries';

/** Leads to the first report; stays where it says that there is none. */
export async function openFirstReport(queryClient: QueryClient): Promise<void> {
  const [first] = await queryClient.ensureQueryData(reportQueries.list(''));
  if (first) throw redirectTo(first);
}

/** The report of the address; an unknown id leads to the first one. */
export async function openReport(queryClient: QueryClient, reportId: string): Promise<Report> {
  const reports = await queryClient.ensureQueryData(reportQueries.list(''));
  const found = reports.find((one) => String(one.reportId) === reportId);
  if (found) return found;
  throw reports[0] ? redirectTo(reports[0]) : redirect({ to: '/reports', replace: true });
}

/** What the company's plan lacks has its first page and nothing behind it. */
export function requireAvailable(report: Report): void {
  if (!report.isAvailable) throw redirectTo(report);
}

function redirectTo({ reportId }: Report) {
  return redirect({ to: '/reports/$reportId', params: { reportId: String(reportId) }, replace: true });
}
