import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { findReportIssue } from '#api/contract/reports/issues';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { setPdf } from '@/lib/document/pdf/set-pdf';
import { pdfSettings } from '../issue-pdf';
import { reportQueries } from '../queries';
import { checkPdf, type Sources, type Verdict } from './check-pdf';

export type Check =
  | { kind: 'checking'; fileName: string; share: number | null }
  | { kind: 'failed'; fileName: string; error: unknown }
  | { kind: 'done'; fileName: string; verdict: Verdict };

/** Checks files one by one in the browser. If the user chooses a second file, only its result is shown. */
export function useCheckPdf(): { check: Check | null; start: (file: File) => Promise<void> } {
  const [check, setCheck] = useState<Check | null>(null);
  const newest = useRef<File>(null);
  const sourcesOf = useSources();
  const start = async (file: File) => {
    newest.current = file;
    const tell = (next: Check) => {
      if (newest.current === file) setCheck(next);
    };
    const fileName = file.name;
    const onProgress = (share: number | null) => tell({ kind: 'checking', fileName, share });
    onProgress(null);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      tell({ kind: 'done', fileName, verdict: await checkPdf(bytes, sourcesOf(onProgress)) });
    } catch (error) {
      tell({ kind: 'failed', fileName, error });
    }
  };
  return { check, start };
}

function useSources(): (onProgress: (share: number) => void) => Sources {
  const queryClient = useQueryClient();
  return (onProgress) => ({
    findIssue: async (hash) => {
      try {
        return await call(findReportIssue, { params: { hash } });
      } catch (error) {
        if (isApiError(error, 'not_found', 'plan_required')) return null;
        throw error;
      }
    },
    setIssue: async (issue) => {
      const document = await queryClient.fetchQuery(
        reportQueries.document(issue.reportHeaderId, { issue: issue.number }),
      );
      return setPdf(document, { ...pdfSettings(document, issue), onProgress });
    },
  });
}
