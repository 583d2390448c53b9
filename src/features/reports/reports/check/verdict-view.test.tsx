import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FoundIssue } from '#api/contract/reports/issues';
import type { Verdict } from './check-pdf';
import { VerdictView } from './verdict-view';

const hash = '0f3a9c21'.repeat(8);
const issue = {
  reportId: 1,
  reportHeaderId: 7,
  number: 2,
  name: 'Emissions 2025',
  hash,
  createdOn: '2026-08-20T12:00:00Z',
  createdByName: 'Jan Kowal',
} as FoundIssue;

function drawn(verdict: Verdict): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <VerdictView fileName="report.pdf" verdict={verdict} />
    </RouterContextProvider>,
  );
}

it.each(['equal', 'differs'] as const)('says %s, with the issue, its author and its checksum', (kind) => {
  const html = drawn({ kind, issue });
  expect(html).toContain(`check.verdict.${kind}.title`);
  expect(html).toContain('href="/reports/1/headers/7/preview?issue=2"');
  expect(html).toContain('0f3a9c21 0f3a9c21');
  expect(html).toContain('report.pdf');
});

it('links to no issue when none was found or the file names none', () => {
  const unknown = drawn({ kind: 'unknown', hash });
  expect(unknown).toContain('check.verdict.unknown.title');
  expect(unknown).toContain('0f3a9c21 0f3a9c21');
  expect(drawn({ kind: 'unreadable' })).toContain('check.verdict.unreadable.title');
  expect(unknown).not.toContain('href=');
});
