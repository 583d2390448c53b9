import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Document } from '#api/contract/documents/document';
import type { ReportIssue } from '#api/contract/reports/issues';
import { type SavePdfOptions, savePdf } from '@/lib/document/pdf/save-pdf';
import { useErrorText } from '@/lib/problem/use-error-text';
import { pdfSettings } from './issue-pdf';
import { reportQueries } from './queries';

/** The report to set: a draft as shown, or an issue. Without a number, the newest issue. */
export type PdfSource =
  | { kind: 'draft'; document: Document }
  | { kind: 'issue'; headerId: number; issue?: number | undefined };

type SavePdf = {
  /** The progress from 0 to 1; null while no PDF is being set. */
  share: number | null;
  save: (source: PdfSource, fileName: string) => Promise<void>;
};

/** Sets a report as PDF in a worker and downloads it; shows failures. */
export function useSavePdf(): SavePdf {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  const read = useReadSource();
  const [share, setShare] = useState<number | null>(null);
  return {
    share,
    save: async (source, fileName) => {
      if (share !== null) return;
      setShare(0);
      try {
        const { document, issue } = await read(source);
        await handOver(document, { ...pdfSettings(document, issue), fileName, onProgress: setShare });
      } catch (error) {
        toast.error(error instanceof SettingFailed ? t('pdfFailed') : errorText(error));
      } finally {
        setShare(null);
      }
    },
  };
}

class SettingFailed extends Error {}

async function handOver(document: Document, options: SavePdfOptions): Promise<void> {
  try {
    await savePdf(document, options);
  } catch (cause) {
    throw new SettingFailed('The PDF was not set.', { cause });
  }
}

export type ReadSource = (source: PdfSource) => Promise<{ document: Document; issue: ReportIssue | null }>;

/** Pins document and record to the same issue, even if another one is finished in between. */
export function useReadSource(): ReadSource {
  const queryClient = useQueryClient();
  return async (source) => {
    if (source.kind === 'draft') return { document: source.document, issue: null };
    const { headerId } = source;
    const issues = await queryClient.fetchQuery({ ...reportQueries.issues(headerId), staleTime: 0 });
    const issue = issues.find(({ number }) => source.issue === undefined || number === source.issue) ?? null;
    const number = issue?.number ?? source.issue;
    const document = await queryClient.fetchQuery(reportQueries.document(headerId, { issue: number }));
    return { document, issue };
  };
}
