import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Document } from '#api/contract/documents/document';
import { savePdf } from '@/lib/document/pdf/save-pdf';

type SavePdf = {
  /** How much of it is set, 0 to 1; null while none is. */
  share: number | null;
  save: (document: Document, fileName: string) => Promise<void>;
};

/** Sets a report as PDF beside the page and hands it over; says so where that fails. */
export function useSavePdf(): SavePdf {
  const { t } = useTranslation('reports');
  const [share, setShare] = useState<number | null>(null);
  return {
    share,
    save: async (document, fileName) => {
      if (share !== null) return;
      setShare(0);
      try {
        await savePdf(document, {
          fileName,
          margins: 'medium',
          author: document.author ?? '',
          onProgress: setShare,
        });
      } catch {
        toast.error(t('pdfFailed'));
      } finally {
        setShare(null);
      }
    },
  };
}
