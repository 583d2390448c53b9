import { expect, it } from 'vitest';
import type { FoundIssue } from '#api/contract/reports/issues';
import { checkPdf } from './check-pdf';

const hash = '0f3a9c21'.repeat(8);
const issue = { reportId: 1, reportHeaderId: 7, number: 2, name: 'Emissions', hash } as FoundIssue;
const file = (content = 'content') =>
  new TextEncoder().encode(
    `%PDF-1.3\n9 0 obj\n<<\n/Keywords (SHA-256 ${hash})\n/Creator (Ledgerleaf)\n>>\nendobj\n${content}\n/Info 9 0 R\n%%EOF`,
  );
const sources = {
  findIssue: async (asked: string) => (asked === hash ? issue : null),
  setIssue: async () => file(),
};

it('accepts a file as the finished report when every byte is equal', async () => {
  expect(await checkPdf(file(), sources)).toEqual({ kind: 'equal', issue });
});

it('does not accept a file because of its checksum alone', async () => {
  for (const content of ['Content', 'content and more', ''])
    expect(await checkPdf(file(content), sources)).toEqual({ kind: 'differs', issue });
});

it('says that no issue has the checksum when the user can see none', async () => {
  const verdict = await checkPdf(file(), { ...sources, findIssue: async () => null });
  expect(verdict).toEqual({ kind: 'unknown', hash });
});

it('does not contact the server about a file that it cannot read', async () => {
  const never = () => Promise.reject(new Error('asked'));
  const bytes = new TextEncoder().encode('%PDF-1.7 from elsewhere');
  expect(await checkPdf(bytes, { findIssue: never, setIssue: never })).toEqual({ kind: 'unreadable' });
});
