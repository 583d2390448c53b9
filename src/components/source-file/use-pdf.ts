import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf';

type Opened = PDFDocumentProxy | 'failed' | null;

/** The opened file; null while it opens. Its memory is given back when the user leaves. */
export function usePdf(file: Blob): [Opened, fail: () => void] {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    let isOver = false;
    let document: PDFDocumentProxy | undefined;
    openPdf(file).then(
      (found) => {
        document = found;
        if (isOver) void found.loadingTask.destroy();
        else setOpened(found);
      },
      () => {
        if (!isOver) setOpened('failed');
      },
    );
    return () => {
      isOver = true;
      void document?.loadingTask.destroy();
      setOpened(null);
    };
  }, [file]);
  return [opened, () => setOpened('failed')];
}
