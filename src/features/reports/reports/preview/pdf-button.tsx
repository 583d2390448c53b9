import { Download, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#api/contract/documents/document';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';
import { useSavePdf } from '../use-save-pdf';

type PdfButtonProps = { document: Document; fileName: string };

/** The report as PDF; says how far the setting is. */
export function PdfButton({ document, fileName }: PdfButtonProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { share, save } = useSavePdf();
  const isSetting = share !== null;
  return (
    <Button
      variant="primary"
      aria-disabled={isSetting || undefined}
      onClick={() => void save(document, fileName)}
    >
      {isSetting ? (
        <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />
      ) : (
        <Download aria-hidden />
      )}
      {isSetting ? t('pdfShare', { share: format.percent(share, { decimals: 0 }) }) : t('pdf')}
    </Button>
  );
}
