import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SessionUser } from '#api/contract/account/session';
import type { ReportHeader } from '#api/contract/reports/headers';
import { sessionQuery } from '@/lib/api/queries/session';
import { reportQueries } from '../queries';
import { DataExportPage } from './data-export-page';

/** The page before (null) or after the finished reports were loaded. */
function drawn(reports: ReportHeader[] | null): string {
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, {
    companyName: 'Mill',
    modules: ['REPORTS'],
    today: '2026-01-05',
  } as never as SessionUser);
  if (reports) client.setQueryData(reportQueries.finished().queryKey, reports);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DataExportPage />
    </QueryClientProvider>,
  );
  client.clear();
  return markup;
}

function packageButton(reports: ReportHeader[] | null): string {
  return drawn(reports).match(/<button[^>]*>(?=(?:(?!<button).)*package\.save)/s)?.[0] ?? '';
}

it('disables the package until the finished reports are loaded, so it does not claim that there are none', () => {
  expect(packageButton([])).not.toContain('aria-disabled="true"');
  expect(packageButton(null)).toContain('aria-disabled="true"');
});

it('offers the evidence of the newest finished report, or of the last complete year', () => {
  const year = { startDate: '2024-07-01', endDate: '2025-06-30' } as ReportHeader;
  expect(drawn([year])).toMatch(/archive\.period.*Jul 1, 2024 – Jun 30, 2025.*archive\.save/s);
  expect(drawn([])).toMatch(/archive\.period.*Jan 1, 2025 – Dec 31, 2025.*archive\.save/s);
});
