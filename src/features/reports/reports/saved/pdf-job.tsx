import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Dialog } from '@/components/ui/dialog';
import { Progress } from '@/components/ui/progress';
import { useSavePdf } from '../use-save-pdf';

type PdfJobProps = { header: ReportHeader; onDone: () => void };

/** Downloads the PDF directly from the list and shows the progress. */
export function PdfJob({ header, onDone }: PdfJobProps) {
  const { t } = useTranslation('reports');
  const name = useHeaderTitle()(header);
  const { share, save } = useSavePdf();
  const isStarted = useRef(false);
  useEffect(() => {
    // Running twice for one click would create two files.
    if (isStarted.current) return;
    isStarted.current = true;
    void save({ kind: 'issue', headerId: header.reportHeaderId }, name).finally(onDone);
  });
  return (
    <Dialog isOpen size="sm" title={name} onClose={onDone}>
      <Progress label={t('pdfProgress')} share={share} />
    </Dialog>
  );
}
