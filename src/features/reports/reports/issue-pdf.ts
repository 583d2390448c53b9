import type { Document } from '#api/contract/documents/document';
import type { ReportIssue } from '#api/contract/reports/issues';
import type { SetPdfOptions } from '@/lib/document/pdf/set-pdf';

/**
 * How the PDF of a report is set: of an issue always the same, so that a file of it can be compared byte for byte. Issues
 * from before checksums were kept have none on their cover.
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
