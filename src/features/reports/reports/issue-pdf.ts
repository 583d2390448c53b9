import type { Document } from '#api/contract/documents/document';
import type { ReportIssue } from '#api/contract/reports/issues';
import type { SetPdfOptions } from '@/lib/document/pdf/set-pdf';

/**
 * Settings of the PDF of a report. The PDF of an issue is always the same, so files can be compared byte for byte.
 * Issues from before checksums were stored have none on their cover.
 */
export function pdfSettings(
  document: Document,
  issue: Pick<ReportIssue, 'hash' | 'createdOn' | 'createdByName'> | null,
): Omit<SetPdfOptions, 'onProgress'> {
  const settings = { margins: 'medium', author: document.author ?? '' } as const;
  if (!issue) return { ...settings, madeOn: new Date() };
  const { hash, createdOn, createdByName } = issue;
  return {
    ...settings,
    madeOn: new Date(createdOn),
    ...(hash ? { issue: { hash, finishedBy: document.finishedBy ?? createdByName } } : {}),
  };
}
