import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { GeneralInformation } from '#api/contract/reports/general-informations';
import type { ReportHeader } from '#api/contract/reports/headers';
import { reportQueries } from '../queries';
import { VerificationNotice } from './verification-notice';

function drawn(
  stated: Partial<GeneralInformation>,
  header: Partial<ReportHeader> = {},
  isThere = false,
): string {
  const queryClient = new QueryClient();
  const data = { verification: null, isFirstAudit: null, isVerificationCleared: false, ...stated };
  queryClient.setQueryData(reportQueries.generalInformation(7).queryKey, data as never);
  const report = { reportHeaderId: 7, questionnaireType: 'GHG', issueNumber: 1, isComplete: true, ...header };
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <VerificationNotice header={report as ReportHeader} onState={isThere ? undefined : () => undefined} />
    </QueryClientProvider>,
  );
}

it('warns before the first change that a finished issue is verified or has an audit number', () => {
  expect(drawn({ verification: 'limited' })).toContain('verification.ofIssueHint');
  expect(drawn({ verification: 'none', isFirstAudit: false })).toContain('verification.ofIssueHint');
  expect(drawn({ verification: 'none' })).toBe('');
  expect(drawn({ verification: 'limited' }, { isComplete: false })).toBe('');
});

it('says what was cleared, with a link to where it is entered again', () => {
  const cleared = drawn({ verification: 'none', isVerificationCleared: true }, { isComplete: false });
  expect(cleared).toContain('verification.clearedAfter');
  expect(cleared).toContain('verification.state<');
  const there = drawn({ isVerificationCleared: true }, {}, true);
  expect(there).not.toContain('verification.state<');
});

it('says in a copy that none of it was copied', () => {
  const copy = drawn({ isVerificationCleared: true }, { issueNumber: null, isComplete: false });
  expect(copy).toContain('verification.clearedInCopy');
});
