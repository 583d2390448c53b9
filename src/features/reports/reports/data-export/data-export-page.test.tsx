import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SessionUser } from '#api/contract/account/session';
import type { ReportHeader } from '#api/contract/reports/headers';
import { sessionQuery } from '@/lib/api/queries/session';
import { reportQueries } from '../queries';
import { DataExportPage } from './data-export-page';

/** The package button before (null) or after the finished reports were loaded. */
function packageButton(reports: ReportHeader[] | null): string {
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, {
    companyName: 'Mill',
    modules: ['REPORTS'],
  } as never as SessionUser);
  if (reports) client.setQueryData(reportQueries.finished().queryKey, reports);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DataExportPage />
    </QueryClientProvider>,
  );
  client.clear();
  return markup.match(/<button[^>]*>/g)?.at(-1) ?? '';
}

it('disables the package until the finished reports are loaded, so it does not claim that there are none', () => {
  expect(packageButton([])).not.toContain('aria-disabled="true"');
  expect(packageButton(null)).toContain('aria-disabled="true"');
});
