import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { ReportHeader } from '#api/contract/reports/headers';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Dialog } from '@/components/ui/dialog';
import { Progress } from '@/components/ui/progress';
import { useErrorText } from '@/lib/problem/use-error-text';
import { reportQueries } from '../queries';
import { useSavePdf } from '../use-save-pdf';

type PdfJobProps = { header: ReportHeader; onDone: () => void };

/** From the list straight to the file, with how far it is. */
export function PdfJob({ header, onDone }: PdfJobProps) {
  const { t } = useTranslation('reports');
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const name = useHeaderTitle()(header);
  const { share, save } = useSavePdf();
  const isStarted = useRef(false);
  useEffect(() => {
    // Twice for one press would be two files.
    if (isStarted.current) return;
    isStarted.current = true;
    queryClient
      .fetchQuery(reportQueries.document(header.reportHeaderId, {}))
      .then((document) => save(document, name))
      .catch((error: unknown) => toast.error(errorText(error)))
      .finally(onDone);
  });
  return (
    <Dialog isOpen size="sm" title={name} onClose={onDone}>
      <Progress label={t('pdfProgress')} share={share} />
    </Dialog>
  );
}
